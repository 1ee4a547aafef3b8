import { type Ask, hasHan } from "../knowledge/ask.ts";
import { lazily } from "../knowledge/table.ts";
import { subjectOf } from "./subject.ts";

/** Pairs of opposites: a=b, either side with several of one meaning. */
const OPPOSITES_ZH = `
大=小; 高=矮/低; 高大=矮小; 长=短; 多=少; 快=慢; 早=晚; 新=旧; 好=坏; 胖=瘦; 冷=热; 寒冷=炎热/温暖; 暖和=寒冷; 凉爽=闷热; 干净=肮脏; 整洁=脏乱; 整齐=凌乱; 美丽=丑陋; 漂亮=难看/丑陋; 美=丑; 聪明=愚笨/笨; 聪慧=愚钝; 勇敢=胆小/懦弱; 坚强=软弱/脆弱; 善良=凶恶/邪恶; 温柔=粗暴; 温和=严厉; 诚实=虚伪/撒谎; 诚恳=虚伪; 真诚=虚伪; 认真=马虎/敷衍; 仔细=粗心/马虎; 细心=粗心; 勤劳=懒惰; 勤奋=懒惰; 努力=懈怠; 骄傲=谦虚; 自大=谦虚; 谦虚=骄傲/自满; 谦逊=傲慢; 自信=自卑; 大方=小气/吝啬; 慷慨=吝啬; 无私=自私; 热情=冷淡/冷漠; 亲切=冷漠; 友好=敌对; 礼貌=无礼; 高兴=难过/伤心; 开心=难过/伤心; 快乐=悲伤/痛苦; 欢乐=悲伤; 喜悦=悲伤; 幸福=不幸/痛苦; 愉快=烦恼; 兴奋=沮丧; 乐观=悲观; 积极=消极; 主动=被动; 紧张=放松/轻松; 激动=平静; 冷静=冲动/慌张; 镇定=慌张; 沉着=慌张; 安静=吵闹/喧闹; 寂静=喧闹; 热闹=冷清; 安全=危险; 平安=危险; 成功=失败; 胜利=失败; 赢=输; 进步=退步/落后; 先进=落后; 优秀=差劲; 优点=缺点; 长处=短处; 正确=错误; 对=错; 真=假; 真实=虚假/虚幻; 真理=谬论; 好人=坏人; 朋友=敌人; 爱=恨; 喜欢=讨厌; 喜爱=厌恶; 赞成=反对; 同意=反对/拒绝; 支持=反对; 接受=拒绝; 表扬=批评; 赞美=责骂; 奖励=惩罚; 肯定=否定; 承认=否认; 信任=怀疑; 相信=怀疑; 尊重=侮辱/轻视; 重视=轻视/忽视; 记住=忘记; 记得=忘记; 开始=结束; 开头=结尾; 开=关; 打开=关闭; 上=下; 左=右; 前=后; 里=外; 里面=外面; 内=外; 东=西; 南=北; 进=出; 来=去; 进攻=防守/撤退; 前进=后退; 上升=下降; 增加=减少; 扩大=缩小; 提高=降低; 增强=减弱; 加快=减慢; 买=卖; 借=还; 得到=失去; 获得=失去; 拥有=失去; 团结=分裂; 集合=解散; 集中=分散; 相聚=分离; 团圆=离别; 聚集=分散; 合并=分开; 生=死; 活=死; 出生=死亡; 出现=消失; 白天=黑夜/夜晚; 白=黑; 光明=黑暗; 明亮=昏暗/黑暗; 明=暗; 清楚=模糊; 清晰=模糊; 清澈=浑浊; 明显=隐蔽; 公开=秘密; 简单=复杂; 容易=困难; 难=易; 轻=重; 轻松=沉重/紧张; 粗=细; 厚=薄; 宽=窄; 宽阔=狭窄; 广阔=狭小; 深=浅; 深奥=浅显; 远=近; 遥远=邻近; 干=湿; 干燥=潮湿/湿润; 软=硬; 柔软=坚硬; 光滑=粗糙; 直=弯; 笔直=弯曲; 平坦=崎岖/坎坷; 陡峭=平缓; 空=满; 空虚=充实; 强=弱; 强大=弱小; 强壮=瘦弱/虚弱; 健康=生病/虚弱; 贫穷=富裕/富有; 穷=富; 贫困=富裕; 便宜=昂贵/贵; 浪费=节约; 节约=浪费; 节俭=奢侈/浪费; 珍惜=浪费; 免费=收费; 老=少/年轻; 年轻=年老; 古代=现代; 古老=年轻/崭新; 陈旧=崭新; 过去=未来/将来; 从前=现在; 暂时=永远/长久; 短暂=漫长/长久; 永恒=短暂; 经常=偶尔; 常常=偶尔; 突然=渐渐; 迅速=缓慢; 立刻=慢慢; 急躁=耐心; 匆忙=从容; 忙碌=清闲/悠闲; 忙=闲; 勉强=自愿; 故意=无意; 严肃=活泼; 活泼=呆板/沉闷; 成熟=幼稚; 老实=狡猾; 灵活=死板/笨拙; 灵巧=笨拙; 熟练=生疏; 熟悉=陌生; 特殊=普通/一般; 特别=普通/一般; 奇特=平常/普通; 伟大=渺小/平凡; 平凡=伟大/非凡; 著名=无名; 高尚=卑鄙; 高贵=低贱; 文明=野蛮; 正义=邪恶; 和平=战争; 和谐=冲突; 稳定=动荡; 秩序=混乱; 有序=混乱; 繁荣=衰败/萧条; 茂盛=枯萎/凋零; 盛开=凋谢; 鲜艳=暗淡; 新鲜=腐烂/陈旧; 香=臭; 甜=苦; 咸=淡; 浓=淡; 浓密=稀疏; 密=疏; 稠密=稀疏; 丰富=贫乏/单调; 富饶=贫瘠; 肥沃=贫瘠; 充足=缺乏/不足; 充满=缺乏; 完整=残缺; 完美=残缺; 统一=分裂; 相同=不同; 一样=不同; 相似=不同; 公平=偏心/不公; 公正=偏私; 自由=束缚; 解放=束缚; 独立=依赖; 依赖=独立; 希望=失望/绝望; 满意=失望/不满; 满足=贪婪; 感激=怨恨; 感谢=埋怨; 宽容=苛刻/计较; 原谅=责怪; 爱护=损害/伤害; 保护=破坏/伤害; 建设=破坏; 创造=毁灭; 建立=摧毁; 坚持=放弃; 坚定=动摇; 果断=犹豫; 犹豫=果断; 勇往直前=畏缩不前; 危急=安全; 紧急=缓慢; 拥挤=宽松; 宽松=严格; 严格=宽松; 详细=简略; 具体=抽象; 主要=次要; 重要=次要; 整体=局部/部分; 全部=部分; 理论=实践; 现实=理想/虚幻; 内向=外向; 文静=好动; 男=女; 公=母; 雌=雄; 阴=阳; 天=地; 动=静; 昼=夜; 始=终; 古=今; 中=外; 胜=败; 是=非; 有=无; 吉=凶; 福=祸; 悲=喜; 苦=乐; 荣=辱; 贵=贱; 正=反; 正面=反面; 虚=实; 升=降; 涨=跌; 起=落; 浮=沉; 收=放; 推=拉; 穿=脱; 哭=笑; 问=答; 攻=守; 分=合; 存=取; 输出=输入; 上班=下班; 上午=下午; 顺利=坎坷/曲折; 顺境=逆境; 幸运=倒霉/不幸; 欢迎=驱逐/排斥; 陌生=熟悉; 柔弱=刚强; 甜蜜=苦涩; 痛苦=快乐/幸福; 后悔=无悔; 烦恼=快乐; 精彩=乏味/平淡; 有趣=无聊/乏味; 伤心=开心; 难过=高兴; 悲伤=快乐; 悲观=乐观; 懒惰=勤劳/勤奋; 胆小=勇敢/胆大; 粗心=细心/仔细; 虚伪=真诚; 模糊=清晰/清楚; 吝啬=大方/慷慨; 冷漠=热情; 孤独=热闹; 孤单=热闹; 博学=无知; 画蛇添足=恰到好处; 井井有条=杂乱无章; 半途而废=持之以恒/坚持不懈; 粗心大意=小心翼翼; 鸦雀无声=人声鼎沸; 一丝不苟=粗枝大叶; 雪中送炭=落井下石; 五颜六色=单调; 聚精会神=心不在焉; 专心致志=三心二意; 大公无私=自私自利; 理直气壮=理屈词穷; 异口同声=众说纷纭; 源源不断=断断续续; 轻而易举=难如登天; 无边无际=一望到头; 热火朝天=冷冷清清; 目不转睛=左顾右盼; 惊慌失措=镇定自若; 名副其实=名不副实; 家喻户晓=默默无闻; 喜出望外=大失所望
`;

