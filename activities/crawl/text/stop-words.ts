export type StopWordLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** The small words of each language: they say nothing about a page's subject and everything about its language. */
const LISTS: Readonly<Record<StopWordLanguage, string>> = {
  en:
    "a about after all also am an and any are aren't as at be because been before being between both but by can can't " +
    "could did didn't do does doesn't doing don't down during each else few for from further get had has have having he " +
    "her here hers him his how i i'm if in into is isn't it it's its just may me might more most must my no nor not now " +
    'of off on once one only or other our ours out over own same she should so some such than that the their theirs them ' +
    'then there these they this those through to too under until up upon us very was we were what when where which while ' +
    "who whom whose why will with within without would you your yours you're we're they're that's there's let's",
  de:
    'aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da damit dann das ' +
    'dass daß dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein ' +
    'eine einem einen einer eines er es etwas euch euer für gegen habe haben hat hatte hatten hier hin hinter ich ihm ihn ' +
    'ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine keinen können ' +
    'könnte man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine ' +
    'seinem seinen seiner seit sich sie sind so solche soll sollte sondern sonst über um und uns unser unsere unter viel ' +
    'vom von vor war waren warum was weil welche welcher wenn wer werde werden wie wieder will wir wird wo wurde wurden ' +
    'würde zu zum zur zwar zwischen',
  fr:
    "a à afin ai ainsi alors après au aucun aucune aujourd'hui aussi autre autres aux avait avant avec avez avoir avons " +
    "c'est car ce cela celle celles celui ces cet cette ceux chaque chez comme comment d'un d'une dans de depuis des " +
    "dont donc du elle elles en encore entre est et étaient était été être eu eux fait faire font il ils j'ai je jusqu'à " +
    "l'on la le les leur leurs lors lorsque lui ma mais me même mes moi moins mon n'est ne ni nos notre nous on ont ou où " +
    "par parce pas pendant peu peut peuvent plus pour pourquoi qu'il qu'elle qu'on qu'un quand que quel quelle quelles " +
    "quels qui s'il sa sans se sera ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une " +
    'vers vos votre vous y',
  es:
    'a al algo algunas algunos ante antes así aún aunque cada como cómo con contra cual cuando cuándo de del desde donde ' +
    'dónde dos durante e el él ella ellas ellos en entre era eran eres es esa esas ese eso esos está están estaba estar ' +
    'esta estas este esto estos fue fueron ha había han hasta hay haber hace hacer la las le les lo los más me mi mis ' +
    'mientras mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para ' +
    'pero poco por porque puede pueden qué que quien quién se sea ser si sí sido sin sobre solo sólo son su sus también ' +
    'tan tanto te tiene tienen toda todas todo todos tras tu tú tus un una unas uno unos usted ustedes y ya yo',
  it:
    'a abbiamo ad ai al alla alle allo anche ancora avere aveva ben c che chi ci ciò come con contro cosa cui da dagli dai ' +
    "dal dall dalla dalle dallo degli dei del dell dell'altro della delle dello dentro di dopo dove due e è ed era erano " +
    'essere fa fino fra già gli ha hai hanno ho i il in invece io l la le lei lo loro lui ma me meno mi mia mie mio molto ' +
    'ne nei nel nell nella nelle nello noi non nostra nostro o ogni oltre per perché perciò però più poi possono può prima ' +
    'qua quale quali quando quanto quella quelle quelli quello questa queste questi questo qui quindi sarà se sei sempre ' +
    'senza si sia siamo siete solo sono sta stata stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi ti tra ' +
    'tutta tutte tutti tutto un una uno vi voi vostra vostro',
  pt:
    'a à ainda além algum alguma alguns antes ao aos apenas após aquela aquele aquilo as às assim até através cada com como ' +
    'contra cuja cujo da das de dela dele deles depois desde dessa desse desta deste do dos duas e é ela elas ele eles em ' +
    'enquanto entre era eram essa essas esse esses esta está estão estar estas estava este estes eu foi foram fazer há isso ' +
    'isto já la lhe lhes lo mais mas me mesmo meu meus minha minhas muito muitos na nas não nem nessa nesse nesta neste no ' +
    'nos nós nossa nossas nosso nossos num numa o os ou outra outras outro outros para pela pelas pelo pelos per pode podem ' +
    'por porque pois quais qual quando quanto quase que quem são se seja sem sempre ser será seu seus sob sobre só sua suas ' +
    'também tão tem têm tenho ter teu toda todas todo todos tudo um uma umas uns você vocês vos',
  nl:
    'aan al alle alleen als altijd andere anders ben bij bijna binnen daar dan dat de deze die dit doch doen door dus een ' +
    'eens elk elke en er ervan even geen geweest haar had hadden heb hebben heeft hem het hier hij hoe hun iets ik in is ja ' +
    'je jij jouw jullie kan kon kunnen maar me meer men met mij mijn moet moeten na naar niet niets nog nu of om omdat on ' +
    'onder ons onze ook op over reeds sinds te tegen tijdens toch toen tot tussen u uit uw van vanaf veel voor vooral wanneer ' +
    'want waren was wat we wel welke werd werden wie wij worden wordt zal ze zei zelf zich zij zijn zo zoals zonder zou zouden',
};

export const STOP_WORDS: Readonly<Record<StopWordLanguage, ReadonlySet<string>>> = {
  en: setOf(LISTS.en),
  de: setOf(LISTS.de),
  fr: setOf(LISTS.fr),
  es: setOf(LISTS.es),
  it: setOf(LISTS.it),
  pt: setOf(LISTS.pt),
  nl: setOf(LISTS.nl),
};

export const STOP_WORD_LANGUAGES: readonly StopWordLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
