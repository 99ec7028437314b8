/** Function words by language code: parted by white space, lower case. */
export const OTHER_EUROPEAN_STOP_WORDS: Readonly<Record<string, string>> = {
  hu: `a abba abban ahhoz ahogy ahol ahonnan aki akik akkor akár alatt által általában amely amelyek amelyekben amelyet
    amelynek ami amikor amit amíg annak arra arról át az azért azok azokat azon azonban azt aztán azzal azután azóta
    balra bár be belül benne bármilyen bármely csak de e ebben eddig egész egy egyes egyéb egyetlen egyik egyre egyszer
    ehhez ekkor el elég ellen elő először előtt első emellett ennek ennél én éppen erre erről és ez ezek ezeket ezen
    ezért ezt ezzel ezután fel felé fog folyamatosan gyakran ha hanem használ hát három helyett hiszen hogy hogyan hol
    hozzá i igen ill illetve ilyen ilyenkor is ismét ison itt jó jobb jobban kell kellett kellene képest késő később ket
    két keresztül ki kicsi kívül könnyen közé közel között közül kérem következő külön legalább legjobb leginkább
    legtöbb lehet lehetett lehetne lenne lenni lennie lesz lett maga magát mai majd már más másik mások még mégis meg
    megfelelő mellett mely melyek melyik mert mi miatt míg mikor milyen minden mindenki mindent mindig mint mintha mit
    mivel mod most mind nagy nagyon nagyobb nálunk ne néha néhány nekem neked nekik nekünk nem nélkül nincs nincsenek no
    ő ők őket olyan ott össze óta pedig persze például rá rajta rendkívül s saját se sem semmi sok sokat sokkal során
    számára szemben szerint szinte szükséges tehát teljes több többek többi tovább továbbá tud tudja tudjuk túl úgy
    ugyanis új újabb újra után utána utolsó vagy vagyis vagyok vagyunk valaki valami valamely valamint való van vannak
    végre végül vele vissza viszont volna volt voltak voltam önnek ön önök önt minket ti te le ma na ide kik kit mik min
    pár rád rám sőt tíz éve évi így alá ben ban bal elé fél hat éven fele ugye soha stb száz tele tőle neki nála abból
    addig előbb előző engem ettől ezret halló hiába hátha immár jóval kettő kevés magad magam ránk ekkora éves évek lévő`,
  fi: `aika aikana aina ainakin ainoa alla asti edes ei eikä eivät eli ellei emme en enemmän eniten ennen ensimmäinen ensin
    eri erittäin esimerkiksi että hän häntä hänelle hänen he heidän heille hyvin hyvä hyvää ihan ilman itse ja jälkeen
    jo johon joiden joihin joita joka jokainen jokaisen joko jolla jolle jollain jolloin jonka jopa jos jossa josta jota
    joten jotka jotta juuri kahden kaikki kaikkea kaikkien kaksi kanssa kautta keitä ken kenen keskellä kertaa kolme
    koko koska koskaan kuin kuinka kuitenkin kun kuten kyllä lisäksi lisää lähellä läpi meidän meille me mikä mikäli
    miksi mille millainen minkä minua minulla minulle minun minä missä mistä miten mitä mitään moni monet monta mukaan
    mukana muu muun muut muita muuta mutta myös myöhemmin ne niiden niille niin niistä niitä no noin nuo nyt näiden näin
    näistä näitä nämä ole olen olemme olet olette oli olisi olisivat olivat olla olleet ollut oma oman omat on onko ovat
    paitsi paljon parempi paras parhaat pitkin pitää puolesta päällä saa saada saat sama samoin se sekä sellainen sen
    siellä siihen siinä sinua sinulla sinulle sinun sinä siis siitä silloin sillä sisällä sitten sitä suuri suuren tai
    taas takana tarpeeksi tarvitset te teidän teille tietysti toinen toisen tule tulee tulla tuo tuon tuolla tähän tämä
    tämän täällä tässä tästä tätä usein uusi uuden uudet vaan vai vaikka vain varten vasta vastaan vielä vieressä voi
    voida voidaan voit voivat yhden yhdessä yhteensä yksi yleensä yli ympäri et hei joo kai sta luo moi yhä alas aivan
    ehkä ensi enää heti joku jona ketä kuka meni omaa omia pian sata tänä voin yhtä ylös eräät esiin eteen heitä hyvät
    joina jokin johan kahta kauan kovin kukin liian luona lähes meitä melko menee mihin mikin millä miltä minne myötä
    niinä oikea oleva pieni samaa siksi sille siltä sinne sinut takaa takia teitä tosin tulet tuona tarvitsee tarvitaan
    hyviä useita`,
  et: `aga ainult ära alati alates all alla ega ehk ei enam enda enne ees esimene et ette iga igal igas ilma ise ja jah
    jaoks jne juba jälle just järele järgi ka kaasa kahe kaks kas kaudu keda kelle kes kogu kohta koos korral kui kuid
    kuidas kuigi kuna kuni kus kust kõige kõigi kõigile kõik kõike kümme lisaks läbi ma mainitud me meie meil mees miks
    mida mille millal milles mis miski mitte mitu mu mõne mõned mõni muu nad need neid neil nende nendes ning nii
    niisugune nüüd olema oled oleme olen olete oli olid olla olnud oma on paar palju parem parim peab peal peale pealt
    pole pärast põhjal saab saad saada saate saavad sa samuti sama samas seal seda see seega selle selles sellest
    selline sest siin siis siiski sinu suur ta tagasi teda tei teie teil teile teine teised teiste tema tuleb uue uued
    uus vaid vahel veel veidi väga välja või võib võiks võite võivad vastu üks ühe üle üldse ümber te mul mind minu
    mulle midagi`,
  lv: `aiz ap apakš apkārt ar arī ārpus augšpus bet bez bija biji bijām bijāt bijis būs būšu būsiet būsim būsi būt caur
    daudz diemžēl diezin divi dažādi dažādu dēļ esam esat esi esmu gan gar iekām iekš iekšpus iet ik ikviens ir it itin
    iz ja jau jebšu jeb jo jums jūs jūsu jūtu ka kā kāda kādas kāds kam kamēr kas katra katrs kaut ko kopš kur kura
    kuras kurā kuri kurš kuru kļūst kļūt lai lejpus līdz līdzko man mana mani mans mēs mums mūs mūsu ne nebūt nedz nekā
    neko nevis nezin no nu nekas otra otrs pa par pat pār pārējie pati pats pē pēc pie pirms pret priekš pirmais savu
    savas savs sev sevi starp šeit šī šis šo šajā šādi šie tā tad tādā tāda tāds tādēļ tai taču tam tas tapat tāpat
    tāpēc te tev tevi tie tiek tika tikai tikko tiklīdz to tomēr topam tos tur turpretī tu un uz vai vairāk vajag varam
    varat vari var varēja varēs vēl vien viena viens vienmēr viņa viņas viņi viņiem viņš viņu virs virspus vis viss visa
    visas visi visu zem ļoti labi labākais jauns jauna jā nē tik tak taps droši varēt tapt tiks tikt varēsi varēsiet`,
  lt: `abi aš abu ant apie ar arba ši be bei bet buvo bus būti būtų būna dabar daug dar daugiau dėl dėka du dvi esame esu
    esate gali galima galite galėtų geriausi geriausias gerai i iki ir iš čia itin į jame jau jei jeigu ji jie jiems jis
    jo jog jokių jos jų juo juos jūs jūsų juk kad kada kadangi kai kaip kam kas kažkas kiek kiekvienas kiekviena
    kiekvieną kita kiti kitas kito kitų ką kol kur kuri kurią kurie kuriame kurio kurios kuris kuriuos kurių labai
    labiau lyg man mano mane mes mums mus mūsų na nauja naujas nauji ne nebent nebuvo nei nes nėra net nors nuo o pat
    pats pati per pirma pirmas po prie prieš pagal pas paskui sau save savo su tačiau tad tai taigi taip tam tame tas
    tarp ten ties tik to tokia tokie toks todėl tos tų tu turi turite tuo tuos už var vėl vien viena vienas vieno virš
    visa visada visas visi visiems viso visus visų vis yra šiame šias šie šio šioje šios šis šito šių tarsi ypač ai it
    oi ta te ana gan gi gal jus pro tol vai anas jojo jums kone nebe negi neva tave tavo toji tojo greta jokia katra
    kokia manas manim netgi pasak patys savas tegul tokio`,
  tr: `acaba ama ancak arada artık aslında asla ayrıca az bana bazen bazı bazıları belki ben benden beni benim beri bile
    bin bir biraz biri birçok birkaç birlikte biz bize bizi bizim boyunca böyle böylece bu buna bunda bundan bunlar
    bunları bunların bunu bunun burada bütün büyük çok çoğu çünkü da daha dahi dahil de değil değildir diğer diye doğru
    dolayı e edebilir edebilirsiniz eden ederek edilen edilir ediyor en etmek etti eğer fakat farklı gibi göre gerek
    gerekir gerekli gerçekten hala hale halinde hangi hatta hem hemen henüz hep hepsi her herhangi herkes hiç hiçbir
    için içinde iki ile ilgili ilk ise iyi kadar karşı kendi kendine kendini kendisi kez ki kim kimse kullanarak
    kullanılan lakin mı mi mu mü nasıl ne neden nedeniyle nerede nereye niçin o olan olarak oldu olduğu olduğunu oldukça
    olsa olup olur oluyor olması olmak ona ondan onlar onları onların onu onun öyle önce önemli özel pek rağmen sadece
    sahip sen seni senin size sizi sizin siz sonra son sürekli şekilde şey şeyler şimdi şu şunu tam tarafından tek tüm
    üzere üzerinde üzerine var vardır ve veya ya yalnızca yani yapan yapılan yapmak yapılır yeni yer yerine yine yok
    yüksek zaman zaten olacak olabilir sağlar sunuyoruz sunar altında arasında on öz üç ait dek ila bey dair defa dört
    emme acep anca gene gine hani hele iken ilen kala kere keza kime nere neye nice onca orada oraya oysa peki sahi sana
    zira öbür şeyi şuna şura adeta bizce daima demin denli elbet evvel gayet gerçi halen hariç ister iyice keşke meğer
    neyse olmaz olsun sanki tabii tamam vardı yahut yaptı yoksa öteki şunda şayet ardından ayrı dolayısıyla göz kimi
    misiniz musunuz`,
  el: `α αι ακόμα ακόμη αλλά αλλιώς άλλα άλλες άλλη άλλο άλλοι άλλος άλλους αν ανά ανάμεσα αντί άνω από αρκετά αρχικά ας
    αυτά αυτές αυτή αυτήν αυτό αυτοί αυτόν αυτός αυτού αυτούς αυτών αφού βάσει για γι γιατί γίνει γίνεται δε δεν δηλαδή
    δι δίπλα διότι δικά δική δικό δύο εάν εαυτό είμαι είμαστε είναι είσαι είστε είτε εκεί εκείνα εκείνη εκείνο εκείνος
    εκτός έκανε έναν ένα ένας εμάς εμείς εμπρός εν ενώ εντός έξω εξαιτίας επειδή επί επίσης έπειτα εσάς εσείς εσένα εσύ
    ετσι έτσι έχει έχετε έχουμε έχουν έχω εγώ εδώ η ήδη ήμουν ήταν θα ι ή ίδια ίδιο ίδιος ίσως κ καθε κάθε και καλά
    καλύτερα καλύτερη καλύτερο κάποια κάποιες κάποιο κάποιοι κάποιος κάποτε κάτι κάτω κατά κατω κι κοντά κυρίως λίγα
    λίγο λοιπόν μα μαζί μας με μέσα μέσω μεγάλη μεγάλο μεταξύ μετά μέχρι μη μην μια μία μιας μόλις μόνο μου μπορεί
    μπορείτε μπορούμε μπορούν μπροστά να νέα νέο νέες νέος ναι ξανά ο οι όλα όλες όλη όλο όλοι όλος όλους όλων όμως όπου
    όπως ορισμένα όσα όσο όσοι ότι όταν ου ουτε ούτε όχι πάλι πάντα πάνω πάρα παρά περίπου περί περισσότερα περισσότερο
    πια πιο ποια ποιες ποιο ποιος πολλά πολλές πολλοί πολύ πότε που πού πριν προς πρέπει πρώτα πρώτη πρώτο πως πώς σα
    σαν σας σε σου στα στη στην στις στο στον στους συν συνήθως σχεδόν τα τέτοια τέτοιο τη την της τι τις τίποτα το τόσο
    τον του τους τότε τρεις τρία τώρα των υπό υπάρχει υπάρχουν ύστερα χωρίς ως ώστε γε δη αμα ανα ανω απο διά δια εαν εκ
    εξ επι εσυ εχω ολα οσα οτι παρ προ μεν δηλ κλπ κτλ κατ καθ μετ σύν τήν τόν εις πρώτον παρακάτω όσων οποία οποίο
    οποίος οποίου οποίες οποίων`,
};
