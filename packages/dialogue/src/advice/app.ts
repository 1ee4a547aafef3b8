import { isDoable } from "../asks/sorrow.ts";
import { type Ask, wordsIn } from "../knowledge/ask.ts";
import { bestMatch, keyedRows, lazily } from "../knowledge/table.ts";
import { sentencesOf } from "../text/sentences.ts";

/** How things work in the app: key, then the answer in Chinese and in English. */
const ABOUT = `
胶囊&时间/埋/未来/明年/以后;埋&自己/明年/颗;time capsule|次元胶囊是这里的货币，不是时间胶囊，埋不了；想把话留到以后，可以在聊天里用“定时发送”|Capsules are the currency here, not time capsules; to leave words for later, use “Send later” in a chat
胶囊&发给/送/转/红包/别人/朋友/给人;capsule&send/gift/give/friend/transfer/别人;红包&怎么/发/能|胶囊可以装进红包发给好友或群聊，没领完的会退回来|Capsules can be sent to friends or groups as a gift, and what nobody takes comes back
胶囊&怎么得/怎么赚/获得/免费/领/得到/哪来/签到/来的/挣;capsule&get/earn/free;签到&胶囊/怎么/哪|胶囊可以每日签到、看短片、首次合成新东西得到，也可以充值，都在“我的”里的胶囊余额页|Capsules come from daily check-ins, short films, first discoveries in the crafting game, or a purchase, on the capsule page under “Me”
胶囊&提现/换钱/退/卖/变现;capsule&cash/refund/withdraw/money|胶囊只能在这里用，不能提现|Capsules can only be used here and cannot be cashed out
胶囊&能干/做什么/有什么用/用来/用处/花/干啥;capsule&use/for/spend/buy|胶囊用在大模型的回复、画图和朗读、故事的付费章节，还有红包上；内置的聊天和画作免费|Capsules pay for replies, pictures and voices by a large model, paid chapters and gifts; built-in chat and pictures are free
胶囊;capsule|次元胶囊是四次元里的货币：签到和看短片能得，充值能买，用在大模型回复、画图、付费章节和红包上|Capsules are the currency of this app: earned by check-ins or bought, and spent on large-model replies, pictures, paid chapters and gifts
清空/一键/全部&聊天/记录/对话;聊天记录&删/清/清空/太多/没了;删&聊天/对话/消息/记录;delete/clear/erase/remove&chat/conversation/history/message|在聊天右上角的菜单里选“清空对话”，只清空自己这边、不能恢复；角色的记忆要在“记忆”里单独忘掉|Open the menu at the top of the chat and choose “Clear chat”: it clears only your side, for good; memories are forgotten on the “Memory” page
撤回;unsend/recall&message|长按那条消息可以撤回；删除只影响自己这边|Press and hold the message to recall it; deleting only affects your side
记忆/记住的&删/忘/清/改/看;忘掉&我;forget&me/about/what;delete&memory/memories|打开“记忆”页，可以看、改、钉住，也可以让角色忘掉某件或全部|The “Memory” page shows what a character remembers; edit it, pin it or have it forgotten, one or all
删除/删掉/注销/退出&账号/账户/号;delete/close/cancel&account|在“账号与安全”里注销账号，七天内登录可以撤回，之后不能恢复|Close the account under “Account and security”; logging in within seven days takes it back, after that it is final
卖/出售/泄露/转卖&记录/信息/数据/隐私/聊天;sell&data/chats/information;third party;third parties|不会出售你的信息，也没有第三方统计，不用聊天内容训练模型|Your information is not sold, there are no third-party statistics, and chats train no model
训练/拿去训练&模型/ai/数据/聊天;train&data/chats/model/what i say|不会用你的聊天内容训练模型|Your chats are not used to train a model
爸/妈/父母/家长/老师/老公/老婆/男朋友/女朋友/别人/其他人/别的用户&看/查/知道&聊天/记录/说的/跟你说/和你说/对你说/告诉你/消息/这里/这些/内容/我们;parents/mom/dad/boyfriend/wife/husband/anyone/someone/others/people/who can/who else&read/see/find/know&this/chat/messages/conversation/what i say/what i tell/these/talk/it|别的用户看不到你们的聊天，登录你账号或拿到你设备的人能看到；消息存在服务器上，不是端到端加密|Other users cannot see the chat, but whoever holds your account or device can; messages lie on the server and are not end-to-end encrypted
后台/管理员/工作人员/运营/开发者/客服/公司&看/查/监控/读&说/聊/消息/记录/这些/内容/我们/话;admin/staff/developer/company/moderator&see/read/watch|管理员没有翻看聊天的功能，只看得到被举报或送审的内容；消息存在服务器上，不是端到端加密，运营方技术上能接触到数据|Administrators have no way to browse chats, only reported content; messages lie on the server without end-to-end encryption, so the operator could technically reach them
加密/端到端;encrypt|传输中用https加密，但不是端到端加密，消息存在服务器上|Messages are encrypted on the way over https, but not end to end; they lie on the server
隐私/安全吗/保密/泄露/偷看&聊天/这里/说的/消息/app/软件/信息;privacy/private/safe/secure&chat/app/this/here/talk/data/messages|消息保存在服务器上，不是端到端加密；别的用户看不到，管理员没有翻看聊天的功能，信息不出售|Messages lie on the server without end-to-end encryption; other users cannot see them, administrators cannot browse chats, and nothing is sold
会不会告诉/告诉别人/说出去&你/会;where&stored/saved;you/app&save/store/keep&messages/chats/data;存在哪/保存在哪/存哪/保存多久/存多久;where&stored/saved;how long&stored/kept;what&stored|消息保存在服务器上，一直留到撤回或到期；浏览器里也存一份，断网也能看|Messages are stored on the server until recalled or expired, with a copy in the browser for reading offline
导出/下载/备份&数据/记录/聊天;export/download/backup&data/chats/history|在“账号与安全”里申请导出，会得到一个数据压缩包，每天一次|Ask for an export under “Account and security”; you get an archive of your data, once a day
深色/夜间/暗黑/黑夜/dark&模式/mode/太亮/怎么/能;dark mode;night mode;dark theme|可以：在“我的 → 通用设置 → 外观”里选“深色”|Yes: choose “Dark” under Me → Settings → Appearance
浅色/亮色&模式;light mode;light theme|在“我的 → 通用设置 → 外观”里选“浅色”|Choose “Light” under Me → Settings → Appearance
语言/英文界面/中文界面/英文版&切换/换/改/设置/界面;change/switch&language|在“我的 → 通用设置 → 语言”里切换中文和英文|Switch between Chinese and English under Me → Settings → Language
通知/推送/提醒&关/开/收不到/没有/设置/关不掉/怎么;notification&off/on/turn/get/stop/disable/mute|在“我的 → 通用设置”里开关系统通知和消息提示音，单个聊天可以设消息免打扰；浏览器或系统里也要允许或关掉|Switch notifications and the message sound under Me → Settings, or mute a single chat; the browser or system setting counts too
提示音/静音/免打扰&怎么/关/设置;mute&chat/sound|提示音在“我的 → 通用设置”里关，单个聊天可以设“消息免打扰”|The sound is switched under Me → Settings; a single chat can be muted
消息&发不出/发送失败/转圈/失败/没发出/发不了/卡住;message&not send/wont send/fail/stuck/sending|先检查网络；没发出的消息旁有标记，点一下重发，联网后也会补发|Check the network first; tap the mark on the unsent message to send it again
闪退/卡/打不开/加载/崩溃/白屏/bug/出错&app/软件/页面/老/应用/这个;crash/bug/glitch/wont load/not loading/lag&app/page/keeps/it|先检查网络，再刷新页面或重新打开；还不行可以清除浏览器缓存、更新到新版本，或联系管理员|Check the network, reload or reopen it; if it stays, update the app or contact an administrator
密码&看到/看见/知道/查到;see&password|密码只存不可逆的结果，谁也看不到原文|Passwords are stored only as a one-way result, so nobody can see them
密码&忘/改/找回/重置;password&forgot/change/reset|忘了密码可以用绑定的邮箱重设；改密码在“账号与安全”里|A forgotten password is reset with the bound mail address; change it under “Account and security”
登录/登陆/注册&不上/不了/怎么/失败;log in&cant/how;login&problem/cant;sign up&how|登录用账号和密码，忘了密码用邮箱重设；设备记录在“账号与安全”里|Log in with account and password; a forgotten password is reset by mail
头像/昵称/名字/签名/资料&换/改/设置;change&avatar/nickname/profile/my name/picture|在“我的”里点自己的资料，就能改头像、昵称和签名|Open your profile under “Me” to change picture, nickname and signature
声音/音色/语音&换/改/选/设置/怎么/朗读/关;voice&change/choose/off/turn/set/different|角色的声音在编辑角色时选：内置声音免费，本机声音看设备，服务器语音按字数收胶囊|A character's voice is chosen when it is edited: built-in voices are free, device voices depend on the device, server voices cost capsules
语音通话/打语音/给你打电话/和你打电话/跟你打电话/和你通话/跟你通话&能/可以/怎么/吗;voice call;can i call you;can we call;phone call&you/character|可以和角色语音通话，要允许浏览器使用麦克风|Characters can be called by voice, once the browser may use the microphone
字体/字号/字&大/小/调;font&size/bigger/larger|字号跟随浏览器和系统的设置，可以在那里调大|Text size follows the browser and the system, so set it there
安装/桌面/主屏幕/下载app;install&app/home screen/desktop/how|在“我的 → 通用设置”里点“安装到桌面”，或用浏览器的“添加到主屏幕”|Choose “Install” under Me → Settings, or “Add to Home Screen” in the browser
创建/做/捏/造/新建&角色/人物/ai;create/make&character/bot|在“创造”里可以做自己的角色，写设定、选声音和头像|Make a character of your own under “Create”: its nature, voice and picture
换&角色/人物/聊天对象;another/other/switch&character|在“发现”里可以看到别的角色，点一下就能开始聊|Other characters are under “Discover”; tap one to begin
收费/免费/要钱/付费/要花钱/得花钱/花不花钱/收钱&你/聊/app/软件/这个/用/这里/和;多少钱&app/软件/会员/胶囊;is it free/is this free/cost to/subscription/pay for/premium&app/this/use/chat/you/need/have/do i;free&app/use/chat|内置的聊天、画作和灵感都免费；大模型的回复、画图和朗读才用胶囊|Built-in chat, pictures and ideas are free; only replies, pictures and voices by a large model cost capsules
会员/vip;membership/premium|这里没有会员，只有次元胶囊；内置的聊天免费|There is no membership, only capsules, and built-in chat is free
临时对话/无痕/不记住;temporary chat;incognito|打开“临时对话”，这段时间说的话不会被记住，也不会想起以前的事|Switch on “Temporary chat”: nothing said in it is remembered
青少年/未成年/儿童模式/孩子用;parental control;kids mode;teen mode|未成年人模式用四位数字开关，开启后不能和角色聊天、不能付款|The mode for minors is set with four digits; it stops chats with characters and payments
举报/投诉/反馈/意见;report&user/bug/character/someone;feedback;complain|角色或消息可以在菜单里举报，其他问题联系管理员|Report a character or message in its menu; for other things contact an administrator
拉黑/屏蔽;block&someone/user/person|在对方资料页可以拉黑，也可以屏蔽不想看的作者|Block someone on their profile page
人工客服/客服/联系管理;contact support;customer service;human support|可以联系账号为admin的管理员，或部署这里的运营方|Contact the administrator, account admin, or whoever runs this server
重新回答/换个回答;regenerate;another answer|点回答旁的“重新回答”，可以选短一点、温柔一点等；第一次免费|Choose “Answer again” beside the reply; the first time is free
没网/断网/离线/没有网/没网络/不联网;offline;no internet;need internet;need wifi;without internet;without wifi|断网时能看聊天记录，新消息会等联网后发出；内置引擎不靠大模型也能回答|Without a network the chats can still be read, and new messages wait until it is back; the built-in engine needs no large model
chatgpt/gpt/大模型/模型/deepseek/claude/gemini/文心/通义/豆包/openai&你/背后/底层/这里/接入/接了;are you&chatgpt/gpt/claude/gemini/openai/deepseek;what model;which model;language model|这里的回答来自内置引擎，不是 ChatGPT，也没有用大语言模型；配置了大模型的角色会注明|These replies come from a built-in engine: no, not ChatGPT, and no large language model
你&学习/学东西/进化/升级/上网/偷偷/联网/变聪明;you&learn/get smarter/go online/browse/connected/search|不会自己上网，也不会拿聊天去训练；只按内置的规则回答，记下的事在“记忆”里能看、能改、能删|It does not go online or train on chats; it answers by built-in rules, and what it remembers can be seen, edited and deleted on the “Memory” page
`;