const OPPOSITES_EN = `
big=small/little; large=small; huge=tiny; tall=short; high=low; long=short; wide=narrow; broad=narrow; thick=thin; fat=thin/slim; deep=shallow; heavy=light; strong=weak; hard=soft/easy; easy=difficult/hard; simple=complex/complicated; fast=slow; quick=slow; early=late; new=old; young=old; modern=ancient; hot=cold; warm=cool; dry=wet; clean=dirty; full=empty; rich=poor; cheap=expensive; good=bad; right=wrong/left; correct=incorrect/wrong; true=false; real=fake; happy=sad/unhappy; glad=sorry; cheerful=gloomy; joy=sorrow; funny=serious; excited=bored/calm; calm=agitated/nervous; brave=cowardly/timid; bold=timid; courage=cowardice; kind=cruel/unkind; gentle=rough/harsh; polite=rude; honest=dishonest; generous=stingy/mean; selfish=selfless; proud=humble/ashamed; arrogant=humble; modest=boastful; confident=insecure; shy=outgoing/bold; introvert=extrovert; introverted=extroverted; smart=stupid/dumb; clever=stupid/foolish; intelligent=stupid; wise=foolish; hardworking=lazy; diligent=lazy; careful=careless; patient=impatient; responsible=irresponsible; optimistic=pessimistic; optimist=pessimist; positive=negative; active=passive/inactive; beautiful=ugly; pretty=ugly; attractive=repulsive; safe=dangerous; danger=safety; quiet=loud/noisy; silent=noisy; loud=quiet; bright=dark/dim; light=dark/heavy; dark=light/bright; day=night; black=white; open=closed/close; shut=open; start=finish/stop/end; begin=end/finish; first=last; beginning=ending; before=after; up=down; above=below; over=under; in=out; inside=outside; left=right; front=back; top=bottom; north=south; east=west; near=far; here=there; come=go; arrive=leave/depart; arrival=departure; enter=exit/leave; push=pull; give=take; buy=sell; lend=borrow; win=lose; victory=defeat; success=failure; succeed=fail; pass=fail; love=hate; like=dislike; friend=enemy; ally=enemy; hero=villain/coward; accept=refuse/reject; agree=disagree; allow=forbid; permit=forbid; admit=deny; praise=criticise/blame; reward=punish; remember=forget; find=lose; build=destroy; create=destroy; construct=demolish; increase=decrease; expand=shrink/contract; rise=fall/set; raise=lower; grow=shrink; add=subtract; multiply=divide; join=separate/leave; unite=divide; gather=scatter; connect=disconnect; attack=defend; advance=retreat; ask=answer; question=answer; laugh=cry; smile=frown; sleep=wake; asleep=awake; live=die; alive=dead; life=death; birth=death; healthy=sick/ill; well=ill; sick=healthy; war=peace; peace=war; freedom=slavery; heaven=hell; male=female; man=woman; boy=girl; king=queen; husband=wife; brother=sister; teacher=student; adult=child; parent=child; public=private; common=rare/uncommon; rare=common; usual=unusual; ordinary=extraordinary; normal=abnormal; special=ordinary; same=different; similar=different; equal=unequal; always=never; often=rarely/seldom; everything=nothing; everybody=nobody; all=none; many=few; much=little; more=less; most=least; maximum=minimum; major=minor; important=unimportant/trivial; necessary=unnecessary; possible=impossible; useful=useless; visible=invisible; clear=unclear/vague; obvious=hidden; smooth=rough; straight=crooked/curved; sharp=blunt/dull; tight=loose; sweet=sour/bitter; bitter=sweet; sour=sweet; fresh=stale/rotten; raw=cooked; delicious=disgusting; delight=disgust; interesting=boring; boring=interesting/exciting; fair=unfair; legal=illegal; guilty=innocent; innocent=guilty; temporary=permanent; permanent=temporary; ancient=modern; past=future; order=chaos/disorder; tidy=messy; neat=messy; complete=incomplete; perfect=imperfect/flawed; natural=artificial; artificial=natural; wild=tame; solid=liquid/hollow; hollow=solid; abstract=concrete; general=specific; theory=practice; sunrise=sunset; dawn=dusk; summer=winter; spring=autumn; land=sea; sink=float; float=sink; empty=full; lost=found; strength=weakness; advantage=disadvantage; profit=loss; income=expense; hope=despair; trust=distrust; respect=contempt; abundant=scarce; scarce=abundant/plentiful; flexible=rigid; stubborn=flexible; urban=rural; domestic=foreign; foreign=native; even=odd; plus=minus; vertical=horizontal; mature=immature; formal=informal/casual; sad=happy; angry=calm; tired=energetic; awake=asleep; lazy=hardworking; rude=polite; lucky=unlucky; fortunate=unfortunate; nervous=calm/relaxed; lonely=sociable; stingy=generous; humble=proud/arrogant; ugly=beautiful; cowardly=brave; transparent=opaque; expensive=cheap; noisy=quiet; poor=rich; weak=strong; narrow=wide; shallow=deep; difficult=easy; slow=fast; late=early; cold=hot; cool=warm; wet=dry; dirty=clean; bad=good; wrong=right; false=true; fake=real; fail=succeed/pass; hate=love; end=beginning; forget=remember; enemy=friend; refuse=accept; reject=accept; destroy=build/create; despair=hope; cruel=kind; pessimistic=optimistic; extrovert=introvert; dishonest=honest; careless=careful; dangerous=safe; yes=no; benevolent=malevolent; verbose=concise; expand=contract; export=import; import=export; famous=unknown; antonym=synonym; synonym=antonym; hostile=friendly; friendly=hostile/unfriendly; frequent=rare; gradual=sudden; sudden=gradual; genuine=fake; guest=host; obey=disobey; plentiful=scarce; reveal=hide; hide=reveal/show; simplify=complicate; strict=lenient; superior=inferior; victory=defeat; voluntary=compulsory; ascend=descend
`;

