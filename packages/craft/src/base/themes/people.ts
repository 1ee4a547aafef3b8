/** People, their homes and their trades. */
export const PEOPLE = `
人 | Human | 🧍 | person
  泥+生命, 猴子+火, 猴子+工具, 猴子+时间, 焦虑+平静
朋友 | Friend | 🧑‍🤝‍🧑 | person happy
  人+人, 人+狗, 婚礼+酒
心 | Heart | 💗 | feeling
  人+生命, 人+音乐
爱 | Love | ❤️ | feeling happy sweet
  朋友+花, 心+心, 朋友+心, 朋友+月亮, 七夕+人
孩子 | Child | 🧒 | person young small
  人+爱, 人+春天, 人+种子, 人+蛋, 动物园+人, 婚礼+时间
老人 | Elder | 🧓 | person old slow
  人+时间, 人+冬天, 生日+时间, 生日+生日, 童年+时间
篝火 | Campfire | 🏕️ | fire hot bright
  人+火, 朋友+火, 木头+朋友
工具 | Tool | 🔨 | tool
  木头+石头, 人+石头, 木头+金属
房子 | House | 🏠 | place
  人+砖, 墙+木头, 砖+木头, 木匠+木头, 木匠+石头
家 | Home | 🏡 | place happy
  人+房子, 爱+房子, 房子+孩子, 房子+猫, 春运+时间, 年夜饭+人, 厨房+爱
墙 | Wall | 🔲 | place
  砖+砖, 砖+石头
门 | Door | 🚪 | tool
  墙+人, 墙+工具, 房子+木头
村庄 | Village | 🏘️ | place
  房子+房子, 房子+农民, 房子+田
城市 | City | 🏙️ | place big loud busy
  村庄+村庄, 村庄+电, 村庄+工厂
桥 | Bridge | 🌉 | place
  木头+河, 石头+河, 人+河, 竹子+河
船 | Boat | ⛵ | tool sea
  木头+湖, 木头+海, 人+海
田 | Field | 🟫 | earth plant | 田野 / Field
  人+土, 农民+土, 稻子+稻子
农民 | Farmer | 🧑‍🌾 | person
  人+田, 人+稻子, 人+牛, 人+麦子
渔夫 | Fisher | 🎣 | person sea
  人+鱼, 人+船, 人+湖
厨师 | Chef | 🧑‍🍳 | person hot
  人+锅, 人+米饭, 人+汤, 人+辣椒, 美食家+锅, 美食家+厨房
木匠 | Carpenter | 🪚 | person
  人+木头, 人+竹子
草药 | Herb Medicine | 🧉 | drink plant old
  人+草, 草+锅, 蘑菇+锅, 老人+草
医生 | Doctor | 🧑‍⚕️ | person
  人+草药, 草药+智慧, 人+仙丹
学校 | School | 🏫 | place busy
  书+房子, 老师+房子, 学生+房子
学生 | Student | 🧑‍🎓 | person young
  人+学校, 孩子+书, 孩子+学校, 孩子+老师
老师 | Teacher | 🧑‍🏫 | person
  人+书, 学生+时间, 人+智慧
诗人 | Poet | 🖊️ | person sad
  人+诗, 人+月亮, 人+酒, 扇子+人
画家 | Painter | 🧑‍🎨 | person
  人+彩虹, 人+毛笔, 人+墨
科学家 | Scientist | 🧑‍🔬 | person
  人+闪电, 老师+星星, 人+望远镜, 好奇+学生
商人 | Merchant | 🧑‍💼 | person money
  人+钱, 人+骆驼, 人+丝绸之路
皇帝 | Emperor | 🤴 | person money old
  人+黄金, 人+宫殿
侠客 | Swordsman | 🤺 | person sharp fast
  人+剑, 人+功夫, 人+江湖
侦探 | Detective | 🕵️ | person
  人+秘密, 人+影子, 人+真相
歌手 | Singer | 🎤 | person loud
  人+歌, 人+唢呐, 画家+歌
宇航员 | Astronaut | 🧑‍🚀 | person space
  人+火箭, 人+太空, 科学家+火箭
打工人 | Working Stiff | 💼 | person busy sad
  人+公司, 人+周一, 人+加班, 人+工作, 早高峰+人
老板 | Boss | 🕴️ | person money busy
  打工人+钱, 商人+公司, 打工人+时间, 商人+房子, 摸鱼+公司
神仙 | Immortal | 🧙 | myth magic old
  人+云, 老人+山, 老人+仙鹤, 人+永恒, 麒麟+人
公司 | Company | 🏢 | place busy
  工作+房子, 工作+城市, 打工人+房子, 老板+房子
工厂 | Factory | 🏭 | place loud hot
  机器+房子, 机器+机器, 打工人+机器, 机器+烟
沙发 | Sofa | 🛋️ | tool soft sleepy
  棉花+房子, 棉花+木头, 床+房子
床 | Bed | 🛏️ | tool soft sleepy
  木头+梦, 棉花+人, 沙发+夜, 棉花+夜
美食家 | Gourmet | 😋 | person happy
  人+烤鸭, 人+火锅, 人+螺蛳粉, 人+臭豆腐
厨房 | Kitchen | 🥄 | place hot
  锅+房子, 厨师+房子, 电饭锅+房子
`;