/** What an app in the browser cannot do for people: key, then the answer. */
const ACTIONS = `
打个电话/打电话给/拨打/拨个;给&打个电话/打电话/打个视频;call&my/mom/mum/dad/boss/911/taxi/him/her/for me;phone&my|这里拨不了电话，要用手机自己的电话拨|It cannot place phone calls; please dial from your phone
闹钟;alarm&set/wake/for;wake me;定个&点;叫我起床|这里定不了闹钟，请在手机的时钟里设一个|It cannot set an alarm; please set one in the phone's clock
提醒我;remind me;set a reminder;倒计时&帮/设/定;timer&set|这里不能到点提醒，请在手机的提醒事项或日历里设|It cannot remind you at a time; please use the phone's reminders or calendar
发短信/发个短信/发条短信/发微信/发个微信/发条微信/发条消息/发个消息/发邮件/发个邮件/发消息给/告诉他;send&text/email/message&to/my;text&my;email&my|这里不能替人发短信或邮件，要自己在手机上发|It cannot send texts or mail for you; please send it yourself
google/谷歌一下/百度一下/搜一下/搜索一下/查一下网/上网查;google&this/it/for me;look up&online/internet;search&web/internet/online|这里没有联网搜索，查不了，请用浏览器搜一下|It cannot search the web; please look it up in a browser
查&机票/车票/航班/快递/路况|这里没有联网，查不了，请用对应的应用看|It has no way to look that up; please use the app for it
订/买/点/下单/叫&外卖/机票/酒店/车票/奶茶/咖啡/打车/出租/网约车/票;order/book&pizza/food/uber/taxi/ticket/flight/hotel/table;打车/叫车|这里不能下单或订票，请用对应的应用|It cannot order or book anything; please use the app for it
放首歌/播放/放歌/放一首/放音乐;play&song/music/spotify/some;放个&歌/音乐|这里不能放音乐，请打开音乐应用|It cannot play music; please open a music app
打开/开一下/关一下/关掉/开下/调&灯/空调/手电/蓝牙/wifi/音量/相机/微信/电视/亮度;open/turn on/turn off/launch&light/flashlight/camera/wechat/bluetooth/tv/volume/app/lights/youtube|这里控制不了手机和家电，请自己打开|It cannot control the phone or devices; please do it yourself
拍照/拍张/截图/截屏/录音;take&picture/photo/screenshot/selfie;record&me/video|这里不能替人拍照或截屏，请用手机操作|It cannot take pictures or screenshots; please use the phone
转账/付款/充话费/交电费/转钱;transfer&money;pay&bill/my;send&money|这里不能转账付款，请用银行或支付应用|It cannot move money; please use a bank or payment app
导航/带路;navigate;directions to|这里不能导航，请打开地图应用|It cannot navigate; please open a map
翻译这张/看看这张图/识图;look at this picture|这里看不了图片内容|It cannot see what is in a picture
`;

