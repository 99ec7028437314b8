/** Dutch stems by concept. @see en */
export const nl = {
  neg: 'niet niets geen nooit noch zonder nee neen nimmer nergens nauwelijks niemand',
  want: 'wil willen wens* zou_graag graag liever zin hoop mag mogen bereid',
  interest: 'interess* geinteresseerd belangstelling benieuwd boeiend nieuwsgierig aanspre*',
  good: 'leuk mooi goed goede prima top fijn super geweldig tof plezant interessant welkom perfect uitstekend keurig schitterend prachtig lekker',
  publish:
    'plaats* publice* opnem* zetten plaatsing gepubliceerd overnemen aannem* online neem nemen accepter* toevoeg*',
  article:
    'artikel* blog* gastblog* stuk stukje tekst* bijdrage* content gastartikel* gastbijdrage* verhaal concept inhoud column infographic* inzending* gastauteur*',
  link: 'link* backlink* url* dofollow nofollow xlink verwijz* ankertekst',
  price:
    'prijs* prijzen kost* tarief tarieven vergoeding* betal* betaald budget* euro eur € factuur factur* gratis advert* gesponsor* excl btw bedrag vraagprijs mediakit commerc*',
  later:
    'later januari februari maart april mei juni juli augustus september oktober november december volgende volgend voorjaar najaar zomer winter nieuwe_jaar kwartaal daarna na_de',
  ask_again: 'nog_eens opnieuw terugkom* kom_dan herinner* probeer* vraag_het klop aankloppen laat_weten bel_dan',
  contact:
    'contact* mail* mailen mailtje* e-mail* bericht* schrijf* schrijven aanschrijv* benader* post inbox postvak nieuwsbrief* berichtje* reclame sturen',
  stop: 'stop stoppen staak* ophouden op_houden hou_op houd_op kap genoeg einde laat_dat afgelopen nalaten',
  again: 'meer nog weer verder* opnieuw toekomst voortaan ooit nooit_meer',
  unsub:
    'afmeld* afgemeld uitschrijv* uitgeschreven schrijf_me schrijf_mij schrijf_ons unsubscribe opzeg* blokkeer* geblokkeerd zwarte_lijst opt-out',
  remove: 'verwijder* wis wissen gewist schrap* haal halen eruit weghal* uithalen vernietig* doorhalen',
  list: 'lijst* maillijst verzendlijst* mailinglijst* database* bestand* adresbestand* databank crm systeem campagne',
  data: 'gegevens persoonsgegevens data adres* mailadres e-mailadres',
  law: 'avg gdpr art artikel_00 artikel_0 wet wetgev* wettelijk* privacy* telecommunicatiewet juridisch* recht rechten onrechtmatig* verboden',
  threat:
    'advocaat advocaten jurist* juridische boete* klacht* aangifte autoriteit* toezichthouder acm gba melden melding rechter stappen gevolgen ingebrekestelling sommeer* sommatie',
  spam: 'spam* ongevraagd* ongewenst* junk spammer* rommel troep',
  object: 'bezwaar toestemming intrek* verzet maak_bezwaar verzoek* eis hierbij sommeer*',
  annoy:
    'rust met_rust lastig* lastigval* val_me irritant* genoeg zat beu spuugzat verdomme donder* hoepel* rot kap_er moe ergernis bemoei* zeur*',
  source:
    'hoe_kom* hoe_komen waar_haal* waar_heb mijn_adres ons_adres gevonden terechtgekomen aan_mijn aan_ons vandaan',
  colleague:
    'collega* redact* verantwoordelijk* afdeling team hoofdredact* manager beheert gaat_over contactpersoon marketing coordinator',
  forward:
    'doorgestuurd doorstur* stuur_door doorgegeven doorgeef doorgezet doorzetten cc kopie overgedragen stuur_het_door',
  wrong: 'verkeerde verkeerd juiste niet_meer niet_langer pensioen niet_de_juiste ben_ik_niet moet_je_niet',
  form: 'formulier* contactformulier* pagina mailbox xmail adres via',
  agency: 'bureau* uitgever* uitgeverij reclamebureau mediabureau',
  absent:
    'afwezig* vakantie* verlof* ziek* zwangerschapsverlof ouderschapsverlof gesloten sluiting niet_op_kantoor buiten_kantoor op_reis afwezigheid congres zakenreis sabbatical vrij dringend* spoed waarne*',
  back: 'terug weer_aanwezig weer_bereikbaar terugkom* retour weer_op bereikbaar aanwezig',
  until: 'tot t/m van vanaf tot_en_met tussen',
  auto: 'automatisch* ontvangen ontvangst* ontvangstbevestig* ticket* ticketnummer zaaknummer dossiernummer referentie niet_beantwoorden noreply onbemand werkdag* bevestig* behandel* gegenereerd',
  thanks: 'dank* bedankt merci vriendelijk* hartelijk*',
  sorry: 'helaas sorry spijt* jammer excuses excuus',
  send: 'stuur sturen zend* toesturen opsturen doormailen mail_maar kom_maar',
  topic: 'onderwerp* idee ideeen voorstel* voorbeeld* titel* opzet schets concept* suggestie*',
  condition: 'als mits voorwaarde* indien zolang op_voorwaarde minimaal exclusief uniek vermeld* woorden alleen_als',
  agree:
    'ja jawel jaja ok oke okay prima akkoord graag zeker natuurlijk deal doen waarom_niet bezwaar afgesproken uiteraard goed_hoor doe_maar kom_maar',
  call: 'bellen bel telefon* gesprek* afspraak* zoom teams belafspraak overleg* meeting koffie',
  swap: 'ruil* uitwissel* wederkerig* wederdienst tegenprestatie linkruil in_ruil terugplaats* wederzijds*',
  fixed: 'aangepast hersteld verwijderd gefixt gecorrigeerd opgelost kapot dode gerepareerd geregeld bijgewerkt',
  look: 'kijk* kijken bekijk* bespreek* bespreken overleg* nadenk* lees lezen nakijken denk beslis* intern voorleg*',
  who: 'wie wat welke welk waar waarom hoe wanneer waarover',
  full: 'vol volgeboekt capaciteit druk volzet redactieplanning geen_tijd gesloten agenda budget',
  policy: 'beleid principe* regel regels redactionele onafhankelijk* principieel nooit_gast',
  fit: 'past passen passend aansluit* doelgroep lezers relevant* niche geschikt thema',
  irony:
    'wow gefeliciteerd bravo eindelijk haha lol joepie hoera heerlijk precies_wat alweer fantastisch nou ironie zat_ik_op',
  before: 'al eerder reeds meermaals keer vorige derde tweede herhaaldelijk gevraagd gezegd',
  now: 'onmiddellijk direct meteen nu per_direct terstond',
  decline: 'bedanken bedank_ik afwijz* afsla* sla_over passen zien_we_van zie_ervan laat_aan_ons beleefd weiger*',
  need: 'nodig behoefte hoeft hoeven',
  sell: 'verkop* verkoop* koop kopen',
  self: 'zelf eigen intern alles_zelf',
  done: 'staat_online geplaatst_op staat_erop toegevoegd_aan online_gezet is_geplaatst',
  bad: 'slecht* zwak* kwaliteit ai chatgpt standaard saai matig waardeloos niveau laag lage',
  moment: 'moment momenteel nu tijdje ogenblik voorlopig vooralsnog',
  job: 'klant klanten bedrijf opdrachtgever precies bedoel* duidelijk uitleg* begrijp',
  terms: 'dofollow exclusief rechten deadline lengte permanent',
} as const;