/** Words of nearly one meaning, a group between semicolons. */
const SYNONYMS_ZH = `
高兴 开心 快乐 愉快 喜悦; 难过 伤心 悲伤 难受 悲痛; 美丽 漂亮 好看 秀丽 动人; 漂亮 美丽 好看 俊俏; 生气 愤怒 恼火 气愤 发火; 害怕 恐惧 畏惧 惧怕; 聪明 聪慧 机灵 机智 伶俐; 愚蠢 愚笨 愚昧 笨拙; 勇敢 英勇 无畏 果敢; 善良 和善 仁慈 慈善; 温柔 温和 柔和 温婉; 温暖 暖和 和煦; 寒冷 冰冷 严寒; 炎热 酷热 炙热; 安静 寂静 宁静 平静; 热闹 喧闹 繁华; 喜欢 喜爱 爱好 钟爱; 讨厌 厌恶 反感 嫌弃; 爱护 爱惜 呵护; 珍惜 爱惜 珍视; 努力 勤奋 刻苦 用功; 勤劳 勤奋 勤快; 懒惰 懒散 怠惰; 认真 仔细 专心 严谨; 仔细 细心 细致; 粗心 马虎 大意; 骄傲 自豪 自满 傲慢; 谦虚 虚心 谦逊; 诚实 老实 诚恳 真诚; 虚伪 虚假 做作; 著名 有名 知名 闻名; 重要 关键 要紧 主要; 特别 特殊 独特 格外; 普通 平常 一般 平凡; 奇怪 古怪 怪异 奇异; 惊讶 吃惊 惊奇 诧异; 突然 忽然 猛然 骤然; 立刻 马上 立即 即刻; 经常 常常 时常 往往; 偶尔 有时 间或; 一直 始终 向来; 渐渐 慢慢 逐渐 缓缓; 非常 十分 特别 格外 极其; 大概 大约 也许 可能; 的确 确实 实在; 仿佛 好像 似乎 犹如; 终于 总算 终究; 美好 美妙 美满; 幸福 美满 甜蜜; 痛苦 苦痛 难受 煎熬; 孤独 孤单 寂寞; 担心 担忧 忧虑 挂念; 着急 焦急 焦虑; 紧张 忐忑 不安; 犹豫 迟疑 踌躇; 果断 坚决 干脆; 坚强 顽强 刚强 坚毅; 坚定 坚决 执着; 坚持 保持 坚守; 放弃 舍弃 抛弃; 成功 胜利 成就; 失败 失利 挫败; 困难 艰难 难题; 容易 简单 轻易; 复杂 繁杂 错综; 清楚 清晰 明白; 模糊 朦胧 含糊; 明亮 光亮 亮堂; 黑暗 昏暗 漆黑; 干净 洁净 整洁; 肮脏 污秽 龌龊; 巨大 庞大 宏大; 宽阔 宽广 辽阔 广阔; 狭窄 狭小 窄小; 美味 可口 鲜美; 丰富 丰盛 充足; 缺乏 缺少 不足; 节约 节省 节俭; 浪费 挥霍 糟蹋; 富裕 富有 富足; 贫穷 贫困 贫寒; 帮助 协助 援助 帮忙; 保护 维护 爱护 守护; 破坏 毁坏 损坏; 改变 变化 更改; 改正 纠正 更正; 增加 增添 增长; 减少 缩减 降低; 提高 提升 增强; 发现 发觉 察觉; 寻找 搜寻 寻觅; 观察 察看 观看; 思考 考虑 思索 琢磨; 想念 思念 怀念 牵挂; 回忆 回想 追忆; 忘记 遗忘 忘却; 知道 了解 晓得 知晓; 明白 理解 懂得 清楚; 告诉 告知 通知; 说 讲 谈 道; 看 瞧 望 瞅; 走 行 步行; 跑 奔跑 奔驰; 赞美 称赞 赞扬 夸奖; 批评 责备 指责; 鼓励 激励 勉励; 安慰 抚慰 慰问; 感谢 感激 答谢; 道歉 致歉 认错; 原谅 谅解 宽恕; 拒绝 回绝 谢绝; 同意 赞成 赞同; 反对 否定 抵制; 希望 盼望 期望 期待; 愿望 心愿 希望; 理想 梦想 抱负; 目标 目的 方向; 方法 办法 措施 手段; 原因 缘由 缘故; 结果 结局 后果; 开始 开端 起初; 结束 完毕 终结; 危险 危急 凶险; 安全 平安 安稳; 健康 健壮 强健; 疲劳 疲倦 疲惫 劳累; 年轻 青春 年少; 古老 悠久 陈旧; 新鲜 新奇 新颖; 精彩 出色 精妙; 优秀 出色 杰出 优异; 厉害 了不起 高明; 可爱 讨喜 惹人爱; 有趣 风趣 好玩; 幽默 风趣 诙谐; 无聊 乏味 枯燥; 严肃 庄重 严厉; 严格 严厉 苛刻; 公平 公正 公道; 自由 自在 自如; 忙碌 繁忙 劳碌; 悠闲 清闲 安闲; 朋友 友人 伙伴 好友; 敌人 仇人 对手; 家乡 故乡 老家; 祖国 国家; 父亲 爸爸 爹; 母亲 妈妈 娘; 老师 教师 先生; 天空 天际 苍穹; 阳光 日光 太阳光; 时间 时光 光阴 岁月; 地方 处所 场所; 事情 事儿 事件; 礼物 礼品 赠品; 伟大 宏伟 崇高; 雄伟 宏伟 壮观; 壮丽 壮美 雄壮; 渺小 微小 细微; 茂盛 繁茂 茂密; 鲜艳 艳丽 绚丽; 芬芳 芳香 清香; 飞快 迅速 快速; 缓慢 迟缓 慢吞吞; 专心致志 聚精会神 全神贯注; 小心翼翼 谨小慎微; 兴高采烈 欢天喜地 欣喜若狂; 垂头丧气 无精打采; 五颜六色 五彩缤纷 万紫千红; 家喻户晓 众所周知; 一心一意 全心全意; 三心二意 心不在焉; 持之以恒 坚持不懈 锲而不舍; 半途而废 浅尝辄止; 喜出望外 大喜过望; 无边无际 一望无际; 川流不息 络绎不绝; 惊慌失措 手足无措; 名不虚传 名副其实; 寸步难行 举步维艰; 迷茫 迷惘 困惑; 失望 灰心 沮丧; 绝望 无望; 委屈 冤屈; 嫉妒 妒忌 眼红; 后悔 懊悔 悔恨; 骗 欺骗 哄骗; 羡慕 仰慕 向往; 尊敬 尊重 敬重 敬佩; 佩服 钦佩 敬佩; 熟悉 了解 熟知; 陌生 生疏; 依靠 依赖 倚靠; 陪伴 陪同 伴随; 分享 共享; 美满 圆满 完美; 完整 完好 齐全; 整齐 齐整 整洁; 柔软 松软 软和; 坚硬 结实 坚固; 结实 牢固 坚固; 轻松 轻快 舒畅; 舒服 舒适 惬意; 平坦 平整 平展; 弯曲 曲折 蜿蜒; 沉默 缄默 默然; 议论 谈论 讨论; 打扮 装扮 妆扮; 打算 计划 准备; 依旧 依然 仍然; 特地 专门 特意; 居然 竟然 竟; 必须 务必 必需; 秘密 机密 隐秘; 榜样 模范 楷模; 本领 本事 能力 才能; 智慧 才智 聪明才智; 勇气 胆量 胆气; 力量 力气 力道; 气势 声势; 景色 风景 景致; 春天 春季 春日
`;

