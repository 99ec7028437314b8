/** German stems by concept. @see en */
export const de = {
  neg: 'nicht nichts nix net ned kein* nie niemals weder ohne nein na_ne nee noe kaum',
  want: 'mochte* moechte* will wollen wunsch* wuensch* wurde* wuerde* hatte_gern lieber gern gerne mag bereit freuen freue lust',
  interest: 'interess* neugierig reizt reizvoll ansprechend anhor*',
  good: 'super toll prima klasse spannend gut gute gutes schon schoen perfekt fein cool geil leiwand lassig stark ausgezeichnet wunderbar willkommen nett brauchbar passt schlecht',
  publish:
    'veroffentlich* veroeffentlich* publizier* aufnehm* nehmen posten platzier* bring* einbau* einbind* schalten online stellen ubernehm* akzeptier* abdruck*',
  article:
    'beitrag* beitrage* beitraeg* artikel* text* gastbeitr* gastartikel* gastautor* entwurf* content inhalt* stuck story fachbeitr* infografik* blog* manuskript',
  link: 'link* verlink* backlink* url* dofollow nofollow xlink ankertext verweis*',
  price:
    'preis* kost* honorar* verguet* bezahl* gebuhr* gebuehr* pauschal* budget* zahlen zahlt euro eur € chf franken netto brutto mwst rechnung* mediadaten anzeig* werbepreis* tarif* entgelt gesponser* advertorial* umsonst kostenlos gratis',
  later:
    'spater spaeter januar janner jaenner februar marz maerz april mai juni juli august september oktober november dezember nachste* naechste* fruhjahr fruehjahr herbst sommer winter jahreswechsel neues_jahr neuen_jahr quartal relaunch danach',
  ask_again:
    'noch_mal nochmal nochmals melden melde wieder_melden fragen_sie erinner* anklopfen zuruckkommen zurueckkommen meld',
  contact:
    'kontakt* schreib* anschreib* mail* e-mail* email* nachricht* zuschrift* post anfrage* kontaktier* postfach newsletter* anzuschreiben zusend* werbung werbe*',
  stop: 'stop stopp stoppen aufhor* aufhoer* unterlass* unterlassen einstell* schluss ende reicht genug finger bleib* ersparen verschon* absehen',
  again: 'mehr wieder weiter* kunftig* kuenftig* zukunft* nochmal erneut nie_wieder jemals fortan',
  unsub: 'abmeld* abgemeldet abbestell* austrag* ausgetragen abmelde unsubscribe sperrliste blacklist sperr* blockier*',
  remove:
    'losch* loesch* geloscht entfern* streich* tilg* raus rausnehmen rausschmeissen rausgeworfen nehmen_sie nimm nehmt herausnehm* vernicht*',
  list: 'verteiler* liste* datenbank* mailingliste adressliste adressbestand bestand kartei crm kampagne* system*',
  data: 'daten personenbezogen* adresse mailadresse e-mail-adresse angaben gespeichert*',
  law: 'dsgvo ds-gvo art artikel_00 artikel_0 uwg bdsg dsg tkg recht* rechtlich* gesetz* paragraf § datenschutz* auskunft* rechtswidrig* unzulassig* unzulaessig* verstoss* verstoß*',
  threat:
    'anwalt* anwalte rechtsanwalt* rechtsabteilung abmahn* anzeig* behord* behoerd* klage straf* aufsicht* landesbeauftragt* datenschutzbehorde kosten konsequenz* schritte gericht* verfugung bussgeld* meld* beschwerde* vorbehalten',
  spam: 'spam* unerwunscht* unerwuenscht* unaufgefordert* unverlangt* mull muell werbemull belastig* junk',
  object:
    'widersprech* widerspruch* widerruf* einwillig* zustimm* untersag* verbiet* verbitte* fordere auffordern hiermit',
  annoy:
    'ruhe lass lasst lassen_sie belastig* belaestig* nerv* genug hals verschon* verdammt scheiss* zum_teufel dreist frech* unverschamt* kotz* mir_reicht zutexten behellig* geh_mir gehen_sie_mir',
  source: 'woher wo_haben meine_adresse unsere_adresse adresse_her gefunden aufmerksam gekommen',
  colleague:
    'kolleg* redakt* zustandig* zustaendig* ansprechpartner* abteilung team chefredakt* leitung leiter* verantwortlich* betreut kummert kuemmert marketing vertrieb assistenz',
  forward:
    'weiterleit* weitergeleit* weitergegeb* weitergeb* leite_ich leite cc kopie ubergeb* weitergereicht weiterreich*',
  wrong:
    'falsch* richtige richtigen nicht_mehr ausgeschieden nicht_zustandig nicht_zustaendig ruhestand an_der_falschen da_bin_ich',
  form: 'formular* kontaktformular* seite wenden postfach adresse xmail richten',
  agency: 'agentur* vermarkter* verlag* dienstleister',
  absent:
    'urlaub* abwesen* ausser_haus ausserhaus elternzeit krank* dienstreise betriebsferien betriebsurlaub nicht_im geschlossen mutterschutz karenz sabbatical ferien unterwegs auszeit nicht_erreichbar abwesenheitsnotiz reha erholung dringend* vertretung',
  back: 'zuruck zurueck wieder_da wieder_erreichbar wieder_im ruckkehr rueckkehr retour wieder_fur erreichbar',
  until: 'bis ab vom zum einschliesslich inklusive von zwischen',
  auto: 'automatisch* eingegangen eingang* empfangsbestatig* empfangsbestaetig* erhalten vorgang* ticket* ticketnummer bearbeitungsnummer maschinell generiert antworten_sie_nicht unbeaufsichtigt nicht_gelesen aufkommen bearbeit* werktag* bestatig*',
  thanks: 'dank* danke merci bedank* verbindlich* lieb* freundlich* herzlich*',
  sorry: 'leider entschuldig* sorry bedau* bedauerlich* tut_mir_leid leid schade',
  send: 'schick* senden sende sendet zusenden ubermitt* zukommen mailen her rein',
  topic:
    'thema themen themenvorschlag* vorschlag* vorschlage* idee* leseprobe* arbeitsprobe* gliederung* expose* beispiel* konzept titel skizze',
  condition:
    'wenn sofern falls voraussetzung* vorausgesetzt bedingung* solange nur_wenn mindestens exklusiv unveroffentlicht gekennzeichnet kennzeichn* unter_der worter zeichen ausserdem',
  agree:
    'ja jo joa okay ok klar gern gerne einverstanden passt geht_klar machen warum_nicht wieso_nicht her_damit meinetwegen von_mir_aus nichts_dagegen abgemacht sicher los nur_zu mach freilich einwand*',
  call: 'telefon* telefonier* anruf* anrufen termin* gesprach* gespraech* zoom teams meeting kurz_sprechen call durchwahl',
  swap: 'tausch* austausch* gegenzug gegenleistung gegenseitig* linktausch im_gegenzug revanch*',
  fixed:
    'korrigiert repariert behoben ausgetauscht gefixt erledigt aktualisiert tot toter kaputt entfernt berichtigt defekt*',
  look: 'schau* anschau* pruf* pruef* besprech* uberleg* ueberleg* anseh* lese intern ruckspr* nachdenk* beraten abklar* klaren sichten entscheid*',
  who: 'wer was welche* wo warum wieso wie wann woruber worum wessen wen wozu',
  full: 'voll ausgebucht kapazitat* kapazitaet* ausgelastet redaktionsplan keine_zeit redaktionsschluss uberlastet belegt verplant budget',
  policy: 'grundsatz* prinzip* richtlinie* generell redaktionell* unabhangig* policy linie',
  fit: 'passt passen passend* zielgruppe* leserschaft leser themenfeld relevant* thematisch* bezug nische ausrichtung fremd',
  irony:
    'ironie wow gratulation gluckwunsch bravo endlich genau_das haha lol na_toll na_super ach schon_wieder herrlich grossartig sensationell naturlich ausgerechnet traum* wahnsinn hurra',
  before:
    'schon bereits mehrfach mehrmals wiederholt zum_dritten dritte zweite letzte* oft male gesagt geschrieben gebeten',
  now: 'sofort umgehend unverzuglich unverzueglich jetzt gleich heute',
  decline: 'ablehn* absag* verzicht* passen lehne lehnen abseh* sehen_wir_ab abstand absage verneinen',
  need: 'brauch* bedarf* benotig* benoetig* notig noetig bedarf',
  sell: 'verkauf* kaufen kauflich',
  self: 'selbst selber eigen* intern hausintern redaktionsintern ausschliesslich',
  done: 'online_gestellt ist_online eingebaut veroffentlicht_am schon_online verlinkt ist_drin eingepflegt freigeschaltet',
  bad: 'schlecht* mies* schwach* qualitat* ki chatgpt niveau langweil* platt textbaustein* sichtbarkeit duenn dunn werte belanglos* grottig',
  moment: 'derzeit zurzeit momentan aktuell augenblick moment zur_zeit gerade vorerst heuer',
  job: 'kunde kunden auftraggeber firma unternehmen genau meinen gemeint verstehe konkret erklaren worum_geht wer_sind',
  terms: 'dofollow exklusiv rechte nutzungsrechte frist lange dauerhaft umfang laufzeit',
} as const;
