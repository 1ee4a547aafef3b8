/**
 * First names of many countries in Latin script, in lower case, without those that are common words too. They are how
 * “i'm priya” is known from “i'm sleepy” where nobody writes capitals.
 */
const FIRST_NAMES = new Set(
  `
  aadhya aaliyah aanya aarav aaron abby abdallah abdel abdi abdikadir abdirahman abdul abdullah abdulrahman abebe
  abel abena abhishek abigail abimbola abner abraham abram achieng ada adaeze adalyn adalynn adam adanna addilyn
  addison adebola adelaide adele adeline adelyn adeola adhiambo adi aditi aditya adjoa adnan adrian adriana
  adrienne advik adwoa afia afua agatha agnes agneta agnieszka agus ahmad ahmed ahmet aicha aidan aiden aiko ailsa
  aiman aimee aina aine aino aisha aishwarya aisling aisyah ajay akane akanksha akash akello akiko akinyi akira
  akosua akshay akua alaia alain alaina alan alana alani alasdair alastair alayna albert albertine alberto albie
  aldrin aleah alec aled alejandra alejandro aleksandr aleksandra aleksey alessandra alessandro alessia alessio
  alex alexa alexander alexandra alexandria alexandros alexandru alexei alexey alexis alf alfie alfonso alfonzo
  alfredo ali alia alice alicia alicja alina alioune alison alistair alivia aliyah alka alla allison alma alonso
  althea alun alvaro alvin alwyn alya alyona alyson alyssa ama amabel amadou amal amalia aman amanda amani amara
  amarachi amari amarjit amaya ameer amelia amelie amina aminah aminata aminu amir amira amit amiyah amna amos
  amparo amra amrit amrita amy ana anahera analyn anan anand ananya anas anastasia anatoly anaya anca anders andi
  andie andrea andreas andreea andrei andres andrew andrey andriy andrzej andy anele anfisa angela angelica
  angeliki angelina angelito angelo angharad angie angus anh ania anika aniket anil anisa anish anita aniyah anja
  anjali anjana anke ankit ankita annabel annabelle annalisa anne annegret anneke anneliese annette annie annika
  anouk ante anthea anthony antje antoine antoinette anton antonella antonina antonio antonis antti anu anuj
  anuradha anurag anushka anvi anwar anya aoife aparna apio araba arabel arabella araceli araminta archana archie
  aria ariadne ariah ariana arianna ariel ariella arielle arif ariki arinze aris arjun arkady arlene arlo armando
  armani arnaud arnav arne arnel aroha arseny artem arthit arthur arti artie arturo artyom arun arwel arya aryan
  asad asami asha ashanti asher ashish ashley ashling ashlyn ashok ashton ashwin ashwini asia asif asma aspen asta
  astrid atharv athina atieno atlas attila atul aubree aubrey aubrielle audrey augusta augustine aurelia aurora
  austin ava averie avery avi avital avni awa awuor axel aya ayaan ayah ayaka ayala ayanda ayesha ayla aylin ayman
  ayo ayodele ayomide ayse ayu ayumi ayush azadeh azalea aziz azlan azlina azra babatunde babirye bahar bailey
  bala balwinder bambang bao baptiste baraka barbara barbora barnabas barnaby barney barry bartek bartosz baruch
  bas basak bashir basia bathsheba bayu beata beatrice beatrix beatriz beau beauty becca beckett becky bekele
  bella bence benedict benedikt benigno benito benjamin benji benny bentley bernadette bernard bernd bernice
  bernie bert bertha bertie bertram bertrand beryl bessie beth bethan bethany bethlehem beto betsy betty beverly
  beyza bharat bhavana bhavesh bia bianca bich bilal billie billy bimbo binta bintou birgit birgitta bisi bita
  bjorn blair blake blakely blanca blanche boaz bob bobbie bobby bodhi bogdan bohdan boitumelo bojan bola bong
  bongani bongbong boniface bonnie boris boubacar bowen boyd boyet bracha brad braden bradley brady braelynn bram
  brandon branko brantley brayden breanna bree brenda brendan brenna brent breonna brett brian briana brianna brid
  bridget briella brielle brigitte brinley britney britt brittany brock brody bronagh bronte bronwen brooke
  brooklyn brooks bruce bruna brunhilde bruno bryan bryce bryn brynlee brynn bryony bubba budi bukky bukola bunty
  burak buse bushra busisiwe byron caden cadence cain caio caitlin cal caleb cali calista callan callie callum
  calum calvin cam camden camellia cameron camila camilla camille camryn candace candice candida cansu caoimhe
  capucine cari carl carla carlie carlo carlos carlotta carly carmen carol carolina caroline carolyn carrie carson
  carwyn carys casey cash caspian cassandra cassian cassidy cassie cassius cataleya catalin catalina caterina
  cathal catherine catrin catriona cecil cecilia cecily cedric celeste celia cem ceren ceri cerys cesar chad chaim
  chana chanel chanelle chantal chantelle charis charlee charleigh charlene charles charley charli charlie
  charlize charlotte charmaine chau chaya chayo chebet cheikh chelo chelsea chente chepkoech cherie cherry cheryl
  chester chetan cheyenne chiamaka chiara chibuzo chidi chima chinedu chinwe chinyere chioma chipo chirag chitra
  chiyo chloe chris chrissy christa christabel christel christer christie christina christine christophe
  christopher christos christy chrysa chukwudi cian ciara ciaran cicely cillian cindy citra claire clara clare
  clarence clarissa claude claudia claudio clay clayton clem clement clementina clementine cleo cletus clifford
  clifton clint clive clodagh clotilde cody colby cole colette colin colleen collins colm colton columbus conall
  concetta conchita conner connie connor conor conrad constance constantine consuelo coop cora coral corazon
  cordelia corey corina corinne cormac cornelia cornelius cory cosima cosmas cosmin cosmo costel courtney craig
  cressida crisanto crispin cristi cristian cristiano cristina cristy cruz csaba curtis cuthbert cynth cynthia
  cyprian cyril cyrus daan dafna dafydd dagmar dahlia dahye dai daiki daisuke dakota daleyza dalia dallas dalton
  damaris dami damian damien damilola damon dan dana dani daniel daniela daniele daniella danielle danilo danladi
  danny dante danuta danylo dao daphne dara darcy darek daria dario darius dariusz darla darlene darnell darragh
  darrell darren darryl darshan dash dasha dasia dat dave davey davi david davide davy dawid dawit dawson dayo
  deandre deanna deb debbie deborah debra debs declan dedi dee deepa deepak deepika deepti defne deirdre deja
  dejan deji del delaney dele delia delilah delores delphine delroy delyth demarcus demario demelza demetrius demi
  denis denise deniz dennis denny denzel denzil deonte derek dermot derrick derya des deshawn desi desiree desmond
  despina dev devansh devante devin devon devorah dewa dewi dhruv dian diana diane diarmuid didier diego diep
  dieter dietmar digby diggory diksha dilara dilys dima dimas dimitra dimitris dina dinah dineo dinesh dion dirk
  divina divine divya dixie diya dmitri dmitry dmytro dodong dolly dolores dom domenico domingo dominic dominick
  dominika dominique donal donald donatella donghyun donna donncha donnie donovan dora dorcas doreen dorian doris
  dorota dorothea dorothy doru dot dotty dotun doug dougal dougie douglas dov dragan dragana dragos duaa duane duc
  dudi dudley dumisani duncan dung dusan dustin dvora dwayne dwi dwight dylan eamon earlene easton ebba ebele
  ebenezer ebo ebony ebru ebuka ece eckhard eddie eddy edem eden edgar edie edin edith edmund edna eduarda eduardo
  edward edwin edyta eero efa effie efraim efrain efrat efren efua egor ehsan eileen eilidh eilis eimear einar
  einat eino eirini eitan eka ekaterina eko ekow ekta ela elad elaina elaine eldon eleanor eleazar elena eleni
  eleonora eleri elfriede elgin elham eli eliana elianna elias eliezer elif elihu elijah elin elina elisa
  elisabetta elise elisha eliza elizabeth elizaveta elke ella elle ellen ellery elliana ellianna ellie elliot
  elliott ellis elmarie elmer elnaz elodie eloise elroy elsa elsie elspeth elton eluned elvira elwood eman emanuel
  emanuela emanuele ember emberly emeka emelie emely emerie emerson emersyn emery emi emil emilee emilia emiliano
  emilio emily emina emine emir emmanuel emmanuella emmanuelle emmeline emmett emmy emre emrys emyr enda endang
  enid enoch enrique enzo eoghan eoin ephraim eren eri eric erica erik erika erin erlinda ernesto ernie errol esi
  esme esmeralda esperanza esra essence esteban estela estella estelle esther esti eszter ethan ethel ethelbert
  etta euan eudora eugene eugenia eulalia eunhye eunice eunji euphemia eva evan evander evangelia evangeline
  evelina evelyn everett everleigh everly evgenia evgeny evie ewa ewan ewelina eyal ezekiel ezequiel ezgi ezra
  fabian fabien fabienne fabio fabiola fabrice fabrizio facundo fadumo fah fahad faisal faiz fajar fallon fang
  fannie farah farai farhad farhan farid farida faris farooq farzad farzaneh fatema fatih fatima fatimah fatma
  fatou fatoumata fay faye fazura federica federico fedor felicia felicity felipe felix femi femke fenella fenna
  ferenc fergal fergus fernanda fernando fetu ffion fidelis filip filippo filomena finlay finley finn finnegan
  fintan fiona fionn fionnuala firdaus fitri fitzroy fletcher fleur flick fliss flo flor flora florence florian
  florin florina flossie floyd folake folarin fon ford forrest foteini fran frances francesca francesco francis
  francisca francisco franck francois frankie franziska fraser frauke fred freda freddie freddy frederick fredrik
  freja freya frida frieda friedrich fritz fumiko funke funmi funmilayo furaha furkan fyodor gabby gabe gabi
  gabriel gabriela gabriele gabrielle gabs gadi gage gaia gail gal galina galit galya gamze garba gareth garfield
  garima garrett gary gaurav gav gavin gawain gayatri gaylord gaynor gbenga gede geeta gemma gene genesis
  genevieve gennady gennaro geoff geoffrey georg george georges georgette georgia georgiana georgie georgina ger
  geraint gerald geraldine gerard gerardo gerda gergely gerhard germaine gerry gershom gertrude getachew gethin
  ghada ghassan ghazal gheorghe giada gianluca gianna gianni gideon gijs gil gilbert gilberto gilda giles gilles
  gina ginevra ginny giorgia giorgio giorgos giovanna giovanni girish girlie girma gisela giselle gita giulia
  giuliana giulio giuseppe giuseppina givemore gizem gladness gladys gleb glenda glenn glenroy glenys gloria glyn
  godfrey godspower godwin goldie golnaz gonzalo goodluck gopal goran gordana gordon gosia gottfried govind
  gracelynn gracie graciela grady graeme graham grainne graysen grayson graziella greg gregor gregory greta
  gretchen greyson griffin grigory griselda grover grzegorz grzesiek guadalupe gudrun guilherme guillaume
  guillermo guinevere guinny gunilla gunnar gunner gunther gurpreet gus gustav gustavo gwen gwenda gwendolyn
  gwenllian gwilym gwyn gwyneth haakon habib hadar hadas hadassah hadi hadiza hadlee hadley haeun hafiz hafsa
  haider hailey haim hakan hakim hal hala haley halima halina halle hallie halyna hamed hamid hamish hamisi hamza
  hana hanako hanan hande hanh hanin hanna hannah hanne hannelore hans harald haris harish harjit harlan harley
  harold haroon harper harpreet harri harriet harriett harrison harsh hartley hartmut haruka haruto harvey hasan
  hashim hassan hatice hattie hatty hauwa haven hayden haydn hayes haylee hayley hayoung haziq heather heba hector
  hedda heidi heike heikki heiko heinrich heinz heitor heledd helen helena helga helle helmi helmut hema hemant
  hemi hendra hendrik hendrix henk hennie henning henri henrietta henrik henry hephzibah herb herbert herman
  hermann hermia hermione hester hettie hetty hezekiah hiba hibo hidayah hien hieu hikari hila hilary hilda hilde
  hildegard himanshu hina hinemoa hiram hiroki hiromi hiroshi hiroto hirut hitesh hitomi hiwot hoa hoang hoda
  hodan holden holger holland homer hone hong horace horst hortense hortensia hosea hossein howard howie hoyt
  hubert huda hudson hugh hugo humphrey huong husna hussain hussein huw huxley huy hyacinth hyejin hyun hyunwoo
  hywel iain ian ianthe ibrahim ibrahima ibtisam ichiro ida idan idris ieuan ifan ife ifeanyi ifeoluwa ifeoma
  ifrah ifunanya iggy ignacio ignatius igor ijeoma ika ikaika ike ikenna iker ilan ilaria ileana ilkka ilse ilya
  imad iman imani imelda imogen imran imre ina inaya inbal indah indira ineke ines inga inge ingeborg inger ingram
  ingrid ingvar inigo inna innocentia innokenty intan ioan ioana ioane ioanna iolanthe iolo ion iona ione ionut
  ipek ira irem irene irfan irina irma irmgard irving irwan iryna isaac isabel isabela isabella isabelle isadora
  isaiah isha ishaan ishbel ishita isidore isidro isla ismael ismail isolde israa israel issy itai itay itzel ivan
  ivana ivica ivo ivor ivory iwan iwona iyabo izabela izzat izzati izzy jaap jaber jabir jac jace jacek jacinta
  jack jackie jacko jackson jaco jacob jacopo jacqueline jacques jacqui jada jaden jadwiga jaelynn jafar jagdeep
  jagger jago jaime jakub jaleesa jalen jaliyah jamal jamarcus jamari james jameson jamie jamil jamila jana janae
  janek janelle janet janette janey janice janina janine jannah janne jannik jaquan jared jarek jari jaroslav
  jaroslaw jarrah jarrod jarvis jase jasmine jason jasper jaspreet jatin javad javier javon jaxon jaxson jay jaya
  jayce jayda jayden jayesh jayla jaylee jaylen jayne jayson jaz jazlyn jazmin jazmine jean jeanette jeanne jeb
  jedediah jedidiah jeff jeffrey jelena jem jemima jemma jen jenna jennie jennifer jenny jens jenson jepkosgei
  jeremiah jeremy jericho jermaine jeroen jerome jerrod jerry jerzy jesper jess jessa jesse jessica jessie jethro
  jett jewel jez jhoanna jhon jhun jide jignesh jihoon jill jillian jim jimbo jimena jimin jimmy jing jinwoo jiro
  jisoo jiwoo jiyeon joakim joan joanna joanne joao joaquin joaquina jobeth jocasta jocelyn jock jodi jodie jody
  joe joel joelle joey johan johanna johanne johannes johnathan johnno johnny joko jolanta jolene jolie jolyn
  jolyon jomar jon jonah jonas jonathan joon joost jordan jordyn jorge joris jory jose josefina joseph josephine
  josette josh joshua josiah josie josip joss josue jotham journee journey jovana jowan joyce juan juana juanita
  judah jude judit judith judy juha jukka jules julia julian juliana julianna julianne julie julien julieta
  juliette julio julius juma jun junaid jungkook junho juniper junko jurgen justin justine justyna jutta jyothi
  jyoti kaan kabir kacper kadek kaden kadiatou kadijah kagiso kahu kai kaia kaiden kailani kainoa kairi kaisa
  kaitlin kaitlyn kajal kajsa kalani kalea kaley kali kalle kallie kalpana kamal kamala kamau kameron kamil kamila
  kamran kamryn kana kanda kane kanika kanya kaori kaoru kara karabo karan kareem kareena karen kari karim karin
  karina kariuki karl karla karol karolina karson karsyn karthik kartik kartika kash kashif kasia kason kassidy
  kat kata katalin katalina katarina katarzyna kate katelyn katerina kateryna katharine katherine kathleen
  kathrina kathryn kathy katie katja katlego kato katrin katrina katya kauri kaveh kavita kavya kay kayden
  kaydence kayla kaylani kaylee kayleigh kaylie kaylin kayode kayson kaz kazuki kazuko kazuo keanan keanu kebede
  keegan kees kehlani keiko keir keira keisha keith kekoa kelan kelechi kelli kelly kelsey kelvin kemal kemi ken
  kendal kendall kendra kendrick kenechukwu kenelm kenichi kenji kenley kennedy kenneth kenny kensley kent kenta
  kenya kenzie kerem keren kerensa keri kermit kerry kerstin kerwin keshawn keshia keturah ketut kev kevin kez
  keziah khadija khadijah khady khairul khaled khaleesi khalid khalil khang khanyi khloe khoa khushi kian kiana
  kiara kibet kien kiera kieran kierra killian kim kimani kimber kimberley kimberly kimmo kinga kingston kinley
  kinsley kip kipchumba kiptoo kira kiran kirby kiri kirill kirk kirra kirsten kirsty kirti kittisak kitto kjell
  klaus klavdia knox knut koa kobe kobi kobus koen kofi kohen kojo kola kolton kolya komal komang konrad
  konstantin kora kosi kostas kostya kris krishna krista kristen kristin kristina kristine kristoffer kristy
  krisztina kriti krystyna krzysztof ksenia kseniya kuba kudakwashe kudzai kuldeep kulsum kumiko kunal kunle kurt
  kwabena kwadwo kwaku kwame kwasi kweku kyla kylan kyle kyleigh kyler kylie kyoko kyra kyriaki lacey lachie
  lachlan ladan laetitia lagi laila lainey lakeisha lakisha lakshmi laleh lalit lallie lalo lam lamar lamia lamont
  lan lana landon lane laney lanre laquisha laquita lara larisa larissa larry lars lashonda lata latasha latha
  latifa latisha latonya latoya latrice laura laure laurel lauren laurence laurent lauri lavanya lavar lavender
  lavinia lawrence lawson layla leah leander leandro leanne learnmore lebron ledger leena lei leia leif leigh
  leighton leila leilani lejla lek lemuel len lena lene lenka lennon lennox lenny lenora leon leona leonard
  leonardo leonel leonid leonidas leonie leonora leopold lerato leroy lesley leslie lestari lester lesya leszek
  leticia letitia letizia lettie lety lev levent levi levina lewis lex lexi leyla lia liam liana liat libby lidia
  lidija lidiya lieke liesel lieselotte ligaya lila lilah lilian liliana lilith lillian lillie lilly limor lina
  lincoln linda lindiwe lindsay lindsey linford ling linh linnea linton linus lionel lior lisandro lise liv livia
  liviu livvy liwayway liz lizzie ljiljana llewellyn lloyd llyr logan lois lokesh lola londyn lonnie lora lorcan
  loredana lorelei lorena lorenza lorenzo lori lorna lorraine losa lotta lotte lottie lotus lou louie louis louise
  lourdes lovemore lowanna lowri loz luana luanne lubna luc luca lucas lucero lucho lucia lucian lucie lucille
  lucinda lucius lucrezia lucy lucyna ludmila ludo ludovic ludvig ludwig luigi luis luisa luiz luiza lujain luka
  lukas lukasz luke lula luminita lungile lupe lupita luqman lurleen luther luyanda luz luzviminda lwandle lwazi
  lydia lyla lyle lyn lynda lynette lynn lynne lynwood lyra lyric lysander lyuba lyubov lyudmila maaike maame
  maarten mabel macarena maci maciej maciek mack mackenzie macsen macy maddalena maddie maddox maddy madeleine
  madeline madelyn madge madhu madhuri madilyn madison madisyn mads mae maeve magda magdalena maggie magnolia
  magnus maha mahdi mahesh mahina mahira mahmood mahmoud mahsa mai maia mair mairead mairi mairtin maisie maja
  majid makayla makenna makenzie maki makoa makoto maksim maksym mal mala malachi malachy malakai malcolm malee
  mali malia malik malin maliyah malka mallika mallory malvina mamadou mamie mamta mana manaia mandla mandy
  manfred manish manisha manjit manju manny manoj manolis manon manpreet mansoor manuel manuela marama marc marcel
  marcela marcella marcelo marcia marcin marco marcos marcus mared marek maren margaret margarita margaux margery
  margherita margie margo margot marguerite maria mariah mariam mariama marian mariana marianne maribel maricel
  maricela maricris marie marieke marietjie mariette marigold marija marijke mariko marilla marilou marilyn marina
  mario marion marisa mariska marisol marissa marit marites maritza marius mariusz marivic marjorie marko markus
  marlene marley marlon marlowe marnie marquis marquise marsha marshall marta martha martin martina martine marv
  marvin marwa marwan mary maryam masashi masato masha massimo matan mateo mateus mateusz matheus mathieu mathilde
  mathis matias matilda matiu mats matt matteo matthew matthias matti mattia mattie matty matvey maud maude maura
  maureen maurice mauricio maurizio mauro maverick mavis max maxim maxime maximilian maximiliano maximus maxine
  maxwell maya mayank mayar maybelle mayra maysa mayumi maz mckenna mckenzie mckinley meadow meena meera meg mega
  megan megha meghan meghna megumi mehdi mehmet mehrdad mei meiling meinir meir meirav mekdes mel melanie melany
  melba mele melinda melis melissa meltem melvin memo menachem menna mercedes mercia mere meredith meriem merle
  merlin meron merryn merve mervin mervyn messiah mette meurig mhairi micah michael michaela michal michalis
  michel michela michele michelle michiko mick mickey midori miguel mihaela mihai miho mika mikael mikaere mikayla
  mike mikey mikhail miki mikkel mikko mila milagros milan mildred milena milica millicent millie milo milos
  milton mimi mina mindy minerva ming minh minho minji minjun minna minnie minseo mio miracle miranda mircea
  mireille mirela mireya miri miriam mirjana mirko miroslav mirthe mirza misaki misha mitali mitch mitchell mitra
  mitzi miyuki mladen moa moana modou mohamad mohamed mohammad mohammed mohan mohit mohsen moira moji mojisola
  mollie molly momoka monica monika monique montague montgomery montrell monty morag mordecai mordechai morenike
  morgan morgana morgane moritz morris morten morty morwenna moses moshe moss mostafa moussa moustafa mpho mridula
  mugisha muhammad muireann mukesh mulugeta muna murat murdo muriel murilo murray musa mustafa muthoni mutuku
  mwajuma mwangi mwende mya myfanwy mykhailo mykola myla myles myra myron myroslav myrtice myrtle naama nabil
  nabila nacho nada nadav nadeem nadezhda nadhirah nadia nadine nadiya nadya naeem nafula nahum naima najma nakato
  nakia nala naledi nalu nam namfon namrata namukasa nana nanami nancy nandi nandini nanette nanna nansubuga naoki
  naomi narelle nash nasir nasreen nasrin nasser nastya nat natalia natalie natalya natan natasa natasha nate
  nathalie nathan nathanael nathaniel natsuki nattapong naveen navya nawal nawaz nayeli nayeon nazanin nazia nazli
  ndeye nebojsa ned neda neelam neema neeraj neeta negar neha nehemiah neil nekesa nell nellie nelly nelson
  nemanja nenad nerissa nerys nessa nestor nettie neva nevaeh nevena neville newt nga ngaio ngan nghia ngoc ngozi
  nhi nhung nia niall niamh nic nicholas nichole nicki nicky nico nicola nicolae nicolas nicole nicoleta nicoletta
  nidhi niels nigel niharika nik nikau nike nikhil nikita nikki niklas nikola nikolai nikos nilesh niloofar nils
  nima nina nino nir niran nisha nishant nitin nitya nixon niyi nizam njeri njoroge nkechi nkem nkosana nnamdi
  nneka noa noah noam noboru noelani noelene noelle noemi noga nohea noi nok nokuthula nola nolan nollaig nomsa
  nomvula non nona nong nonoy nonso noor nora norah norbert noreen noriko norm norma norman norris nour noura nova
  novak ntombi nuala nur nurin nurit nurul nusrat nyah nyambura nyasha nyla nylah nyoman oakley oaklynn oana oanh
  obadiah obiageli obinna ochieng octavia octavio odell odessa odette odhiambo odile ofer ofra ogechi oguz ohad
  oisin okan okechukwu okello oksana ola olaf oleg oleh oleksandr oleksiy olena olga olha oli oliver olivia
  olivier oliwia ollie olly olof oluchi olufemi oluwaseun oluwatobi olwen olya omar omari omer omid omri onur
  onyango onyeka onyinye opal ophelia ora oren orest orhan ori orion orit orla orlaith orlando orly orn ornella
  orsolya orson orville osama osamu osbert oscar oskar osman osnat osric ostap osvaldo oswald oswin otieno otis
  ottilie otto ouida oumou ousmane outi ove ovidiu owain owen ozan ozzie paavo pablo paco paddy padma padraic
  padraig paige paislee paisley palesa pallavi palmer paloma pam pamela panagiotis pancho pankaj pansy paola paolo
  parham pari parisa parth parthenia parul parvaneh pascal pascoe pasha pasquale patrice patricia patricio patrick
  patrizia patrycja patryk patsy patti patty paul paula paulette paulie paulina pauline paulo pavan pavel pavla
  pavlo pawan pawel paxton payal payam payton paz pearline pedro peggy pekka penelope penn penny percival percy
  perla pernille perpetua perran perry persephone pete peter petr petra petro petronella petros petunia peyton
  phil philip philippa philippe phillip philomena phineas phoebe phoenix phong phuc phuong phyllida phyllis pierre
  piers piet pieter pietro pilar pim pimchanok pinar piotr pip piper pippa pirjo pius ploy polina polly polycarp
  pontus pooja portia pouya prachi pragya prakash pranav prasert prashant prateek pratibha pratik praveen predrag
  preeti prem prerna presley preston primrose priscilla priya priyanka prosper providence pru prudence prunella
  przemek pua purdy purnima puteri putri putu pyotr qasim qiang quan quang quavon queenie quentin quincey quincy
  quinn quinton quique quoc quyen quynh rabia rachael rachel rachna radek radha radhika radu raed raelene raelynn
  raf rafa rafael rafaela rafal rafe raff raffaele raffaella rafi raghav ragnar ragnhild rahab raheem rahul raiden
  rainer raisa raissa raj rajat rajeev rajesh rajiv rajni rakesh rakhi rakiya ralf ralph raluca ram raman ramesh
  rami ramin ramiro ramon ramona randall randolph randy rangi rania ranjit raphael raquel rasha rashad rashawn
  rasheed rashid rashidi rashmi rasmus rastus ratna ratu raul raven ravi rawan raymond rayna rayyan razan razvan
  reagan rebeca rebecca rebekah rebel reece reem reena reese refilwe reg reggie regina reginald rehema rehoboam
  reid reiko reina rekha remi remington remy ren rena renata renate renato renee renu retno reuben reyansh
  reynaldo reza rhea rhett rhiannon rhoda rhodri rhona rhonda rhys ria riaan rica ricarda ricardo riccardo richa
  richard richie rick ricki ricky riddhi ridge rie rigby rigoberto riikka rika rikki riley rim rima rin rina rini
  rishabh rishi rita ritchie ritesh ritu rivka rivky riya rizal rizki rizky rizwan rizza roald robbie robby robert
  roberta roberto robyn rocco rochelle rocio rod roddy rodel roderick rodney rodolfo rodrigo rogelio roger rohan
  rohana rohit roi roisin rokia roland rolando rolf rollin rollo roma romain romilly rommel romy ron ronald ronan
  ronda ronen ronit ronke ronnie ronny roozbeh rory rosa rosalie rosalind rosalinda rosalyn rosamond rosamund
  rosanna rosanne rosario roscoe roseanne rosella rosemarie rosetta roshni rosie rosina ross rossella rotimi rowan
  rowena roxana roxanne roy roya royce roz ruairi ruan ruaridh rube ruben rubina ruchama ruchi rudi rudo rudy rue
  rufus rukhsana rune rupa rupert ruqayyah ruslan russ russell rutendo ruth ruthann ruthie ruud ruvimbo ryan ryann
  ryder ryker rylee ryleigh ryo ryota ryszard saad saanvi saba sabah sabiha sabine sabrina sachiko sachin sade
  sadhana sadia sadie saeed saeid safa saffron safiya saga sagal sahar sahil saige saima saint saki sakina sakshi
  sakura sal salah salim sally salma salman salome salvador salvatore samaneh samantha samara sameer sami samia
  samir samira sammie sammy samson samuel sana sandeep sander sandhya sandra sandrine sandro sangeeta sani sanja
  sanjana sanjay sanjeev sanna sanne santi santiago santino santosh saoirse sapna sara sarai sari sarita sasa
  sasha saskia satish satomi satoshi satu saul saumya saurabh savannah savita sawyer saxon sayaka saylor scarlet
  scarlett schlomo scholastica scott scout seamus sean seb sebastian seda seema segun selah selam selamawit selena
  selim selin selma selorm selwyn semisi semyon sena senad senan senga seojun seoyeon seoyun sepideh seppo
  septimus seraphina serena serge sergei sergey sergio serhiy serkan seryozha setareh seth seun sevgi seydou
  seymour shabnam shadi shadrach shafiq shahid shahin shahrul shai shaima shalini shana shane shanelle shani
  shanice shanika shaniqua shannon shante shanti shaquille shari sharif sharlene sharon sharonda shashank shaun
  shauna shavon shawn shawna shaz shazia shazza sheila shelagh shelby sheldon shelley shelly sheri sherin sherman
  sherri sheryl shiela shigeru shikha shiloh shilpa shimon shinji shiori shira shiran shirin shirl shirley shivam
  shivani shizuka shlomo shmuel shoaib shona shoshana shota shreya shruti shubham shweta siamak sian sibel
  sibusiso sibyl sibylla sid siddharth sidney sidonie siegfried sienna sierra sigal signe sigrid sigurd silas sile
  silje silke silvester silvia simi simon simona simone simran sina sinan sinclair sinead sinem sinisa sinta
  siobhan sion sione sipho siriporn sita siti sitiveni siwan siyabonga sizwe sjoerd skye skyla skylar skyler
  slamet slava slavica sloane slobodan sly smita smriti sneha snezana socorro sofia sofya sol sola solange soledad
  solomiya solomon solveig somchai somporn somsak somto sonal sonali sonam sonia sonja sonya soojin sooyoung soph
  sophia sophie soraya sorcha soren sorin soroush sorrel sota spencer spiros sri srinivas srishti stacey stacia
  stacy stafford stanford stanislav stanley staszek stavros stefan stefania stefano steffan steffi stelios stella
  stepan steph stephanie stephen stetson steve steven stevie stig stijn stine stormi struan stu stuart subhash
  subin subira suda sudha sudhir sujin sukhwinder sukie sulaiman sulastri suleiman sullivan suman sumaya sumayya
  sumiko sumit sune sungmin sunhee sunil sunita sunniva supaporn supriya surachai suraj surbhi suresh susan susana
  susanna susannah susanne sushma susie sutrisno sutton suzanne suze suzie svea svein sven svenja sveta svetlana
  sviatoslav swati syafiq syafiqah sybil sylvain sylvanus sylvester sylvia sylvie sylwia szilvia szymon tabby
  tabitha tad tadeusz tadhg taehyung tafadzwa taha tahir tahira tai taisiya takashi takis takumi tal tala talal
  tali talia tallulah talon tam tama tamar tamara tameka tamer tamika tammie tammy tamsin tancy tane tania tanisha
  tanja tanmay tanner tansy tanvi tanya tapio tapiwa tara taras tarek tari tariq taro tarquin tarun tash tasha
  tasi tasneem tate tatenda tatiana tatiane tatsuya tatum tatyana tayo teagan tebogo teboho ted teemu tegan teguh
  tel temi temitope temperance tempest tendai teodoro terence teresa teresita tereza terrance terrell terrence
  terri terry tesfaye tess tessa tetiana tetsuya teun tevita thabo thaddeus thalia thanasis thanawat thandeka
  thandi thandiwe thang thanh thankgod thao thea thelma thelonious themba theo theodora theodore theodosia theresa
  thiago thibault thierry thijs thinh thirza thomas thor thora thorsten thurston thuy tia tiago tiana tiberius
  tibor tien tiernan tierney tierra tiff tiffany tigist tiina tijana tijs tikva tilda tillie tilly tim timmy timo
  timofey timothea timothy timur tina tinashe tino tinsley tirzah titan titi titilayo titin titus tjeerd toan
  tobenna tobi tobias toby todd tolga tolly tolu tomasi tomasz tomek tomer tomislav tommaso tommo tommy tomoko
  tomomi tomos toni tono tony tonya tope topher tori torquil torsten toshio totoy tove toya toyin tracey traci
  tracy trang travis trayvon treasure trefor trelawny tremaine trenton tressa trev trevon trevor tricia trina
  trinh trinity tripti trish trisha tristan tristram trixie troy trudie trudy truett trung truong trymore tshepo
  tsubasa tuan tucker tudor tudur tugba tui tuncay tunde tung tuomas tushar tuti tuula tuva tuyet twyla tybalt
  tyquan tyra tyree tyreek tyrell tyrese tyrone tyrus tyson tzipi tzvi uche uchenna uday ufuk ugochi ugochukwu ulf
  ulises ulla ulric ulrich ulrike ultan ulyana ulysses uma umar umberto umesh umm umut una unathi unique unity
  upendo uri uriah urmila ursula urszula usama uschi usha usman uthman uwe uyen uzoamaka vada vadim vaishali
  vaishnavi val valda valentin valentina valentino valeria valerie valery vance vandana vanesa vanessa vangelis
  vani vanya varsha varun varvara vasile vasiliki vasily vassilis vasya vasyl veikko velma venantius venetia vera
  vered verna vernon vero veronica veronika vesna vesta vibhav vic vicente vicki vicky victoria vida vidar vidya
  vienna viet viggo vihaan vijay vika vikas vikram viktor viktoriia viktoriya vilde viliami ville vilma vinay
  vince vincent vincenza vincenzo vineet vinh vinicius vinod viola viorel viorica vipul viraj virgil virginia
  virginie vishal vitaly vito vitor vittoria vittorio viv vivaan vivek vivian vivienne vlad vladan vladimir
  vladislav volkan volker volodya volodymyr vova vsevolod vuk vusi vyacheslav wafa wagner wahyu wairimu wale
  waleed walid wallace wallis wally walt walter walton waltraud wambui wanda wangari wanida wanjiku wanjiru
  wanyama waqas warda warner warren wasim wasswa wati waverly wayan waylon wayne webster wei wellington wells
  wendel wendell wendy wenna werner weronika wes wesley weston whetu whitney wichai widya wiktor wiktoria wil
  wilbert wilbur wilder wilf wilfred wilfrid wilhelm wilhelmina willa willard willem william willie willy wilma
  wilmer wim windsor winfield winfred winifred winnie winona winston wiremu witold wojciech wojtek wolfgang woody
  woojin wouter wren wrenley wulan wyatt wyn wyndham wynne xander xanthe xanthia xavier xia xiaoming ximena xin
  xinyi xiomara xolani xzavier yaa yaakov yadiel yadira yael yaffa yahya yair yalda yamini yan yana yann yannick
  yannis yanti yaqub yara yaretzi yaroslav yasemin yash yasin yasir yasmeen yasmin yasmine yasser yaw yegor yehuda
  yehudit yejin yemi yen yerin yesenia yetunde yevgeny yevhen yewande yiannis ying yitzhak yoav yogesh yohannes
  yoko yolanda yolonda yong yongho yoni yoona yosef yoshi yoshio yossi youngho younis yousef youssef yudi yui yuji
  yuki yuko yulia yuliia yumi yumiko yun yuna yuni yuri yurii yuriko yusef yusra yusuf yusuke yuta yuto yuval
  yvaine yves yvette yvonne zac zach zachariah zachary zack zadie zahra zaid zaiden zain zainab zaire zak zakaria
  zaki zakiya zander zane zanele zara zaria zariah zariyah zawadi zayd zayden zaylee zayn zaynab zbigniew zbyszek
  zeb zebedee zebulon zeca zechariah zeeshan zehra zeinab zeke zelda zeljko zena zenobia zeynep zhen zhenya ziad
  zikora zillah zinaida zinnia zion zipporah zita ziva zodwa zoe zoey zofia zoi zoran zorica zoryana zosia zoya
  zsolt zsuzsanna zubaida zubair zul zulaikha zulema zulkifli zuri zuwena zuzana zuzanna zuzia zvi zyaire
`.match(/[a-z]+/gu),
);

/** Whether a word is a first name and hardly anything else, in any case. */
export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word.toLowerCase());