const about = lazily(() => keyedRows(ABOUT));
const actions = lazily(() => keyedRows(ACTIONS));

const REQUESTS =
  /^(?:请|你|能不能|能|可以|可不可以|麻烦|快)*(?:帮|给|替|打开|播放|放|关|定|设|提醒|叫|发|搜|查|订|点|买|拍|截|转|导航|百度|谷歌|google|拨)|^(?:please |can you |could you |will you |hey )*(?:call|set|remind|wake|send|text|email|google|look up|search|order|book|play|open|turn|launch|take|record|pay|transfer|navigate|phone)\b/u;

/** Of the app and not of life: what people ask how to do, where to find, or whether it does. */
const IS_ABOUT =
  /[吗么呢?？]|怎么|咋|如何|哪|能不能|会不会|是不是|可以|多少|什么|啥|谁|不$|没有|没了|help|求助|帮|发不出|转圈|失败|太亮|闪退|how|what|where|who|can|do|does|is|are|will|won'?t|cant|can't|why/u;

/** What is true of the app where it is asked, or that a thing cannot be done for someone; null otherwise. */
export function answerApp(ask: Ask): string | null {
  const asked = sentencesOf(ask.text).filter(isDoable).join(" ");
  const isRequest = asked !== "" && REQUESTS.test(ask.plain) && !/什么|啥|哪/u.test(ask.plain);
  const found =
    (isRequest
      ? bestMatch(actions(), asked === ask.text ? ask.words : wordsIn(asked.toLowerCase()))
      : undefined) ?? (IS_ABOUT.test(ask.text.toLowerCase()) ? bestMatch(about(), ask.words) : undefined);
  if (found === undefined) return null;
  return ask.isChinese ? found.zh : found.en;
}
