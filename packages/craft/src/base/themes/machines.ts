/** From the first wheel to the thing that vacuums. */
export const MACHINES = `
轮子 | Wheel | 🛞 | tool round fast
  石头+工具, 木头+工具, 陶+工具
车 | Cart | 🛒 | machine slow
  轮子+木头, 马+轮子, 牛+轮子, 轮子+人
自行车 | Bicycle | 🚲 | machine fast
  轮子+轮子, 车+人, 车+竹子
齿轮 | Gear | ⚙️ | tool round
  轮子+金属, 轮子+剑, 工具+金属
水车 | Waterwheel | 🎡 | machine wet slow
  水+轮子, 河+轮子, 瀑布+轮子
风车 | Windmill | 🌬️ | machine slow
  风+轮子, 水车+风, 麦子+风暴
机器 | Machine | 🦾 | machine loud
  齿轮+蒸汽, 齿轮+电, 齿轮+齿轮, 水车+齿轮
火车 | Train | 🚂 | machine fast loud big
  车+蒸汽, 车+金属, 车+炭, 车+车
汽车 | Car | 🚗 | machine fast
  车+机器, 车+油, 马+机器, 车+电
飞机 | Aeroplane | ✈️ | machine fast flying
  鸟+金属, 鸟+机器, 车+天空, 风筝+机器
地铁 | Metro | 🚇 | machine fast dark busy
  火车+土, 火车+城市, 火车+夜
潜水艇 | Submarine | 🤿 | machine sea quiet | 潜水 / Diving
  船+鱼, 船+金属, 鲸+机器, 机器+海
火箭 | Rocket | 🚀 | machine fast flying space
  烟花+金属, 烟花+机器, 机器+天空, 飞机+星星
卫星 | Satellite | 🛰️ | machine space
  机器+月亮, 机器+太空, 机器+星星
飞碟 | Flying Saucer | 🛸 | machine space flying
  外星人+机器, 外星人+车, 瓷器+太空, 瓷器+天空
电 | Electricity | 🔌 | light electric
  闪电+金属, 闪电+科学家, 风筝+闪电, 闪电+工具, 风车+金属, 水车+金属
灯 | Lamp | 💡 | tool bright electric | 电灯 / Lamp
  电+玻璃, 电+光, 电+灯笼, 电+夜
灯塔 | Lighthouse | 🗼 | place bright sea
  灯+海, 灯+岛, 篝火+海, 墙+海, 渔夫+夜
钟 | Clock | 🕰️ | machine slow | 时钟 / Clock
  齿轮+时间, 机器+时间, 鸡+机器
时间机器 | Time Machine | 🌀 | machine magic fast
  钟+魔法, 钟+火箭, 黑洞+机器, 未来+机器
望远镜 | Telescope | 🔭 | tool space
  玻璃+星星, 玻璃+月亮, 镜子+星星, 玻璃+夜
相机 | Camera | 📷 | machine bright
  镜子+机器, 玻璃+影子, 镜子+时间, 玻璃+机器
照片 | Photo | 🖼️ | art old
  相机+人, 相机+纸, 相机+时间, 相机+猫
电影 | Movie | 🎬 | art
  照片+照片, 皮影+电, 照片+故事, 照片+时间, 白蛇传+电, 梁祝+电
电视 | Television | 📺 | machine loud
  电影+电, 电+故事, 电影+家, 电+戏曲
电话 | Telephone | ☎️ | machine electric loud
  电+朋友, 电+歌, 电+人
算盘 | Abacus | 🧮 | tool old money
  木头+珍珠, 木头+钱, 木头+商人, 木头+数学
电脑 | Computer | 💻 | machine electric digital
  算盘+电, 机器+电, 机器+数学, 电视+算盘, 机器+智慧
手机 | Phone | 📱 | machine electric digital small
  电话+相机, 电话+书, 电话+时间
机器人 | Robot | 🤖 | machine digital
  机器+人, 机器+心, 机器+生命, 电脑+人偶, 验证码+人, 人工智能+机器
人偶 | Doll | 🎎 | tool
  木头+孩子, 陶+人, 泥+人, 泥+孩子
人工智能 | AI | 🧠 | digital electric | 智能 / Smart
  电脑+智慧, 机器人+书, 机器人+智慧, 代码+梦
冰箱 | Fridge | 🚪 | machine cold electric
  冰+机器, 冰+电, 电+冬天, 雪+机器
空调 | Air Conditioner | 🥶 | machine cold electric
  机器+夏天, 风+机器, 冰箱+风
电饭锅 | Rice Cooker | 🍛 | machine hot electric
  锅+电, 米饭+机器, 锅+机器, 米饭+电
售货机 | Vending Machine | 🥫 | machine money
  机器+汽水, 机器+钱, 冰箱+钱, 冰箱+硬币
硬币 | Coin | 🪙 | material money round small
  钱+金属, 黄金+工具, 钱+石头
扫地机器人 | Robot Vacuum | 🧹 | machine digital slow | 扫地 / Vacuum
  机器人+灰烬, 机器人+家, 机器人+房子
堵车 | Traffic Jam | 🚦 | idea slow busy
  汽车+汽车, 扫地机器人+扫地机器人, 汽车+城市, 汽车+早晨, 汽车+蜗牛
早高峰 | Rush Hour | 🕗 | time busy loud
  地铁+周一, 地铁+早晨, 地铁+打工人, 地铁+城市
快递 | Parcel | 📦 | tool fast
  网购+车, 网购+时间, 红包+车, 盒子+车, 网购+家, 招财猫+网购
盒子 | Box | 🗃️ | tool quiet
  木头+纸, 纸+墙, 快递+时间, 木头+秘密
`;
