/** Function words by language code: parted by white space, lower case. */
export const ROMANCE_STOP_WORDS: Readonly<Record<string, string>> = {
  fr: `a à afin ai aie ainsi ait alors après as assez au aucun aucune aujourd'hui auprès auquel aura aurait aussi autour
    autre autres aux auxquels avaient avait avant avec avez avoir avons ayant beaucoup bien bon bonne bonnes bons c'est
    ça car ce ceci cela celle celles celui cependant certain certaine certaines certains ces cet cette ceux chacun
    chacune chaque chez ci comme comment contre d'abord d'autres d'être d'un d'une dans de dehors déjà delà depuis
    derrière des dès desquels dessous dessus deux devant devez devient devoir devons dire dit doit doivent donc donne
    donner dont du duquel durant elle elles en encore enfin ensuite entre envers environ est et étaient étais était
    étant été êtes être eu eux fait faire faites falloir faut fin fois font grâce grand grande grandes grands haut hors
    ici il ils j'ai jamais je jour jusqu'à jusqu'au jusque juste l'on l'un l'une la là laquelle le lequel les lesquelles
    lesquels leur leurs loin lors lorsque lui ma maintenant mais malgré me même mêmes mes met mettre mieux mis moi moins
    moment mon n'a n'est n'ont ne ni non nos notre nôtre nous nouveau nouveaux nouvelle nouvelles on ont ou où oui par
    parce parfois parmi partout pas pendant permet permettent peu peut peuvent plupart plus plusieurs plutôt point pour
    pourquoi pouvez pouvoir pouvons premier première près presque prendre puis puisque qu'elle qu'elles qu'en qu'il
    qu'ils qu'on qu'un qu'une quand quant que quel quelle quelles quelque quelques quels qui quoi rien s'il s'ils sa
    sans sauf se selon sera serait seront ses seul seule seulement si sinon soi soient soit sommes son sont sous souvent
    sur ta tandis tant te tel telle telles tels tes toi ton toujours tous tout toute toutefois toutes très trop trois
    trouver tu un une va vais vers veut via voici voilà voir vont vos votre vôtre voulez vous vraiment y ensemble façon
    hui jours matière meilleur meilleure meilleurs meilleures offre offrir parfait petit petite petits petites possible
    pourra pourrez quatre reste sait savoir soyez surtout trouve trouverez unique utilise utiliser venez venir viens
    vient an ans année années cinq autant`,
  es: `a además acá ahí ahora al algo algún alguna algunas alguno algunos allí alrededor ambas ambos ante anterior antes
    apenas aquel aquella aquellas aquello aquellos aquí así aún aunque bajo bastante bien buen buena buenas bueno buenos
    cabe cada casi cerca cierta ciertas cierto ciertos como cómo con conmigo contigo contra cosa cosas cual cuál cuales
    cualquier cualquiera cuando cuándo cuanto cuya cuyas cuyo cuyos da dan dar de debe deben deber debido decir del
    demás dentro desde después detrás dicha dicho días dice donde dónde dos durante e el él ella ellas ello ellos en
    encima encontrar entonces entre era eran eras eres es esa esas ese eso esos esta está estaba estaban estado están
    estar estas este esto estos estoy etc fin fue fuera fueron gran grande grandes ha haber había habían hace hacen
    hacer hacia hago han hasta hay haya he hecho hemos hoy igual incluso ir jamás junto la las le les lo los luego lugar
    más mayor me mediante mejor mejores menos mi mí mía mientras mío mis misma mismas mismo mismos mucha muchas mucho
    muchos muy nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros nueva nuevas nuevo
    nuevos nunca o os otra otras otro otros para parece parte pero poca pocas poco pocos podemos poder podrá podría por
    porque pronto propia propio pude puede pueden puedes puedo pues que qué quien quién quienes quiere quieres quizá
    sabe saber se sea sean según ser será si sí sido siempre sin sino sobre sois solamente solo sólo somos son soy su
    sus suya suyo tal tales también tampoco tan tanta tanto te tenemos tener tengo ti tiene tienen tienes toda todas
    todavía todo todos tras través tres tu tú tus u un una unas uno unos usa usar usted ustedes va vamos van varias
    varios ver vez veces vosotros vuestra vuestro y ya yo ofrece ofrecer ofrecemos encuentra encontrarás forma manera
    tipo tipos años año puedan pueda usando cuatro cinco siguiente siguientes nosotras vosotras quiera necesita
    necesitas permite permiten`,
  it: `a abbia abbiamo abbastanza accanto ad adesso agli ai al alcun alcuna alcune alcuni all alla alle allo allora almeno
    altra altre altri altro anche ancora anni appena aveva avevano avere avete avrà bella bello ben bene bisogna buon
    buona buone c c'è caso certo che chi chiunque ci ciascuna ciascuno ciò cioè circa coi col come comunque con contro
    così cosa cose cui d da dagli dai dal dall dalla dalle dallo davanti davvero degli dei del dell dell'altro della
    delle dello dentro deve devono di dietro dire diversi diverso dopo dove dovere dovrebbe due dunque durante e è ecc
    ecco ed era erano eravamo essa esse essere essi esso fa fai fanno far fare fatto fin fino forse fosse fra fu fuori
    già gli grande grandi grazie ha hai hanno ho i il in infatti insieme inoltre intanto invece io l la là le lei li lo
    loro lui lungo ma mai me medesimo meglio meno mentre mi mia mie miei migliore migliori mio modo molta molte molti
    molto n ne né nei nel nell nella nelle nello nemmeno nessun nessuna nessuno niente no noi non nostra nostre nostri
    nostro nulla nuova nuove nuovi nuovo o od oggi ogni ognuno oltre oppure ora ormai per perché perciò però più
    piuttosto poca poche pochi poco poi possiamo possibile posso possono prima primo proprio può pure qua quale quali
    qualche qualcosa qualcuno qualsiasi qualunque quando quanta quante quanti quanto quasi quel quella quelle quelli
    quello quest questa queste questi questo qui quindi sa sarà saranno sarebbe scegliere se sé secondo sei sempre senza
    si sì sia siamo siano siete solo soltanto sono sopra soprattutto sotto spesso sta stai stanno stare stata state
    stati stato stesse stessi stesso su sua sue sugli sui sul sull sulla sulle sullo suo suoi tale tali tanta tante
    tanti tanto te ti tra tramite tre troppo tu tua tue tuo tuoi tutta tutte tuttavia tutti tutto un una uno usare va
    verso vi via viene volta volte vostra vostre vostri vostro voi vuoi vuole offre offriamo offrire trovare trova tipo
    tipi anno giorno giorni rende quattro cinque necessario permette puoi`,
  pt: `a à acima agora aí ainda além algo alguém algum alguma algumas alguns ali ambos antes ao aonde aos apenas apesar
    após aquela aquelas aquele aqueles aqui aquilo as às assim até através bastante bem boa boas bom bons cada caso
    certa certo coisa coisas com como contra cuja cujo da dá daquela daquele das de debaixo dela delas dele deles demais
    dentro depois desde dessa desse desta deste deve devem dia dias diante disso disto do dois dos duas durante e é ela
    elas ele eles em embora enquanto entanto então entre era eram éramos essa essas esse esses esta está estamos estão
    estar estas estava estavam este estes estive esteve estou etc eu faz fazem fazer feita feito ficar foi fora foram
    fosse grande grandes há hoje isso isto já jamais la lá lhe lhes logo longe lo lugar maior maioria mais mal mas me
    melhor melhores menos mesma mesmo mesmos meu meus mim minha minhas muita muitas muito muitos na nada não nas nem
    nenhum nenhuma nessa nesse nesta neste ninguém no nos nós nossa nossas nosso nossos nova novas novo novos num numa
    nunca o onde os ou outra outras outro outros para parte pela pelas pelo pelos per perante perto pode podem poder
    pois por porém porque porquê possível pouca pouco poucos primeiro própria próprio próximo pude qual quais qualquer
    quando quanto quantos quase que quê quem quer são se seja sejam sem sempre sendo ser será serão seu seus si sido sim
    sob sobre só somente somos sou sua suas tais tal talvez também tampouco tanta tanto tão te tem têm temos tenha tenho
    ter teu teus teve ti tida tido tinha tinham toda todas todavia todo todos três tu tua tuas tudo última último um uma
    umas uns usar vai vais vamos vão várias vários vem ver vez vezes você vocês vos vós vosso oferece oferecer
    oferecemos encontra encontre tipo tipos ano anos quatro cinco precisa permite permitem`,
  ro: `a abia acea aceasta această aceea aceeași acei aceia acel acela același acele acelea acest acesta aceste acestea
    acestei acestor acestora acestui acești aceștia acolo acum ai aia aici al ale alt alta altă altceva alte altele alți
    altul am an anumite apoi ar are as aș asemenea astfel așa asta astăzi asupra atât atâta ati ați atunci au avea avem
    având aveți avut azi bine bun bună bune buni ca că căci când care căror cărui căreia cărora cât câte câți câteva
    câțiva către ce cea ceea cei ceilalți cel cele celor ceva chiar ci cine cineva cu cum cumva da dacă dar dat de
    deasupra deci decât deja deși desigur despre deoarece departe din dintr dintre doar doi două drept după ea ei el ele
    era erau este ești etc eu face fac facem faceți fără fata față fi fie fiecare fiind foarte fost frumos până gata
    găsi găsiți grație iar ieri ii îi îl îmi împotriva în înainte înapoi încă încât între întotdeauna întru întâi îți la
    le li lângă lor lui ma mă mai mare mari mea mei mele mereu meu mi mine mod mult multă multe mulți mulțumesc ne
    nevoie ni nici nicio nimeni nimic niște noastră noastre noi nostru noștri nou nouă noua nu o oare ori oricare orice
    oricine oricum oriunde pe pentru peste plus poate pot puteți prea prin prima primul printr pur puțin rog sa să săi
    sale sau se sea și sînt si sub spre sunt sunteți suntem sus ta tale tău te ti ție tine toată toate tot toți totuși
    trebuie trei tu tuturor un una unde undeva unei unele uneori unii unor unora unu unui unul va vă vi via vom voastră
    voastre voi vor vostru vouă vreo vreun il in ul zi ia asa cam cat fel fii fiu imi iti mie opt pai sai său aibă alea
    atat fara inca intr pina sint sută timp toti uneia unuia vreme zece zice numai parcă şi ţi aş iată aşa câţi deşi
    eşti mâine multi acord anume câtva`,
  ca: `a abans això al algun alguna algunes alguns allò als altra altre altres amb aquell aquella aquelles aquells aquest
    aquesta aquestes aquests aquí així aleshores bé bo bona cada com contra cosa cal d'un d'una dalt de del dels des
    després dins doncs dos durant e el ella elles ells els em en encara ens entre era eren és érem es està estan estar
    et fa fan fer fins fora fou ha han has hauria havia he hem heu hi ho i jo l'altre la les li llavors lloc lo los més
    ma massa mateix mateixa me meu meva mentre molt molta moltes molts mon nosaltres no nostra nostre ns o on pel pels
    per però perquè poc poca pot poden primer qual quals quan que què qui quelcom qualsevol sa se sempre sense ser serà
    seu seus seva seves si sia sigui sobre sols som son són sota sou també tan tant te tenen tenir té teu teva tot tota
    totes tots tu un una unes uns us va vaig van vosaltres vostra vostre ja ni ús esta feu mal pas puc teus ton vam vas
    alhora ambdós baix bastant cadascú dintre estat gairebé haver igual inclòs malgrat mode només poder podem podeu
    poques potser propi quant quina quins saber sobretot tanta teves tenim teniu últim semblant mateixos mateixes
    nostres vostres`,
};
