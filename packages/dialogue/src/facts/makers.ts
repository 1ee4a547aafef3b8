/** Who made, found or did first: key, then the answer in Chinese and in English. */
export const MAKERS = `
西游记;journey to the west|《西游记》的作者是吴承恩|Journey to the West is by Wu Cheng'en
红楼梦;石头记;dream of the red chamber;story of the stone|《红楼梦》的作者是曹雪芹|Dream of the Red Chamber is by Cao Xueqin
三国演义;romance of the three kingdoms|《三国演义》的作者是罗贯中|Romance of the Three Kingdoms is by Luo Guanzhong
水浒;water margin|《水浒传》的作者是施耐庵|Water Margin is by Shi Nai'an
聊斋;liaozhai/strange tales from a chinese studio|《聊斋志异》的作者是蒲松龄|Strange Tales from a Chinese Studio is by Pu Songling
儒林外史|《儒林外史》的作者是吴敬梓|The Scholars is by Wu Jingzi
史记;records of the grand historian|《史记》的作者是司马迁|The Records of the Grand Historian are by Sima Qian
资治通鉴|《资治通鉴》由司马光主编|The Zizhi Tongjian was edited by Sima Guang
本草纲目|《本草纲目》的作者是李时珍|The Compendium of Materia Medica is by Li Shizhen
孙子兵法;art of war|《孙子兵法》的作者是孙武|The Art of War is by Sun Tzu
道德经;tao te ching;daodejing|《道德经》相传是老子写的|The Tao Te Ching is attributed to Laozi
论语;analects|《论语》由孔子的弟子和再传弟子编成，记的是孔子和弟子的言行|The Analects were compiled by Confucius's followers
离骚|《离骚》的作者是屈原|Li Sao is by Qu Yuan
静夜思;床前明月光;quiet night thought|《静夜思》的作者是李白|Quiet Night Thought is by Li Bai
将进酒;望庐山瀑布;蜀道难;早发白帝城;赠汪伦|这首诗的作者是李白|That poem is by Li Bai
春眠不觉晓;春晓|《春晓》的作者是孟浩然|Spring Dawn is by Meng Haoran
登鹳雀楼;白日依山尽|《登鹳雀楼》的作者是王之涣|Climbing Stork Tower is by Wang Zhihuan
悯农;锄禾日当午|《悯农》的作者是李绅|The Peasants is by Li Shen
咏鹅|《咏鹅》的作者是骆宾王|Ode to the Goose is by Luo Binwang
游子吟;慈母手中线|《游子吟》的作者是孟郊|Song of the Wanderer is by Meng Jiao
江雪;千山鸟飞绝|《江雪》的作者是柳宗元|River Snow is by Liu Zongyuan
清明时节雨纷纷;山行|这首诗的作者是杜牧|That poem is by Du Mu
春望;茅屋为秋风所破歌;登高;春夜喜雨|这首诗的作者是杜甫|That poem is by Du Fu
长恨歌;琵琶行;赋得古原草送别;卖炭翁|这首诗的作者是白居易|That poem is by Bai Juyi
水调歌头;明月几时有;念奴娇;题西林壁;赤壁赋|作者是苏轼|It is by Su Shi
满江红|《满江红》一般认为是岳飞写的|Man Jiang Hong is attributed to Yue Fei
岳阳楼记|《岳阳楼记》的作者是范仲淹|Yueyang Tower is by Fan Zhongyan
桃花源记;归去来兮辞|作者是陶渊明|It is by Tao Yuanming
滕王阁序|《滕王阁序》的作者是王勃|The Preface to Prince Teng's Pavilion is by Wang Bo
声声慢;如梦令|作者是李清照|It is by Li Qingzhao
兰亭序;兰亭集序|《兰亭序》是王羲之写的|The Orchid Pavilion Preface is by Wang Xizhi
清明上河图;along the river during the qingming|《清明上河图》是张择端画的|Along the River During the Qingming Festival was painted by Zhang Zeduan
千里江山图|《千里江山图》是王希孟画的|A Thousand Li of Rivers and Mountains was painted by Wang Ximeng
阿q正传;狂人日记;朝花夕拾;孔乙己;祥林嫂|作者是鲁迅|It is by Lu Xun
骆驼祥子;四世同堂;茶馆|作者是老舍|It is by Lao She
围城;fortress besieged|《围城》的作者是钱钟书|Fortress Besieged is by Qian Zhongshu
边城|《边城》的作者是沈从文|Border Town is by Shen Congwen
倾城之恋;金锁记;半生缘|作者是张爱玲|It is by Eileen Chang
活着&书/小说/作者/谁写;许三观卖血记;to live&wrote/author|作者是余华|It is by Yu Hua
平凡的世界|《平凡的世界》的作者是路遥|Ordinary World is by Lu Yao
白鹿原|《白鹿原》的作者是陈忠实|White Deer Plain is by Chen Zhongshi
红高粱;蛙&作者/小说|作者是莫言|It is by Mo Yan
三体;three body problem;three-body problem|《三体》的作者是刘慈欣|The Three-Body Problem is by Liu Cixin
射雕英雄传;神雕侠侣;天龙八部;倚天屠龙记;笑傲江湖;鹿鼎记|作者是金庸|It is by Jin Yong (Louis Cha)
背影&作者/谁写;荷塘月色|作者是朱自清|It is by Zhu Ziqing
再别康桥|《再别康桥》的作者是徐志摩|Saying Goodbye to Cambridge Again is by Xu Zhimo
面朝大海|《面朝大海，春暖花开》的作者是海子|Facing the Sea With Spring Blossoms is by Hai Zi
雷雨&作者/谁写;日出&话剧|作者是曹禺|It is by Cao Yu
哈姆雷特;罗密欧;麦克白;奥赛罗;李尔王;hamlet;romeo;macbeth;othello;king lear;midsummer night|作者是莎士比亚|It is by William Shakespeare
傲慢与偏见;pride and prejudice;sense and sensibility;emma&wrote/author|作者是简·奥斯汀|It is by Jane Austen
简爱;简·爱;jane eyre|《简·爱》的作者是夏洛蒂·勃朗特|Jane Eyre is by Charlotte Brontë
呼啸山庄;wuthering heights|《呼啸山庄》的作者是艾米莉·勃朗特|Wuthering Heights is by Emily Brontë
双城记;雾都孤儿;远大前程;oliver twist;tale of two cities;great expectations;christmas carol;david copperfield|作者是狄更斯|It is by Charles Dickens
哈利波特;哈利·波特;harry potter|《哈利·波特》的作者是J.K.罗琳|Harry Potter is by J. K. Rowling
指环王;魔戒;霍比特人;lord of the rings;hobbit|作者是托尔金|It is by J. R. R. Tolkien
纳尼亚;narnia|《纳尼亚传奇》的作者是C.S.刘易斯|The Chronicles of Narnia are by C. S. Lewis
1984&书/小说/作者/谁写/wrote/author/by;动物农场;animal farm|作者是乔治·奥威尔|It is by George Orwell
福尔摩斯;sherlock|福尔摩斯的作者是柯南·道尔|Sherlock Holmes was created by Arthur Conan Doyle
东方快车;无人生还;orient express;and then there were none|作者是阿加莎·克里斯蒂|It is by Agatha Christie
爱丽丝梦游;爱丽丝漫游;alice in wonderland|《爱丽丝梦游仙境》的作者是刘易斯·卡罗尔|Alice in Wonderland is by Lewis Carroll
彼得潘;peter pan|《彼得·潘》的作者是J.M.巴里|Peter Pan is by J. M. Barrie
小王子;little prince|《小王子》的作者是圣埃克苏佩里|The Little Prince is by Antoine de Saint-Exupéry
悲惨世界;巴黎圣母院&作者/谁写/小说;les miserables;les misérables;hunchback of notre|作者是维克多·雨果|It is by Victor Hugo
海底两万里;八十天环游地球;地心游记;twenty thousand leagues;around the world in eighty;around the world in 80|作者是儒勒·凡尔纳|It is by Jules Verne
三个火枪手;基督山;three musketeers;monte cristo|作者是大仲马|It is by Alexandre Dumas
茶花女|《茶花女》的作者是小仲马|The Lady of the Camellias is by Alexandre Dumas the younger
战争与和平;安娜卡列尼娜;复活&托尔斯泰/作者;war and peace;anna karenina|作者是列夫·托尔斯泰|It is by Leo Tolstoy
罪与罚;卡拉马佐夫;crime and punishment;karamazov|作者是陀思妥耶夫斯基|It is by Fyodor Dostoevsky
钢铁是怎样炼成的|作者是奥斯特洛夫斯基|How the Steel Was Tempered is by Nikolai Ostrovsky
老人与海;永别了武器;old man and the sea;farewell to arms;for whom the bell|作者是海明威|It is by Ernest Hemingway
了不起的盖茨比;great gatsby|《了不起的盖茨比》的作者是菲茨杰拉德|The Great Gatsby is by F. Scott Fitzgerald
麦田里的守望者;catcher in the rye|《麦田里的守望者》的作者是塞林格|The Catcher in the Rye is by J. D. Salinger
杀死一只知更鸟;to kill a mockingbird|《杀死一只知更鸟》的作者是哈珀·李|To Kill a Mockingbird is by Harper Lee
飘&作者/小说;gone with the wind|《飘》的作者是玛格丽特·米切尔|Gone with the Wind is by Margaret Mitchell
汤姆索亚;哈克贝利;tom sawyer;huckleberry|作者是马克·吐温|It is by Mark Twain
白鲸;moby dick|《白鲸》的作者是梅尔维尔|Moby-Dick is by Herman Melville
百年孤独;霍乱时期;hundred years of solitude;love in the time of cholera|作者是加西亚·马尔克斯|It is by Gabriel García Márquez
堂吉诃德;唐吉诃德;don quixote|《堂吉诃德》的作者是塞万提斯|Don Quixote is by Miguel de Cervantes
变形记;城堡&卡夫卡/作者;metamorphosis&wrote/author;the trial&wrote/author|作者是卡夫卡|It is by Franz Kafka
浮士德;少年维特;faust|作者是歌德|It is by Goethe
神曲;divine comedy;inferno&wrote/author|《神曲》的作者是但丁|The Divine Comedy is by Dante
奥德赛;伊利亚特;荷马史诗;odyssey;iliad|相传是荷马所作|It is attributed to Homer
伊索寓言;aesop|相传是古希腊的伊索所作|The fables are attributed to Aesop
卖火柴的小女孩;海的女儿;丑小鸭;皇帝的新装;little match girl;ugly duckling;little mermaid;emperors new clothes|作者是安徒生|It is by Hans Christian Andersen
白雪公主;小红帽;灰姑娘;snow white;hansel and gretel|收在格林兄弟的童话集里|It is in the Brothers Grimm's fairy tales
格列佛;gullivers travels|《格列佛游记》的作者是斯威夫特|Gulliver's Travels is by Jonathan Swift
鲁滨逊;鲁滨孙;robinson crusoe|《鲁滨逊漂流记》的作者是笛福|Robinson Crusoe is by Daniel Defoe
弗兰肯斯坦;科学怪人;frankenstein|《弗兰肯斯坦》的作者是玛丽·雪莱|Frankenstein is by Mary Shelley
德古拉;dracula|《德古拉》的作者是布拉姆·斯托克|Dracula is by Bram Stoker
挪威的森林;海边的卡夫卡;norwegian wood&wrote/author/book;kafka on the shore|作者是村上春树|It is by Haruki Murakami
解忧杂货店;白夜行;嫌疑人x的献身|作者是东野圭吾|It is by Keigo Higashino
物种起源;进化论;origin of species;theory of evolution|《物种起源》的作者是达尔文，他提出了进化论|On the Origin of Species is by Charles Darwin, who proposed evolution by natural selection
蒙娜丽莎;最后的晚餐;mona lisa;last supper|作者是达·芬奇|It was painted by Leonardo da Vinci
星夜;星空&画;向日葵&画/作者;starry night;sunflowers&paint|作者是梵高|It was painted by Vincent van Gogh
格尔尼卡;guernica;亚威农少女|作者是毕加索|It was painted by Pablo Picasso
睡莲&画;日出印象;water lilies|作者是莫奈|It was painted by Claude Monet
呐喊&画;scream&paint/artist|《呐喊》是蒙克画的|The Scream was painted by Edvard Munch
戴珍珠耳环;girl with a pearl earring|是维米尔画的|Girl with a Pearl Earring was painted by Johannes Vermeer
创世纪&画;西斯廷;大卫&雕;sistine;statue of david;david&sculpt|作者是米开朗基罗|It is by Michelangelo
思想者;the thinker|《思想者》是罗丹的作品|The Thinker is by Auguste Rodin
夜巡;night watch|《夜巡》是伦勃朗画的|The Night Watch was painted by Rembrandt
记忆的永恒;persistence of memory|是达利画的|The Persistence of Memory was painted by Salvador Dalí
维纳斯的诞生;birth of venus|是波提切利画的|The Birth of Venus was painted by Botticelli
命运交响曲;月光奏鸣曲;欢乐颂;致爱丽丝;moonlight sonata;ode to joy;fur elise;fifth symphony|作曲者是贝多芬|It was composed by Beethoven
魔笛;小夜曲&莫扎特/作曲;magic flute;marriage of figaro|作曲者是莫扎特|It was composed by Mozart
天鹅湖;胡桃夹子;swan lake;nutcracker|作曲者是柴可夫斯基|It was composed by Tchaikovsky
四季&作曲/曲子/音乐;four seasons&compos|《四季》是维瓦尔第写的|The Four Seasons were composed by Vivaldi
蓝色多瑙河;blue danube|作曲者是小约翰·施特劳斯|It was composed by Johann Strauss II
国歌&中国/作曲/作词/谁/我国;义勇军进行曲|中国国歌由田汉作词、聂耳作曲|China's anthem has words by Tian Han and music by Nie Er
黄河大合唱|《黄河大合唱》由冼星海作曲、光未然作词|The Yellow River Cantata has music by Xian Xinghai
电灯&发明/谁;灯泡&发明/谁;light bulb;lightbulb|实用的电灯一般归功于爱迪生，斯旺等人也有贡献|The practical light bulb is credited to Thomas Edison, with Joseph Swan and others before him
电话&发明;telephone;phone&invented/invent|电话一般认为是贝尔发明的|The telephone is credited to Alexander Graham Bell
留声机;phonograph|留声机是爱迪生发明的|The phonograph was invented by Thomas Edison
电报&发明;telegraph;morse code|电报和莫尔斯电码归功于莫尔斯|The telegraph and Morse code are credited to Samuel Morse
无线电&发明;radio&invent|无线电通信归功于马可尼，特斯拉和波波夫也有贡献|Radio is credited to Guglielmo Marconi, with work by Tesla and Popov
电视&发明;television&invent;tv&invent|电视归功于贝尔德和法恩斯沃思等人|Television is credited to John Logie Baird and Philo Farnsworth
蒸汽机;steam engine|蒸汽机由瓦特大幅改良，更早有纽科门的机器|James Watt greatly improved the steam engine; Thomas Newcomen built an earlier one
飞机&发明/谁;airplane;aeroplane;first plane;first&flight/fly&plane/powered|飞机是莱特兄弟发明的，1903年试飞成功|The aeroplane was invented by the Wright brothers, who flew in 1903
汽车&发明;car&invent;automobile&invent|汽车一般认为是卡尔·本茨发明的|The car is credited to Karl Benz
火车&发明;蒸汽机车;train&invent;locomotive|蒸汽机车由特里维西克造出，史蒂芬森使它实用|Richard Trevithick built the first steam locomotive; George Stephenson made it practical
自行车&发明;bicycle&invent|自行车的雏形是德莱斯做的|The forerunner of the bicycle was built by Karl von Drais
印刷术&发明;活字印刷;printing press|活字印刷术是毕昇发明的，欧洲的铅活字印刷归功于古腾堡|Movable type was invented by Bi Sheng in China; Gutenberg brought the printing press to Europe
造纸术;纸&发明;paper&invent|蔡伦改进了造纸术|Cai Lun is credited with improving papermaking
指南针&发明;火药&发明;四大发明;compass&invent;gunpowder&invent|指南针和火药都是中国古代发明的|The compass and gunpowder were invented in ancient China
地动仪;seismometer;seismoscope|地动仪是张衡发明的|The seismoscope was invented by Zhang Heng
杂交水稻;hybrid rice|杂交水稻的研究以袁隆平为代表|Hybrid rice was pioneered by Yuan Longping
青蒿素;artemisinin|青蒿素是屠呦呦和她的团队发现的|Artemisinin was discovered by Tu Youyou and her team
青霉素;盘尼西林;penicillin|青霉素是弗莱明发现的|Penicillin was discovered by Alexander Fleming
疫苗&发明/谁;牛痘;smallpox vaccine;vaccine&invent/first|牛痘疫苗是詹纳发明的|The smallpox vaccine was developed by Edward Jenner
x光;x射线;伦琴;x-ray;xray|X射线是伦琴发现的|X-rays were discovered by Wilhelm Röntgen
镭&发现;钋;radium;polonium|镭和钋是居里夫妇发现的|Radium and polonium were discovered by Marie and Pierre Curie
万有引力;law of gravity;discovered gravity;gravity&discover;牛顿三定律|万有引力定律是牛顿提出的|The law of gravity was found by Isaac Newton
相对论;theory of relativity;e=mc2;relativity|相对论是爱因斯坦提出的|The theory of relativity is by Albert Einstein
元素周期表;periodic table|元素周期表是门捷列夫提出的|The periodic table is by Dmitri Mendeleev
日心说;heliocentric|日心说是哥白尼提出的|The heliocentric model was proposed by Copernicus
浮力&发现/定律;buoyancy|浮力定律是阿基米德发现的|The law of buoyancy was found by Archimedes
勾股定理;毕达哥拉斯定理;pythagorean|勾股定理在西方归功于毕达哥拉斯，中国古代的商高也提到过|The theorem is credited to Pythagoras
几何原本;euclid|《几何原本》的作者是欧几里得|The Elements are by Euclid
圆周率&祖冲之/精确/谁|祖冲之把圆周率算到了小数点后七位|Zu Chongzhi computed pi to seven decimals
dna&发现/结构/discover/structure/谁;双螺旋;double helix|DNA双螺旋结构由沃森和克里克提出，富兰克林的照片是关键|The double helix was found by Watson and Crick, with Rosalind Franklin's picture
遗传定律;孟德尔;genetics&father;laws of inheritance|遗传定律是孟德尔发现的|The laws of inheritance were found by Gregor Mendel
血液循环;blood circulation|血液循环是哈维发现的|The circulation of blood was described by William Harvey
显微镜;microbe;bacteria&discover;细菌&发现|列文虎克用显微镜最先观察到细菌|Antonie van Leeuwenhoek first observed bacteria with a microscope
望远镜&发明;telescope&invent|望远镜一般归功于利珀希，伽利略最先用它观天|The telescope is credited to Hans Lippershey; Galileo first used it for astronomy
避雷针;lightning rod|避雷针是富兰克林发明的|The lightning rod was invented by Benjamin Franklin
电磁感应;electromagnetic induction;发电机&发明|电磁感应是法拉第发现的|Electromagnetic induction was discovered by Michael Faraday
电池&发明;battery&invent|最早的电池是伏打发明的|The first battery was invented by Alessandro Volta
交流电;alternating current|交流电系统归功于特斯拉等人|The alternating-current system is credited to Nikola Tesla
炸药&发明;诺贝尔&发明;dynamite|炸药是诺贝尔发明的|Dynamite was invented by Alfred Nobel
拉链&发明;zipper|拉链的现代形式是森贝克发明的|The modern zipper was invented by Gideon Sundback
电脑&发明;计算机&发明/之父;computer&invent/father|图灵和冯·诺依曼奠定了计算机的基础，巴贝奇更早设计过机械计算机|Turing and von Neumann laid the foundations of computers; Charles Babbage designed a mechanical one
万维网;互联网&发明;world wide web;internet&invent|万维网是蒂姆·伯纳斯-李发明的，互联网协议归功于瑟夫和卡恩|The World Wide Web was invented by Tim Berners-Lee; the internet protocols are by Cerf and Kahn
微软&创/谁;microsoft|微软由比尔·盖茨和保罗·艾伦创立|Microsoft was founded by Bill Gates and Paul Allen
苹果公司;苹果&创始/创立/创办;apple&found/started/company|苹果公司由乔布斯、沃兹尼亚克和韦恩创立|Apple was founded by Steve Jobs, Steve Wozniak and Ronald Wayne
谷歌&创;google&found/created/started|谷歌由拉里·佩奇和谢尔盖·布林创立|Google was founded by Larry Page and Sergey Brin
脸书&创;facebook&found/created/started/invent|Facebook 由扎克伯格等人创立|Facebook was founded by Mark Zuckerberg and others
亚马逊&创;amazon&found/started|亚马逊公司由贝索斯创立|Amazon was founded by Jeff Bezos
特斯拉&创始/公司&谁;tesla&found|特斯拉由艾伯哈德和塔彭宁创立，马斯克后来加入|Tesla was founded by Martin Eberhard and Marc Tarpenning; Elon Musk joined later
阿里巴巴&创;淘宝&创;alibaba&found|阿里巴巴由马云等人创立|Alibaba was founded by Jack Ma and others
腾讯&创;微信&发明/开发/之父;tencent|腾讯由马化腾等人创立，微信由张小龙团队开发|Tencent was founded by Ma Huateng and others; WeChat was made by Allen Zhang's team
linux&谁/who/creat;git&creat|Linux 是林纳斯·托瓦兹写的|Linux was created by Linus Torvalds
python&谁/发明/who/creat|Python 是吉多·范罗苏姆创造的|Python was created by Guido van Rossum
第一个&月/登月/月球;登上月球;first&moon;walked on the moon|第一个登上月球的人是阿姆斯特朗|The first person on the Moon was Neil Armstrong
第一个&太空;第一位宇航员;加加林;first&space|第一个进入太空的人是加加林|The first person in space was Yuri Gagarin
中国第一&太空/航天/宇航;杨利伟|中国第一位进入太空的航天员是杨利伟|The first Chinese astronaut in space was Yang Liwei
第一个女&太空/宇航;first woman&space|第一位进入太空的女性是捷列什科娃|The first woman in space was Valentina Tereshkova
发现新大陆;发现美洲;哥伦布;discovered america|1492年到达美洲的是哥伦布|Columbus reached the Americas in 1492
环球航行;麦哲伦;circumnavigat;sail around the world|第一次环球航行由麦哲伦的船队完成|The first voyage around the world was made by Magellan's fleet
下西洋|下西洋的是郑和|Zheng He led the Ming voyages
出使西域;丝绸之路&开/谁|开辟丝绸之路的是张骞|Zhang Qian opened the Silk Road
西天取经&真/历史/唐朝;大唐西域记|历史上西行取经的是玄奘|Xuanzang made the historical journey to India
统一六国;第一个皇帝;首位皇帝;第一位皇帝;第一任皇帝;始皇帝;first emperor|统一六国、第一个称皇帝的是秦始皇|The first emperor of China was Qin Shi Huang
最后一个皇帝;末代皇帝;last emperor|中国最后一个皇帝是溥仪|The last emperor of China was Puyi
女皇帝;唯一的女;female emperor|中国历史上唯一的女皇帝是武则天|China's only female emperor was Wu Zetian
唐朝&建立/开国;tang dynasty&found|唐朝的建立者是李渊|The Tang dynasty was founded by Li Yuan
宋朝&建立/开国;song dynasty&found|宋朝的建立者是赵匡胤|The Song dynasty was founded by Zhao Kuangyin
明朝&建立/开国;ming dynasty&found|明朝的建立者是朱元璋|The Ming dynasty was founded by Zhu Yuanzhang
汉朝&建立/开国;han dynasty&found|汉朝的建立者是刘邦|The Han dynasty was founded by Liu Bang
元朝&建立/开国|元朝的建立者是忽必烈|The Yuan dynasty was founded by Kublai Khan
美国&第一/首任&总统;first&president;first us president|美国第一任总统是华盛顿|The first president of the United States was George Washington
解放黑奴;废除奴隶;lincoln;freed the slaves|废除美国奴隶制的总统是林肯|Abraham Lincoln issued the Emancipation Proclamation
辛亥革命&领导;孙中山;founder of the republic of china|领导辛亥革命的是孙中山|The 1911 revolution was led by Sun Yat-sen
诗仙|“诗仙”是李白|The “Immortal of Poetry” is Li Bai
诗圣|“诗圣”是杜甫|The “Sage of Poetry” is Du Fu
诗佛|“诗佛”是王维|The “Buddha of Poetry” is Wang Wei
书圣|“书圣”是王羲之|The “Sage of Calligraphy” is Wang Xizhi
药王|“药王”是孙思邈|The “King of Medicine” is Sun Simiao
茶圣|“茶圣”是陆羽|The “Sage of Tea” is Lu Yu
精神分析;psychoanalysis|精神分析由弗洛伊德创立|Psychoanalysis was founded by Sigmund Freud
现代奥运;modern olympics|现代奥林匹克运动由顾拜旦发起|The modern Olympics were founded by Pierre de Coubertin
篮球&发明;basketball&invent|篮球是奈史密斯发明的|Basketball was invented by James Naismith
米老鼠;mickey mouse;disney&found|米老鼠由华特·迪士尼和伍培·艾沃克斯创作|Mickey Mouse was created by Walt Disney and Ub Iwerks
千与千寻&导演/谁;龙猫&导演/谁;spirited away;my neighbor totoro|导演是宫崎骏|It was directed by Hayao Miyazaki
泰坦尼克&导演/拍;阿凡达&导演/拍;titanic&direct;avatar&direct|导演是詹姆斯·卡梅隆|It was directed by James Cameron
名侦探柯南&作者/谁|《名侦探柯南》的作者是青山刚昌|Detective Conan is by Gosho Aoyama
海贼王&作者/谁;one piece&wrote/author/creat|《海贼王》的作者是尾田荣一郎|One Piece is by Eiichiro Oda
火影&作者/谁;naruto&creat/wrote/author|《火影忍者》的作者是岸本齐史|Naruto is by Masashi Kishimoto
龙珠&作者/谁;dragon ball|《龙珠》的作者是鸟山明|Dragon Ball is by Akira Toriyama
哆啦a梦&作者/谁;机器猫&作者;doraemon|《哆啦A梦》的作者是藤子·F·不二雄|Doraemon is by Fujiko F. Fujio
灌篮高手&作者/谁;slam dunk&wrote/author/creat|《灌篮高手》的作者是井上雄彦|Slam Dunk is by Takehiko Inoue
`;