const SYNONYMS_EN = `
happy glad cheerful joyful pleased delighted; sad unhappy sorrowful gloomy blue; angry mad furious annoyed cross; afraid scared frightened terrified; smart clever intelligent bright sharp; stupid foolish silly dumb; beautiful pretty lovely gorgeous attractive; ugly unattractive hideous; big large huge enormous great; small little tiny mini; good great fine excellent; great wonderful excellent fantastic superb; bad awful terrible poor; nice pleasant kind lovely; kind gentle caring considerate; cruel brutal harsh heartless; brave courageous bold fearless; cowardly timid fearful; rich wealthy affluent; poor needy broke; fast quick rapid speedy swift; slow sluggish unhurried; easy simple effortless; difficult hard tough challenging; important significant vital essential crucial; necessary essential required; interesting fascinating engaging intriguing; boring dull tedious tiresome; funny amusing humorous hilarious; strange odd weird peculiar; famous well-known renowned celebrated; rare uncommon scarce unusual; common usual ordinary frequent; normal usual ordinary typical; special unique particular exceptional; old aged elderly ancient; new fresh recent modern; young youthful juvenile; hot boiling scorching; cold chilly freezing icy; warm mild heated; wet damp soaked moist; dry arid parched; clean spotless tidy; dirty filthy grubby; quiet silent calm hushed; loud noisy deafening; bright brilliant shiny; dark dim gloomy; strong powerful sturdy mighty; weak feeble frail fragile; healthy fit well; sick ill unwell; tired exhausted weary sleepy; hungry starving famished; thirsty parched; busy occupied engaged; lazy idle sluggish; careful cautious wary; careless sloppy reckless; honest truthful sincere; dishonest deceitful lying; polite courteous respectful; rude impolite disrespectful; generous giving charitable; selfish self-centred greedy; proud arrogant conceited; humble modest unassuming; shy timid bashful; confident self-assured certain; nervous anxious uneasy tense; calm peaceful relaxed composed; worried anxious concerned troubled; lonely alone isolated; lucky fortunate; surprised astonished amazed shocked; confused puzzled baffled bewildered; stubborn obstinate headstrong; friendly amiable sociable warm; delicious tasty yummy scrumptious; expensive costly pricey; cheap inexpensive affordable; safe secure protected; dangerous risky hazardous unsafe; wrong incorrect mistaken; right correct accurate; true real genuine; fake false bogus counterfeit; empty vacant hollow; full packed filled; begin start commence; end finish conclude stop; stop halt cease quit; help assist aid support; look see watch gaze; say state speak utter; tell inform notify; ask inquire question; answer reply respond; think consider ponder reflect; know understand realise; understand comprehend grasp; like enjoy love appreciate; love adore cherish; hate detest loathe despise; want desire wish crave; need require; get obtain acquire receive; give offer provide donate; take grab seize; make create build produce; build construct erect; destroy ruin wreck demolish; break smash shatter crack; fix repair mend; change alter modify transform; improve better enhance; increase grow rise expand; decrease reduce lessen; show display reveal demonstrate; hide conceal cover; find discover locate; lose misplace; choose select pick; buy purchase; sell trade vend; eat consume devour; drink sip gulp; walk stroll stride; run sprint dash jog; jump leap hop; laugh giggle chuckle; cry weep sob; shout yell scream; talk speak chat converse; argue quarrel dispute; fight battle struggle; win triumph succeed; fail flop; try attempt; keep retain preserve; leave depart exit; arrive reach come; go proceed move; return come back; send dispatch; stay remain; wait linger hold on; work labour toil; rest relax unwind; sleep doze slumber; job occupation profession career; house home residence; child kid youngster; friend pal buddy mate; enemy foe opponent rival; teacher instructor educator; doctor physician; answer solution reply; idea thought concept notion; problem issue trouble difficulty; mistake error blunder; chance opportunity possibility; goal aim target objective; result outcome consequence; reason cause motive; way method manner means; place location spot site; trip journey voyage; story tale narrative; picture image illustration; gift present; money cash funds; car automobile vehicle; road street path; forest woods woodland; sea ocean; stone rock pebble; sound noise tone; smell scent odour; happiness joy delight bliss; sadness sorrow grief; anger rage fury; fear dread terror; courage bravery nerve; luck fortune; hope optimism; peace calm tranquillity; war conflict battle; power strength force; ability skill talent; knowledge wisdom learning; always forever constantly; often frequently regularly; sometimes occasionally; never not ever; quickly rapidly swiftly; slowly gradually; very extremely really; almost nearly; maybe perhaps possibly; also too as well; but however yet; so therefore thus; enough sufficient adequate; many numerous several; whole entire complete; same identical equal; different distinct diverse; clear obvious evident; vague unclear fuzzy; huge giant massive immense; tiny minute microscopic; amazing incredible astonishing wonderful; awesome amazing fantastic impressive; perfect flawless ideal; crazy mad insane; cute adorable sweet; cool trendy awesome; gloomy dismal dreary; grateful thankful appreciative; jealous envious; guilty ashamed remorseful; eager keen enthusiastic; diligent hardworking industrious; wise sensible prudent; patient tolerant; loyal faithful devoted; brief short concise; abundant plentiful ample; ubiquitous omnipresent everywhere; huge vast gigantic; answer response
`;

