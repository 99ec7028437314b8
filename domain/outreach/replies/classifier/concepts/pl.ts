/** Polish stems by concept. @see en */
export const pl = {
  neg: 'nie nigdy zadn* bez ani brak nic nikt niczego',
  want: 'chce chcemy chcial* chetnie wol* prosz* pragn* zycz* rad radzi chcie*',
  interest: 'zainteresow* ciekaw* interesuj* zaciekaw* kusi kuszac*',
  good: 'swietn* super dobrze dobry dobra fajn* fajnie swietnie doskonal* wspanial* ekstra spoko milo mily mile rewelac* zapraszam* bomba git pieknie ladn* niezl* zacn*',
  publish:
    'publik* opublik* zamiesc* zamieszcz* przyjm* przyjmuj* umiesc* umieszcz* dodac dodam wstaw* wrzuc* puszcz* przyjac',
  article:
    'artykul* tekst* wpis* tresc* material* goscinn* szkic* publikacj* blog* redakcyjn* infografik* felieton* notk*',
  link: 'link* odnosnik* backlink* url* dofollow nofollow xlink odsylacz* podlinkow* linkowan*',
  price:
    'cen* koszt* stawk* platn* plac* zaplac* zaplat* budzet* zl zlotych pln eur euro € netto brutto vat faktur* cennik* wynagrodz* oplat* darmo* bezplatn* sponsorow* wyceni* reklam* kwot* dych*',
  later:
    'pozniej styczn* lut* marc* kwiet* kwietn* maj maja maju czerw* czerwc* lip* lipc* sierp* wrzesn* pazdziernik* listopad* grudn* nastepn* przyszl* wiosn* jesien* lat* zim* kwarta* po_nowym potem dopiero',
  ask_again: 'odezw* odezwac przypomn* wroc* wrocic ponown* zapyta* sprobuj* zglosi* zagada* skontaktuj',
  contact:
    'kontakt* pisa* pisz* napisz* piszcie wiadomosc* mail* e-mail* email* korespondencj* skrzynk* newsletter* wysyla* przysyla* poczt* ofert* odzyw*',
  stop: 'przesta* stop dosc zaprzesta* koniec skoncz* wstrzym* daruj* dajcie niech',
  again: 'wiecej ponownie dalsz* przyszlosci juz nigdy_wiecej wciaz kolejn* nadal znowu',
  unsub: 'wypis* rezygn* wyrejestr* unsubscribe subskrypcj* zablok* blok* czarn* wypisac odsubskryb*',
  remove: 'usun* usuni* skasow* wykresl* wymaz* wyrzuc* kasuj* usuwan*',
  list: 'list* baz* bazy lista liste mailingow* wysylk* crm system* kampani* rejestr*',
  data: 'dane danych osobow* adres* dan informacj*',
  law: 'rodo art ustaw* prawo prawn* prawa przepis* uodo prywatnos* uslug* elektroniczn* rozporzadz* artyk_00 niezgodn* nielegaln*',
  threat:
    'prawnik* adwokat* skarg* uodo urzad* puodo sad sadu sadow* kar* kara grzywn* zglos* zglosze* organ* konsekwencj* policj* kancelari* krok* pozew prokuratur*',
  spam: 'spam* niechcian* niezamowion* smieci* spamer*',
  object: 'sprzeciw* zgod* cofam wycof* zad* zadam wnosz* niniejszym zabrani*',
  annoy:
    'spokoj* neka* nekaj* zawraca* glow* denerw* wkurz* meczy* meczyc natretn* nachaln* cholern* spadaj* dosc_tego litosci upierdliw* odczep* odwal* dupe gitar* przeszkadza*',
  source: 'skad jak_znal* moj_adres moj_mail nasz_adres mojego namiar* zdobyl* znalezli* pozysk*',
  colleague:
    'koleg* kolezank* redakcj* redaktor* odpowiedzialn* zajmuje dzial* zespol* kierownik* marketing* wspolpracownik* dyrektor* osob* sekretariat*',
  forward: 'przekaz* przesl* przeslal* kopi* dw cc przekierow* podaj* podesl* dalej',
  wrong: 'niewlasciw* wlasciw* nie_ja juz_nie nie_pracuj* emerytur* pomylk* zly_adres odpowiedni* nie_zajmuje zlej',
  form: 'formularz* stron* skrzynk* xmail adres zakladk*',
  agency: 'agencj* wydawc* dom_mediow*',
  absent:
    'urlop* nieobecn* poza zwolnien* delegac* l0 macierzynsk* wolne zamkniet* nieczynn* przerw* wyjazd* wyjezd* ojcowsk* biur* chorob* niedostepn* pilnych piln* zastepstw* zastepuj*',
  back: 'wrac* powrot* wroce powroc* bede_z z_powrotem od_ponownie wznow*',
  until: 'do od wlacznie miedzy dnia',
  auto: 'automatyczn* otrzyma* zgloszeni* numer* potwierdz* nie_odpowiada* noreply wygenerow* roboczych wplynel* dotar* rozpatr* ticket sprawy obsluga bezobslugow* monitorow* odpowiemy',
  thanks: 'dzieki dzieku* podziek* wdziecz* pozdraw* dziekuj*',
  sorry: 'niestety przykro przeprasz* wybacz* szkoda zaluj*',
  send: 'wysl* przesl* przysl* podrzuc* slij* dawaj* podesl* wyslac',
  topic: 'temat* propozycj* przyklad* pomysl* zarys* konspekt* tytul* probk* sugesti*',
  condition:
    'jesli jezeli pod_warunkiem warun* o_ile tylko_jesli minimum unikaln* oryginaln* slow znak* oznacz* zastrzez* gdy',
  agree:
    'tak jasne pewnie ok okej zgoda dobra spoko oczywiscie moze_byc czemu_nie dlaczego_nie umowa przeciwko sprzeciwu wchodz* zgadzam dogada* dzialaj* dzialamy wporzo zapraszamy',
  call: 'rozmow* zadzwo* spotkan* telefon* zdzwon* zoom teams polacz* call porozmawia* umowi*',
  swap: 'wymian* zamian* wzajemn* rewanz* barter*',
  fixed: 'poprawi* naprawi* zaktualiz* zepsut* martw* usuniety podmieni* zmieni* niedzialajac* nie_dziala gotowe',
  look: 'zobacz* sprawdz* omow* przemysl* zastanow* przejrz* poczyta* rozwaz* obgada* naradz* spojrz* rzuce okiem przeanaliz* zerkn* pomysle pomyslimy',
  who: 'kto co jaki jaka jakie ktor* gdzie dlaczego jak kiedy czemu ile kogo czy',
  full: 'peln* pelny brak_miejsc moce obloz* zajet* kalendarz* grafik* czasu terminarz* zapcha* budzet*',
  policy: 'polityk* zasad* regula* regul* linii redakcyjn* niezalezn* z_zasady',
  fit: 'pasuj* profil* tematyk* czytelnik* odbiorc* zgodn* zwiazan* nisz* dopasow* odpowiada',
  irony:
    'gratul* brawo nareszcie haha hehe ironia wlasnie_tego wow jeszcze_jeden super_kolejn* marzyl* genialn* rewelacja jakze cudownie och no_prosze',
  before: 'juz kilka razy raz trzeci* drugi* wczesniej* wielokrotn* prosil* mowil* pisal* ile_razy',
  now: 'natychmiast* zaraz teraz niezwlocznie od_razu',
  decline: 'odmow* odmawi* rezygnuj* podziekuj* odrzuc* spasuj* pas odpuszcz* dziekujemy_ale',
  need: 'potrzeb* koniecz* trzeba',
  sell: 'sprzeda* kup*',
  self: 'sami wlasn* samodzielnie wewnetrzn* wlasnymi wylacznie',
  done: 'juz_jest opublikowalem opublikowalam wrzucilem dodalem dodalam dodane wisi online jest_na',
  bad: 'slab* kiepsk* zly zla jakos* nisk* ai chatgpt ogolnik* nudn* szablon* bylejak* kopiuj* marn* beznadziej*',
  moment: 'chwil* obecnie aktualnie moment* teraz na_razie poki_co w_tym_roku',
  job: 'klient* firm* reprezent* dokladnie konkretn* wyjasni* rozumiem sprecyz* chodzi',
  terms: 'dofollow wylacznos* prawa termin* dlugos* trwal* stal*',
} as const;
