/** Function words by language code: parted by white space, lower case. Serbian in both alphabets. */
export const SLAVIC_STOP_WORDS: Readonly<Record<string, string>> = {
  pl: `a aby ale albo ani aż bardziej bardzo bez bo bowiem był była było były być będą będzie bądź cały całe chce choć ci
    ciągle ciebie cię co coś czasami czasem czego czemu czy czyli dalej daleko dla dlaczego dlatego do dobra dobre
    dobrze dużo dwa dwie dziś dzisiaj gdy gdyby gdyż gdzie go i ich ile im inna inne innego innych inny innymi ja jak
    jaka jaki jakie jakich jako jakoś jeden jedna jednak jedno jego jej jemu jest jestem jesteśmy jeszcze jeśli jeżeli
    już każda każde każdego każdy kiedy kilka kim kogo ktoś kto która które którego której którą który których którym
    którymi którzy lat lecz lepiej lub ma mają mam mamy mi między mimo miał mnie mną mogą moja moje może można możesz
    możemy mój mu musi muszą my na nad najbardziej najlepsze najlepszy nam nami nas nasz nasza nasze naszego naszej
    naszych naszym natomiast nawet nią nic nich nie niech niego niej niemal nigdy nim nimi niż no nowa nowe nowych nowy
    o ob obok od około on ona one oni ono oprócz oraz pan pani po pod podczas ponad ponieważ potem poza prawie przed
    przede przez przy raz razem również są sam sama same się skąd sobie sposób swoich swoim swoja swoje swój ta tak taka
    taki takich takie także tam te tego tej ten też to tobie trzeba trzy tu tutaj twoja twoje twój ty tych tylko tym tę
    tą u w wam wami was wasz wasza we według wiele wielu więc więcej właśnie wszyscy wszystkich wszystkie wszystkim
    wszystko wtedy wy z za zanim zarówno zaś zawsze ze został została zostały że żaden żadna żadne żeby aj by iż je ją
    nr np ach acz bym oto tys tzw byli cali dość moim nasi roku sobą temu tobą twoi twym znów coraz jakaś jakby jakiś
    kilku niemu teraz toteż twoim wśród znowu często gdzieś jednym pomimo jedynie możliwe powinna powinni powinno
    powinien przecież zapewne żadnych kierunku`,
  cs: `a aby ač ačkoli ale anebo ani aniž ano asi až během bez beze blízko bude budem budeme budete budou budu by byl byla
    byli bylo byly bych být celá celé celý ci co což či článku další dále deset dnes do dobré dobrý dokud dva dvě hned
    ho i já jak jako jakou jaká jaké jaký je jeden jedna jednou jedno jeho jej její jejich jen jenom jenž jestli ještě
    ji jí jich jim jimi jinak jiné jiný jsem jseš jsi jsme jsou jste již k kam každá každé každý kde kdo kdy když ke
    kolem která které kterého kteří kterou který kterých kterým ku kvůli lze má mají málo mám máme máš máte mé mě mezi
    mi mimo mít mně mnou moc mohl mohou moje moji mohu možná můj může můžete můžeme my na nad nade nám námi naproti nás
    náš naše našeho našem naší našich ne nebo nebude nebyl nebyla necht něco nejen nejlepší nejsou někdo některé některý
    není nic nich ním nimi než nová nové nového nový nových od ode on ona oni ono ony pak pan po pod podle pokud pořád
    potom pouze právě pro proč prostě proti proto protože první před přede přes přese při s se sebe si sice skoro smí
    snad spolu sta stejně své svůj svého svých svým svou ta tady tak také takhle taky takže tam tamhle tato te tě té
    tedy tím tímto těch tento této tohle toho tohoto tom tomto tomu toto tu tuto ty tyto tří tři tvá tvé tvůj u už v vám
    vámi vás váš vaše vašeho vaší vašich ve vedle velmi více včetně vlastně vše všechen všechno všechny všech všem vůbec
    vy vždy z za zatímco zda zde ze že o aj az to uz atd atp bys byt dál jde jež jím jíž mne nam nas neg sto ten tim vam
    zač brzo chci chce chceme chcete jemu musí neni takze pres pred zpet zpět aspoň budeš hodně kolik nechť nejsi nějak
    někde prave pravé prvni rovně svými tebe tebou třeba však vice téma`,
  sk: `a aby aj ak ako aký aká aké ale alebo ani áno asi až ba bez bol bola boli bolo bude budem budeme budete budú by byť
    cez celá celé celý či čo čože ďalej ďalší ďalšie ďalších deň do dnes dobré dobrý dokonca dva dve ešte ho hoci i iba
    ich im iná iné iný inak ja je jeden jedna jedno jednej jeho jej ju k kam každá každé každého každý kde keď kedy kto
    ktorá ktoré ktorého ktorej ktorí ktorou ktorý ktorých ktorým ktorými ku lebo len ma má majú mal málo mám máme máte
    mať medzi menej mi mimo mňa mne mnou moc moja moje môj možno môže môžem môžete môžu mu musí my na nad najmä
    najlepšie najviac nám nami nás náš naša naše nášho našej našich našim ne nebol nebola nech neho nej nejaký nemá než
    nič nich nie niektoré niektorý nielen niet nim nimi nová nové nového nový nových o od odo okolo on ona oni ono ony
    po pod podľa pokiaľ popri potom pre pred predo prečo preto pretože pri proti práve prvá prvé prvý s sa si sme so sú
    súčasne svoje svoj svojich svojim svoju ste som spolu stále ta tá tak takže také taký takto tam táto te teda ten
    tento tej tie tieto tiež to toho tom tomu tou toto tri tu túto tvoj tvoja ty tým týmto tých u už v vám vami vás váš
    vaša vaše vášho vašej vašich vďaka veľa veľmi viac vo voči všetci všetko všetky všetkých vy však vždy z za začo zo
    že akú buď iní inú kej kým máš ním sem veď čej čím ňom ňou akej akom akou akým inej inom iným jemu koho komu mala
    mali moju môcť naši nemu oňho seba sebe taká takí takú teba tebe títo tými vaši čoho čomu avšak budeš iného iných
    každí každú ktorú mojej musia musím môžeš našou niečo ničom svojou takej tejto tohto tomto vašim môžeme musíme
    musíte svojho nejaká nejaké`,
  sl: `a ali ampak bi bil bila bile bili bilo biti bo bodo bolj bom bomo boste bova brez celo cel cela celotno če čez
    čeprav čim da dan danes do dober dobra dobro dokler dolgo drug druga druge drugega drugi drugih drugo dva dve ena
    enega eni enkrat eno ga glede h i in ima imajo imam imamo imate imeti ker iz ja jaz je jih jim jo k kadar kaj kajti
    kako kakor kakršen kar kateri katera katere katerega katerem katerih katero kdaj kdo kdor ki kje kjer ko koga koli
    koliko kot kmalu le lahko lepo les manj me med medtem mene meni mi mimo mnogo mogoče moj moja moje morajo moram
    moramo morate more mora morda moremo mu na nad naj najbolj najboljša najboljše najboljši najmanj nam name nami nas
    naš naša naše našega našem naši naših našo ne nekaj nekatere nekateri neki nekje nekdo nekoč ni nič nihče nikoli
    nima nimajo nisem niso nista niti nje njega njegov njegova njegovo njem njemu njen njihov njihova njih njim njimi
    njo noben nobena nov nova nove novega novi novih novo o ob oba obe od okoli okrog on ona one oni ono onih oz oziroma
    pa pač po pod poleg potem povsod pred predvsem preko prek pri pripravljen prav prava preden približno proti prva
    prvi prvo rada s saj sam sama samo se sebe sebi sedaj sem si sicer skoraj skozi skupaj smo so spet sta ste sva svoj
    svoja svoje svojega svojih svojo ta tak taka takega take taki tako takoj takrat tam te tega tej teh tem temu temveč
    ti tisti tista tisto to toda tokrat tole torej tri tu tudi tukaj tvoj u v vam vami vas vaš vaša vaše vašega vaši
    vaših vašo ve več večina vedno velik velika velike veliko vendar ves vi vsa vsaj vsak vsaka vsakega vsako vse vseeno
    vsega vseh vselej vsem vsi vso za zadaj zadnja zadnji zakaj zaradi zato zdaj zdi zelo zlasti znotraj zunaj že želi
    želijo želite z en iii maj lep lepa njej poln prej same sami slab eden celi tebe nato neka polna polno pravo ravno
    redko tiste visok vsake vsaki često lahka lahki težko jutri včeraj tvoje svojem`,
  hr: `a ako ali baš bez bi bih bila bile bili bilo bio bismo biste biti blizu brzo budu bude ća će ćemo ćete ćeš ću čak
    čega čemu čime da dakle dan danas do dobar dobra dobro dok dosta drugi druga druge drugih drugo duž dva dvije dvoje
    gdje ga i iako iz iza između ih ili im imaju imate ima ipak ispod isto istog izvan ja je jedan jedna jedne jedno
    jednog jednu jer jesam jesi jesmo jest jesu joj još ju k ka kada kad kako kakav kakva kakvo kamo kao kod koja koje
    kojeg kojega kojem koji kojih kojim kojima koju koliko kome komu kroz ku li mali malo manje me među mene meni mi
    mimo mnogo moj moja moje moći mogu možda može možemo možete moram mora moraju moramo mu na nad nađi najbolja
    najbolje najbolji najviše nakon nam nama nas naš naša naše našeg našem naši naših našim našu ne neće nećete nego
    neka neke neki nekog nekoliko neku nema netko nešto ni nije nijedan nikad nikada nisam nisi nismo nisu nitko ništa
    njega njegov njegova njegovo njemu njezin njih njihov njihova njim njima njoj nju no nova nove novi novih novo novog
    o od odmah oko on ona onaj one oni ono onog osim ova ovaj ove ovi ovim ovo ovog ovoga ovdje ovih pa pak po pod
    pomoću poput pored posebno poslije postoji pošto potpuno potrebno prava preko prema prije prvi prva prvo pri protiv
    raznih sa sada sam samo sav se sebe sebi si smo ste stvari su sva svaka svake svaki svakog svako sve sveg svega svi
    svih svim svima svog svoj svoja svoje svoju svom ta tada taj tako također tamo te tebe tek ti tim to toga toj tog
    toliko tom tome treba tri tu tvoj u uz uvijek vam vama van vas vaš vaša vaše vašeg vaši vaših vašu većina već veliki
    velika veliko veoma više vi vrlo za zar zašto zato zbog željeti žele želite s jim što hoću neću tebi niste tvoja
    tvoje nikoga`,
  sr: `a ako ali baš bez bi bih bila bile bili bilo bio bismo biste biti bude budu će ćemo ćete ću čak da dakle danas do
    dobar dobro dok drugi druga druge drugih dva dve gde ga i iako iz iza između ih ili im ima imaju imate ipak isto ja
    je jedan jedna jedno jednu jer jesmo još kada kad kako kakav kao kod koja koje kojeg kojem koji kojih kojim kojima
    koju koliko kroz li malo manje me među mene mi mnogo moj moja moje mogu možda može možete možemo mora moraju mu na
    nad najbolje najbolji najviše nakon nam nama nas naš naša naše našeg naši naših našu ne neće nego neka neke neki
    nekoliko nema nešto ni nije nikada nismo nisu niste ništa njega njegov njih njihov njim njima njoj nova nove novi
    novo o od odmah oko on ona onaj one oni ono osim ova ovaj ove ovi ovih ovo ovog ovde pa po pod pored posle potrebno
    preko prema pre prvi prva pri protiv sa sada sam samo se sebe si smo ste su sva svaka svake svaki svakog sve svega
    svi svih svim svoj svoja svoje svoju ta tada taj tako takođe tamo te ti tim to toga tog toliko tom tome treba tri tu
    u uz uvek vam vama van vas vaš vaša vaše vaši vaših već veliki velika veoma više vi vrlo za zašto zato zbog želite а
    ако али баш без би бих била биле били било био бисмо бисте бити буде буду ће ћемо ћете ћу чак да дакле данас до
    добар добро док други друга друге других два две где га и иако из иза између их или им има имају имате ипак исто ја
    је један једна једно једну јер јесмо још када кад како какав као код која које којег којем који којих којим којима
    коју колико кроз ли мало мање ме међу мене ми много мој моја моје могу можда може можете можемо мора морају му на
    над најбоље најбољи највише након нам нама нас наш наша наше нашег наши наших нашу не неће него нека неке неки
    неколико нема нешто ни није никада нисмо нису нисте ништа њега његов њих њихов њим њима њој нова нове нови ново о од
    одмах око он она онај оне они оно осим ова овај ове ови ових ово овог овде па по под поред после потребно преко
    према пре први прва при против са сада сам само се себе си смо сте су сва свака сваке сваки сваког све свега сви
    свих свим свој своја своје своју та тада тај тако такође тамо те ти тим то тога тог толико том томе треба три ту у
    уз увек вам вама ван вас ваш ваша ваше ваши ваших већ велики велика веома више ви врло за зашто зато због желите s
    što šta шта што с тебе`,
  ru: `а без более больше будем будет будете будто будут бы был была были было быть в вам вами вас ваш ваша ваше вашего
    вашей вашем ваши ваших вашу ведь весь во вот впрочем все всё всегда всего всей всем всеми всех всю вы где да даже
    два две для до должен должна должно должны другая другие других другой его ее её ей ему если есть еще ещё же за
    зачем здесь и из изза или им имеет имеют ими иногда их к каждая каждого каждое каждый как какая какие каких какой
    кем когда кого конечно которая которого которое которой котором которую которые который которым которых кроме кто
    куда ли либо лишь лучше лучшие лучший любая любой любые м между меня мне много многие многих мной могут мог мое моё
    мои мой можем может можете можно моя мы на над надо наиболее нам нами нас насколько наш наша наше нашего нашей нашем
    наши наших нашу не него нее неё ней некоторые некоторых нельзя нем нём нему необходимо нет ни нибудь никогда ним
    ними них ничего но новая новое новые новый новых ну нужен нужна нужно нужны о об обычно один одна однако одно одной
    одного около он она они оно от очень перед по под поэтому позволяет пока после потом потому почему почти при про
    просто против раз разве с сам сама сами самый самое самая самые самых свое своё своего своей своем свои своих свой
    свою своя себе себя сегодня сейчас со совсем среди становится стать столь т так такая также такие таким таких такого
    такое такой там твой те тебе тебя тем теперь тех то тобой тогда того тоже той только том тот три ту тут ты у уж уже
    хорошо хоть хотите хочет чего чем чему через что чтобы чтоб чуть эта эти этим этих это этого этой этом этому этот
    эту является являются я вне вон вся ею ж нею та тою оба буду будь двух дело друг ко лет мало мимо могу мочь ниже
    рано само саму таки твои твоя твоё теми тому туда весьма вверх вниз вновь вдруг везде всему всюду давно затем знать
    менее никто ничто опять позже рядом самим самих самой самом снова собой собою сразу тобою часто уметь иметь делать
    делаю любом любого именно насчёт благодаря`,
  uk: `а або адже але без був була були було бути буде будемо будете будуть би більш більше в вам вами вас ваш ваша ваше
    вашого вашої ваші ваших вашу весь вже ви від він вона вони воно все всього всіх всі всім всю втім где два дві для до
    добре дуже є же за завжди зараз задля замість з зі зо і із ій інша інше інші інших інший їй їм їх їхні й його йому
    кожен кожна кожного кожне коли кого кому краще крім куди лише ми між мене мені моє може можемо можете можливо можна
    можуть мій моя моїх на навіть над найбільш найкраще найкращий нам нами нас наш наша наше нашого нашої наші наших
    нашу не неї нема немає нею ним ними них ні ніж ніколи ніхто нічого нова нове нові нових новий ну о об один одна одне
    однак одного окрім он ось перед під після по повинен поки потім потрібно про проте проти просто при саме самі сам
    себе свого своє своєї свої своїх свій свою своя собі сьогодні та так така такий такі таких також там твій те теж
    тебе ти тим тих ті тільки то тобі того тоді тож той тому треба три ту тут у усе усі усіх уже хоча хто це цей цим цих
    ці ця цього цьому цю цієї чи чим чого чому через що щоб щодо як яка якая яке який якими якім якого якої якому якщо
    якій якою які яких якби я б да де її вниз дещо отже отож тощо ледве майже тобто якийсь давай`,
  bg: `а аз ако ала без беше би бил била били било благодарение близо бъде бъдат в вас ваш ваша вашата вашето вашия вашите
    ваши ви вие винаги време все всеки всички всичко всяка всяко във въпреки върху г ги главно го да дали два две де до
    добре добър добра докато доколко дори досега друг друга други е едва един една едно едни ето за зад заедно заради
    засега затова защо защото и из или им има имат имате именно иска искате й каза как каква какво както какъв като кога
    когато което които кой който колко която към къде където ли лесно м ме между мен ми много мнозина мога могат може
    можем можете моля моят му на над назад най напред нас наш наша нашата нашето нашия нашите наши не него нея ние нито
    нищо но нов нова нови ново някои някой някоя няколко някога няма обаче около освен особено от отново отгоре по
    повече повечето под поне поради после почти пред предимно през при пък първо първи разбира с са сам само се сега си
    скоро след сме според сред срещу сте съм със също собствен собствена собствени т та така такива такъв там твой те
    тези ти тн то това тогава този той толкова точно три трябва тук тъй тя тях у ще щом я как-то чрез бе ни че май пак
    бяха вече пъти двама добро доста лесен малко никой прави преди равен често вероятно например друго`,
};