const opposites = lazily(() => {
  const found = new Map<string, string[]>();
  const pairs = `${OPPOSITES_ZH};${OPPOSITES_EN}`.split(";").map((pair) =>
    pair
      .trim()
      .split("=")
      .map((side) => side.split("/")),
  );
  for (const [words = [], others = []] of pairs)
    for (const word of words) found.set(word, [...new Set([...(found.get(word) ?? []), ...others])]);
  for (const [words = [], others = []] of pairs)
    for (const other of others) if (!found.has(other)) found.set(other, [...words]);
  return found;
});

const synonyms = lazily(() => {
  const found = new Map<string, string[]>();
  const groups = [
    ...SYNONYMS_ZH.split(";").map((group) => group.trim().split(" ")),
    ...SYNONYMS_EN.split(";").map((group) => group.trim().split(" ")),
  ];
  // A word leads its own group before it stands in others'.
  for (const group of groups) found.set(group[0] ?? "", group.slice(1));
  for (const group of groups)
    for (const word of group.slice(1))
      if (!found.has(word))
        found.set(
          word,
          group.filter((one) => one !== word),
        );
  return found;
});

const OPPOSITE = [
  /^(.{1,20}?)[\s,]*(?:这个词)?的?(?:反义词|反意词|相反词|反义|对立面|相对的词)/u,
  /(?:反义词|反意词)(?:是|有)?[\s:,]*(.{1,12})$/u,
  /(?:和|跟|与|同)(.{1,12}?)(?:意思|含义)?(?:正好|刚好|完全)?相反/u,
  /(?:opposite|antonyms?|antonym word)s? (?:word )?(?:of|to|for) (.{1,30})$/u,
  /^(?:what(?:'?s| is) )?(.{1,30}?)(?:'?s)? (?:opposite|antonyms?)$/u,
];

const SYNONYM = [
  /^(.{1,20}?)[\s,]*(?:这个词)?的?(?:近义词|同义词|近意词|意思相近|意思差不多|类似的词|替换词|相似词)/u,
  /(?:近义词|同义词)(?:是|有)?(?:什么|哪些)?[\s:,]*(.{1,12})$/u,
  /(?:和|跟|与)(.{1,12}?)(?:意思)?(?:差不多|相近|一个意思|一样|类似|相似)(?:意思)?的?(?:词|成语|说法|字)/u,
  /^(.{1,20}?)[\s,]*(?:还能|还可以|可以|能|怎么|用什么)(?:换|替换|代替)(?:成|个|为)?(?:什么|啥|哪些|别的|其他|其它)?(?:词|说法|字)?/u,
  /^(.{1,20}?)[\s,]*(?:换个|换一个|更高级的?|高级一?点的?|文艺点的?|别的|其他|其它)(?:词|说法|表达)/u,
  /(?:除了|代替|替换)(.{1,12}?)(?:还|的)?(?:能|可以|有)?(?:用|说)?(?:什么|啥|哪些)(?:词|说法)/u,
  /(?:synonyms?|similar words?|words? similar|words? like|alternatives?) (?:of|for|to|with)? ?(.{1,30})$/u,
  /(?:another|other|better|fancier|fancy|different|nicer|stronger) (?:words?|way to say|ways to say|ways of saying) (?:for |of |than |to )?(.{1,30})$/u,
  /(?:means|meaning) the same (?:thing )?as (.{1,30})$/u,
  /^(?:what(?:'?s| is| are) )?(.{1,30}?)(?:'?s)? synonyms?$/u,
];

const SHOWN = 4;

/** The words of a table that a subject names: itself, or the longest known word at its end or beginning. */
function wordsFor(
  table: ReadonlyMap<string, readonly string[]>,
  subject: string,
): [string, readonly string[]] | undefined {
  const whole = table.get(subject);
  if (whole !== undefined) return [subject, whole];
  const inside = hasHan(subject)
    ? Array.from({ length: subject.length }, (_, at) => subject.slice(at))
    : [subject.replace(/^(?:being |to be |saying |using |a |an |the |very )+/u, "")];
  for (const word of inside) {
    const found = word.length > 1 ? table.get(word) : undefined;
    if (found !== undefined) return [word, found];
  }
  return undefined;
}

function listed(ask: Ask, patterns: readonly RegExp[], table: () => ReadonlyMap<string, readonly string[]>) {
  const subject = subjectOf(ask, patterns);
  const found = subject === undefined ? undefined : wordsFor(table(), subject);
  if (found === undefined) return null;
  const [word, others] = found;
  const shown = others.slice(0, SHOWN);
  return { word, list: hasHan(shown[0] ?? "") ? shown.join("、") : shown.join(", ") };
}

/** Words of the same or of the opposite meaning; null where they are not asked or not known. */
export function answerRelation(ask: Ask): string | null {
  const opposite = listed(ask, OPPOSITE, opposites);
  if (opposite !== null)
    return ask.isChinese
      ? `“${opposite.word}”的反义词是“${opposite.list}”`
      : `The opposite of “${opposite.word}” is “${opposite.list}”`;
  const alike = listed(ask, SYNONYM, synonyms);
  if (alike === null) return null;
  return ask.isChinese
    ? `“${alike.word}”的近义词有${/[a-z]/u.test(alike.list) ? " " : ""}${alike.list}`
    : `Words close to “${alike.word}” are ${alike.list}`;
}
