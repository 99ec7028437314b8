/** Italian stems by concept. @see en */
export const it = {
  neg: 'non no mai nessun* ne senza niente nulla neanche nemmeno neppure mica manco',
  want: 'voglio vogliamo vorre* desider* piacer* volentieri preferi* voglia',
  interest: 'interess* curios* incuriosi* alletta* attira*',
  good: 'bene bello bella buono buona ottim* perfett* felic* fantastic* eccellente super benvenut* lieti lieto content* carin* figo valid* splendid* magnific*',
  publish: 'pubblic* ospit* accett* inseri* mettere mettiamo caric* aggiung* accogli* prendiamo',
  article:
    'articol* contenut* contribut* post pezzo pezzi guest testo testi bozz* redazional* blog* infografic* ospite scritto',
  link: 'link* collegament* backlink* url* dofollow nofollow xlink ancora',
  price:
    'prezz* tariff* costo costi costa* pagar* pagament* paga pagat* a_pagamento compens* budget* euro eur € iva fattur* gratis gratuit* sponsorizz* listino preventiv* publiredazional* promozional*',
  later:
    'piu_avanti piu_tardi gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre prossim* primavera autunno estate inverno trimestre dopo restyling',
  ask_again: 'ricontatt* risent* risentir* riscriv* riprov* riparl* ricord* richied* rifatti rifatevi',
  contact:
    'contatt* scriv* scritto mail mails email* e-mail* messagg* posta newsletter* comunicazion* pubblicita casella ricever* sollecit*',
  stop: 'basta smett* cess* stop ferm* finit* smetta* smettete piantatela finitela astener* astenetevi interromp*',
  again: 'piu ancora altri altre futuro nuovo ulteriori mai_piu oltre d_ora avanti',
  unsub:
    'disiscri* cancellat* cancellarmi cancellatemi iscrizione unsubscribe togliermi toglietemi bloccat* lista_nera blacklist',
  remove: 'cancell* rimuov* rimoz* elimin* togli* tolga* togliete depenn* estromett*',
  list: 'elenc* lista liste mailing database archivi* banca_dati crm rubric* campagn* sistem*',
  data: 'dati personali indirizz* informazion* recapit*',
  law: 'gdpr art privacy legge leggi legal* normativ* regolament* articolo_00 articolo_0 codice diritt* illecit* illegal* garante',
  threat:
    'avvocat* diffid* denunci* garante reclam* segnal* multa* sanzion* tribunal* legali autorita querel* azioni conseguenze polizia studio_legale vie_legali',
  spam: 'spam* indesiderat* non_richiest* spazzatura spammer* molest*',
  object: 'oppon* opposizion* revoc* consens* esercit* intim* chied* autorizz* richied*',
  annoy:
    'pace disturb* molest* stuf* rotto rompere rompete scocci* palle assill* seccat* scatole tormenta* lasciatemi lasciateci perdere fastidio cavolo',
  source: 'dove_avete da_dove come_avete mio_indirizzo nostro_indirizzo mia_mail trovat* ottenut* preso reperit* avuto',
  colleague:
    'colleg* redazion* redattor* responsabil* referent* reparto ufficio team gestisc* occupa caporedattor* direttor* marketing segreteria',
  forward: 'inoltr* girat* giro passat* trasmess* copia cc passo_la inviato_al',
  wrong: 'sbagliat* giust* non_sono_io persona_giusta non_lavor* piu_qui pensione errat* non_mi_occupo',
  form: 'modulo form pagina casella xmail indirizzo sezione tramite',
  agency: 'agenzia* editore* concessionari*',
  absent:
    'ferie assen* fuori vacanz* malattia maternita paternita congedo chius* chiusura trasferta viaggio permesso aspettativa ufficio urgenz* urgent* sabbatic*',
  back: 'rientr* torn* ritorn* riapr* ripren* di_nuovo',
  until: 'fino dal al da compreso tra fra a_partire sino',
  auto: 'automatic* ricevut* ricezion* ticket pratica protocollo riferiment* non_rispondere noreply generat* lavorativi richiesta_n presa_in_carico conferm* riscontr* presidiat* prend*',
  thanks: 'grazie ringrazi* gentil* cordial* saluti',
  sorry: 'purtroppo spiac* dispiac* scus* peccato rammaric*',
  send: 'invi* mand* mandate mandami spedi* fatemi fammi avere girami',
  topic: 'tem* argoment* idea idee propost* propon* esemp* titol* scalett* tracci* saggio spunt* campion*',
  condition: 'se purche condizion* a_patto solo_se minim* inedit* esclusiv* parole segnal* original* patto vincol*',
  agree:
    'si certo ok va_bene d_accordo certamente affare perche_no volentieri procedi* procedete assolutamente_si benissimo senz_altro nulla_in_contrario obiezion* dai andata',
  call: 'chiamat* telefon* call sentirci riunion* videochiamat* zoom appuntament* meet incontr* sentiamoci',
  swap: 'scambi* ricambi* reciproc* cambio baratto contropartita',
  fixed: 'corrett* sistemat* aggiornat* rott* riparat* rimosso_il modificat* risolto sostituit* morto',
  look: 'guard* valut* discut* parl* pens* legg* esamin* vedr* vediamo vedere occhiata confront* rifless* riflett* verific*',
  who: 'chi cosa quale quali dove perche come quando quanto quanta quanti',
  full: 'pien* complet* saturi calendario capienza sovraccarich* programmazione piano tempo budget',
  policy: 'politica policy principio linea editoriale regol* indipenden* scelta',
  fit: 'adatt* pertinen* linea pubblico lettori target coeren* attinen* temi nicchia c_entra',
  irony:
    'complimenti congratulazioni bravi bravo finalmente ahah ahaha ironia che_gioia evviva proprio_quello che_bello ennesim* wow oh che_emozione genial* sognavo',
  before: 'gia volta volte terza seconda ripetut* piu_volte detto chiesto precedent*',
  now: 'immediat* subito adesso ora',
  decline: 'declin* rifiut* rinunc* passo respin* lasciamo_stare soprassed*',
  need: 'bisogno serv* necess* occorr*',
  sell: 'vend* vendit* compr* acquist*',
  self: 'internament* interni interno interna nostri noi_stessi solo_noi proprio propria autonomia',
  done: 'online pubblicato_ieri gia_pubblicato inserito_il messo_online programmato aggiunto_il e_online',
  bad: 'scars* pessim* qualita bass* brutt* ia chatgpt generic* banal* noios* copia-incolla mediocr* scadent*',
  moment: 'momento attualmente adesso per_ora al_momento quest_anno ora_come_ora',
  job: 'cliente clienti azienda societa conto esattamente precisamente chiar* spieg* capito intend*',
  terms: 'dofollow esclusiva diritti scadenza lunghezza permanent*',
} as const;
