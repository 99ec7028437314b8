/** Function words by language code: parted by white space, lower case. */
export const GERMANIC_STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about above across after again against ago all almost along already also although always am among an and another
    any anyone anything are aren't around as at away back be became because become becomes been before behind being
    below beside besides best better between beyond both but by came can can't cannot come comes could couldn't did
    didn't do does doesn't doing don't done down due during each either else enough especially etc even ever every
    everyone everything few find first following for found from full further gave get gets getting give given gives go
    goes going got great had has hasn't have haven't having he he's her here here's hers herself him himself his how
    however i i'd i'll i'm i've if in indeed inside instead into is isn't it it's its itself just keep kind know known
    last later least less let let's like likely little long look lot made make makes making many may maybe me might mine
    more most much must my myself near need needs neither never new next no nobody none nor not nothing now of off often
    on once one ones only onto or other others ought our ours ourselves out over own per perhaps please put quite rather
    really right said same say says see seem seems seen several shall she she's should shouldn't since so some someone
    something sometimes soon still such take taken takes than that that's the their theirs them themselves then there
    there's therefore these they they're they've thing things think this those though three through throughout thus to
    today together too toward towards two under unless until up upon us use used using usually various very via want
    wants was wasn't way ways we we'd we'll we're we've well went were weren't what what's whatever when whenever where
    wherever whether which whichever while who who's whole whom whose why will with within without won't would wouldn't
    yes yet you you'd you'll you're you've your yours yourself yourselves`,
  de: `aber all alle allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes auch auf aus
    außer außerdem bald bei beide beiden beim bereits besonders besser beste besten bin bis bisher bist bzw da dabei
    dadurch dafür dagegen daher dahin damals damit danach daneben dann daran darauf daraus darf darin darüber darum
    darunter das dass daß dasselbe davon davor dazu dein deine deinem deinen deiner dem den denen denn dennoch der deren
    derselbe des deshalb dessen dich die dies diese dieselbe dieselben diesem diesen dieser dieses dir doch dort drei du
    durch dürfen ebenfalls ebenso ein eine einem einen einer eines einfach einige einigen einiger einiges einmal er erst
    erste ersten es etwa etwas euch euer eure für ganz ganze ganzen gar geben gegen gegenüber gemacht genau gerade gern
    gerne gibt ging gleich groß große großen gut gute guten haben habe hat hatte hatten hätte hätten her heute hier hin
    hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in indem innerhalb ins insbesondere ist ja je
    jede jedem jeden jeder jederzeit jedes jedoch jene jenem jenen jener jenes jetzt kam kann kannst kaum kein keine
    keinem keinen keiner kommen kommt können könnt könnte könnten lassen lässt leicht letzte letzten machen macht man
    manche manchmal mehr mehrere mein meine meinem meinen meiner meist meisten mich mir mit möchte möchten mögen möglich
    müssen muss muß musste nach nachdem nächste nächsten natürlich neben nein neue neuen neuer neues nicht nichts nie
    niemand noch nun nur ob oben oder oft ohne pro recht rund schon sehr sei seid sein seine seinem seinen seiner seines
    seit selbst sich sicher sie sind so sobald sogar solche solchen solcher sollen sollte sollten sondern sonst soll
    sowie sowohl später statt stehen steht stets über überall um und uns unser unsere unserem unseren unserer unseres
    unten unter viel viele vielen vieler vielleicht völlig vom von vor während wann war waren wäre warum was weder wegen
    weil weitere weiteren weiterer weiteres welche welchem welchen welcher welches wenig wenige weniger wenn wer werde
    werden wie wieder will wir wird wirklich wissen wo wobei wohl wollen worden worin wurde wurden würde würden zu zum
    zur zudem zusammen zwar zwei zwischen hinaus herum hinzu mittels nämlich ohnehin demnach derzeit entsprechend
    etliche fast finden folgende folgenden fünf gehen gehört genug hinweg inzwischen irgendwie jemand jemanden jeweils
    jeweilige längst letztlich mal mehrfach mindestens niemals schließlich sechs sieben somit sämtliche trotz trotzdem
    ungefähr unterschiedliche verschiedene verschiedenen vier vieles vorher wiederum wollten wünschen ziemlich zuerst
    zunächst zurück bieten bietet braucht brauchen nutzen`,
  nl: `aan achter af al alle alleen allemaal alles als alsof altijd ander andere anders behalve ben bent best beste beter
    bij bijna binnen boven bovendien buiten daar daarbij daardoor daarmee daarna daarom daarvan daarvoor dan dat de deze
    die dit doch doen doet door dus echt echter een eens eerst eerste eigen elk elkaar elke en enige enkele er eraan erg
    ergens ervan ervoor even gaan gaat gedaan geeft geen geweest gehad geven gewoon gemaakt goed goede graag groot grote
    haar had hadden heb hebben hebt heeft heel hem hen het hier hierbij hij hoe hoewel hun ieder iedere iedereen iemand
    iets ik in is ja je jij jou jouw jullie kan klein komen komt kon konden krijgen krijgt kunnen kunt laat laatste
    laten maak maakt maar maken mag me meer meest meestal men met mij mijn moest moet moeten mogelijk mogen na naar
    naast nadat natuurlijk nee niemand niet niets nieuw nieuwe niks nodig nog nooit nu of ofwel om omdat on onder ons
    onze ook op over overal per reeds rond samen sinds slechts snel snelle sommige soms staan staat steeds te tegen ten
    terug terwijl tevens thuis tijdens toch toe toen tot tussen twee u uit uw vaak van vanaf vandaag veel vele verder
    via vol volgende voor vooral vroeger waar waarbij waarin waarmee waarom waarvan waarvoor wanneer want waren was wat
    we weer wel welk welke werd werden weten wie wij wil willen word worden wordt zal ze zeer zelf zelfs zei zich zij
    zijn zo zoals zodat zoveel zonder zou zouden zowel zult zullen ge mr mw net pas tja weg zes drie enig juist klaar
    later lijkt mits neem noch ooit paar vier zulk alias beide derde enkel jouwe mocht nemen thans vroeg zeker zodra
    aldus eerder erdoor gelijk genoeg hierin hierna laatst liever lijken minder recent rondom tenzij tweede vanuit
    vooraf weinig beneden bepaald daarin daarop daaruit ondanks onszelf opnieuw overige precies vanwege wegens`,
  sv: `all alla allt alltid allting andra annan annat att av bara behöver bli blir blev bland blivit bra bäst bättre bör
    både båda då där därför de dem den denna deras dess dessa dessutom det detta dig din dina direkt ditt du efter
    eftersom egen eget egna eller en enda enkelt ens er era ett fick finns flera fler flesta fram från få får för före
    först första ge ger genom gjorde gjort går gå gör göra ha hade han hans har hel hela helt hemma henne hennes här hit
    hjälp hon honom hos hur i icke igen in inga ingen inget inom inte ja jag ju kan kanske kom komma kommer kunde kunna
    lite liten litet lika likt man många med medan mellan men mer mera mest mig min mina mindre minst mitt mot mycket
    måste möjligt ner nej ni nog nu ny nya nytt någon någonting något några när nära nästa nästan och också ofta olika
    om oss på rätt sade samma samt sedan ser ses sig sin sina sitt sista själv självklart ska skall skulle som stor
    stora stort så sådan sådana sätt säga säger ta tar till tills tre två under upp ur ut utan utanför ute vad var vara
    varför varit varje vars vart vi vid vidare vilka vilken vilket vill via vår våra vårt vore välja än ännu är även åt
    åter över e ej jo va dag dit dom ers ert fem gått gällt haft inne just kvar redan sist tack väl bort borta emot
    enkla enligt gick gott gälla gäller gärna heller helst högst igår idag innan långt längre lätt möjlig nedre senare
    senast snart större största tidigt viktig ibland behövs`,
  da: `ad af aldrig alle alt altid altså anden andet andre at bare bedre bedst begge blandt blev blive bliver burde bør da
    de dem den denne der deres derfor derpå derved det dets dette dig din dine disse dit dog du efter egen eget egne ej
    eller ellers en end endnu er et ene eneste enhver fik fire flere fleste for fordi forskellige fra få får før først
    første gennem gik giv giver gjorde gjort godt gode god gå går gør gøre ham han hans har havde have hele helt hen
    hende hendes her hos hun hvad hvem hver hvert hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ifølge igen
    ikke imod ind inden indtil ingen intet jeg jer jeres jo kan kom komme kommer kun kunne lad lige lille lidt man mange
    med meget mellem men mens mere mest mig min mindre mindst mine mit mod må måske måtte ned nej noget nogen nogle nok
    nu ny nye nyt når nær nærmest næste næsten og også om op os over på samme sammen samt se selv ser sidste sig sige
    siger sin sine sit skal skulle små snart som stadig stor store stort så sådan tag tage tager til to tre ud uden
    under var ved vi via vil ville vor vore vores være været ja ni ti mand forrige ses hej dage bruge bruges flot
    mulighed muligt`,
  no: `alle alt alltid altså andre annen annet at av bak bare begge best beste bedre blant ble blei bli blir blitt bruke
    bør både båe da de deg dei deim deira deires dem den denne der dere deres derfor det dette di din disse ditt du dykk
    dykkar eg egen eget egne ei ein eit eitt eller elles en enda enn ennå er et ett etter fikk finnes flere flest fleste
    for fordi fra fram frå får før først første gi gir gjennom gjorde gjort gjør gjøre god gode godt gå går ha hadde han
    hans har heile hel hele helt henne hennes her hjå ho hoe honom hos hun hva hvem hver hvert hvilke hvilken hvilket
    hvis hvor hvordan hvorfor i ifølge igjen ikke ikkje imot inn innen ingen ingenting inni ja jeg kan kanskje kom komme
    kommer korleis korso kun kunne kva kvar kven kvifor la lage lik like liten litt man mange me med medan meg meget
    mellom men mens mer mest mi min mindre mine mitt mot mye må måte ned nei neste nesten noe noen noka noko nokon nokor
    nokre nok ny nye nytt nå når nær og også om opp oss over på samme sammen samt seg selv senere ser sia si siden siste
    sine sitt sin sjøl skal skulle slik slike små so som stor store stort så sånn ta tar til to tre um under ut uten var
    vart varte ved vel veldig vere verte vi via vil ville vore vors vort vår våre vært være å då få bra upp bort sist
    slutt start verdi eneste enhver stille tilbake finne brukes trenger`,
};
