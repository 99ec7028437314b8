import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const PANSTWO: FollowUpTexts = {
  about: 'Wracam do mojej wiadomości {subject}.',
  again: 'Wracam do mojej poprzedniej wiadomości.',
  outline:
    'Jeśli propozycja Państwu odpowiada, wystarczy jedno słowo, a prześlę konspekt. Jeśli nie, wystarczy krótka odmowa i nie będę wracać do tego tematu.',
  details:
    'Jeśli propozycja Państwu odpowiada, wystarczy jedno słowo, a prześlę szczegóły. Jeśli nie, wystarczy krótka odmowa i nie będę wracać do tego tematu.',
};
const WY: FollowUpTexts = {
  about: 'Krótko przypominam o mojej wiadomości {subject}.',
  again: 'Krótko przypominam o mojej ostatniej wiadomości.',
  outline:
    'Jeśli pomysł Wam się podoba, wystarczy „tak”, a prześlę konspekt. Jeśli nie, krótkie „nie” też jest w porządku i na tym poprzestanę.',
  details:
    'Jeśli pomysł Wam się podoba, wystarczy „tak”, a prześlę szczegóły. Jeśli nie, krótkie „nie” też jest w porządku i na tym poprzestanę.',
};

/**
 * Names of people are left out: a Polish greeting puts them into the vocative, and its "Pan" or "Pani" is not known. No verb
 * shows whether a man or a woman writes.
 */
export const pl: MailTexts = {
  any_topic: 'temat ważny dla Państwa czytelników',
  quotes: ['„', '”', '«', '»'],
  quote_names: 'with_article',
  quote_topics: true,
  small_after_greeting: true,
  registers: {
    polite: {
      article_first: [
        'W serwisie {site} zwrócił moją uwagę artykuł {title}.',
        'Widzę, że w serwisie {site} ukazał się niedawno artykuł {title}.',
        'Jednym z nowszych artykułów w serwisie {site} jest {title} ({url}).',
      ],
      article_then: [
        'Piszę właśnie do serwisu {site} ze względu na takie artykuły jak {title}.',
        'Artykuł {title} w serwisie {site} pokazuje mi, co Państwo publikują.',
      ],
      site_first: [
        'Piszę w sprawie serwisu {site}.',
        'Kieruję tę wiadomość do osoby, która odpowiada za artykuły w serwisie {site}.',
      ],
      offer_first: [
        'Chcę zaproponować Państwu artykuł do serwisu {site}. Temat: {topic}.',
        'Chcę zaproponować Państwu artykuł. Temat: {topic}.',
      ],
      offer_after: [
        'Chcę zaproponować Państwu artykuł na następujący temat: {topic}.',
        'Moja propozycja to artykuł gościnny na temat: {topic}.',
        'Mam propozycję nowego artykułu na temat: {topic}.',
      ],
      question: [
        'Czy w serwisie {site} jest miejsce na artykuł na temat: {topic}?',
        'Czy czytelników serwisu {site} może zainteresować artykuł na temat: {topic}?',
        'Czy Państwa czytelników może zainteresować artykuł na temat: {topic}?',
      ],
      how: [
        'Tekst powstanie wyłącznie dla Państwa i będzie podawać źródła, aby redakcja mogła wszystko sprawdzić.',
        'Napiszę tekst specjalnie dla Państwa czytelników i chętnie zmienię ujęcie, jeśli inne będzie bardziej odpowiednie.',
        'Otrzymają Państwo gotowy tekst, który nigdzie indziej się nie ukazał, i zdecydują, co w nim zmienić lub skreślić.',
        'Objętość, ujęcie i przykłady chętnie dostosuję do Państwa oczekiwań.',
      ],
      guidelines: [
        'Zastosuję się do Państwa wskazówek dla autorów ({guidelines}).',
        'W kwestii formy i stylu będę się kierować Państwa wskazówkami: {guidelines}.',
        'Za podstawę przyjmę Państwa wskazówki: {guidelines}.',
      ],
      ask_after_question: [
        'Jeśli tak, chętnie prześlę krótki konspekt. Jeśli nie przyjmują Państwo tekstów z zewnątrz, wystarczy krótka odmowa.',
        'Wystarczy jedno zdanie: jeśli tak, prześlę konspekt, a jeśli nie, nie będę wracać do tego tematu.',
      ],
      subjects: {
        topic_and_site: ['Propozycja artykułu dla serwisu {site}: {topic}', '{site} – artykuł na temat: {topic}?'],
        topic: [
          'Propozycja artykułu: {topic}',
          'Artykuł gościnny: {topic}',
          'Propozycja tematu: {topic}',
          'Artykuł na temat: {topic}',
          'Zapytanie o artykuł: {topic}',
        ],
        site: ['Propozycja artykułu dla serwisu {site}', 'Artykuł gościnny dla serwisu {site}?'],
        plain: [
          'Propozycja artykułu',
          'Artykuł dla Państwa czytelników',
          'Artykuł gościnny w Państwa serwisie',
          'Czy mogę przesłać konspekt?',
          'Propozycja tematu dla redakcji',
        ],
      },
    },
    relaxed: {
      article_first: [
        'W serwisie {site} właśnie widzę Wasz artykuł {title}.',
        'Moją uwagę zwrócił Wasz artykuł {title} w serwisie {site}.',
        'Niedawno w serwisie {site} ukazał się artykuł {title} ({url}).',
      ],
      article_then: [
        'Piszę do serwisu {site}, bo publikujecie takie teksty jak {title}.',
        'Artykuł {title} w serwisie {site} pokazuje mi, co publikujecie.',
      ],
      site_first: ['Piszę, bo mam pomysł dla serwisu {site}.', 'Chodzi o Wasz serwis {site}.'],
      offer_first: ['Mam pomysł na artykuł do serwisu {site}: {topic}.', 'Mam pomysł na artykuł: {topic}.'],
      offer_after: [
        'Co powiecie na artykuł na temat: {topic}?',
        'Mogę napisać dla Was coś na temat: {topic}.',
        'Mam na myśli artykuł na temat: {topic}.',
      ],
      question: [
        'Czy przyda się Wam w serwisie {site} artykuł na temat: {topic}?',
        'Czy w serwisie {site} znajdzie się miejsce na tekst na temat: {topic}?',
        'Czy przyda się Wam artykuł na temat: {topic}?',
      ],
      how: [
        'Napiszę tekst tylko dla Was, tak aby był użyteczny, a nie reklamowy.',
        'To będzie nowy tekst ze źródłami do sprawdzenia, a Wy możecie w nim zmienić, co chcecie.',
        'Jeśli wolicie inne ujęcie, po prostu napiszcie.',
        'O długości i stylu decydujecie Wy.',
      ],
      guidelines: [
        'Będę się trzymać Waszych wskazówek ({guidelines}).',
        'Punktem wyjścia będą Wasze wskazówki: {guidelines}.',
        'Wasze wskazówki są tutaj i według nich napiszę tekst: {guidelines}.',
      ],
      ask_after_question: [
        'Jeśli tak, prześlę Wam krótki konspekt. Jeśli nie, nic nie szkodzi.',
        'Wystarczy „tak” albo „nie”: po „tak” dostaniecie konspekt, po „nie” na tym poprzestanę.',
      ],
      subjects: {
        topic_and_site: ['Pomysł dla serwisu {site}: {topic}', '{topic} – tekst dla serwisu {site}?'],
        topic: [
          'Pomysł dla Was: {topic}',
          'Pomysł na artykuł: {topic}',
          'Krótki pomysł: {topic}',
          'Artykuł na temat: {topic}?',
          'Może taki temat: {topic}?',
        ],
        site: ['Pomysł dla serwisu {site}', 'Krótkie pytanie o serwis {site}'],
        plain: [
          'Pomysł dla Waszego serwisu',
          'Artykuł dla Was?',
          'Krótki pomysł na artykuł',
          'Coś dla Waszych czytelników?',
          'Przesłać Wam konspekt?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: [], plain: ['Dzień dobry,'] },
      offer_first: ['Zwracam się do Państwa z propozycją artykułu do serwisu {site} na temat: {topic}.'],
      ask: [
        'Czy mogę przesłać Państwu krótki konspekt? Jeśli nie przyjmują Państwo tekstów z zewnątrz, wystarczy jedno zdanie i nie będę pytać ponownie.',
        'Jeśli to dla Państwa dobra propozycja, najpierw prześlę krótki konspekt. Jeśli nie, proszę po prostu dać znać.',
        'Czy krótki konspekt ułatwi Państwu decyzję? Jeśli temat nie jest odpowiedni, wystarczy krótka odmowa.',
      ],
      close: ['Z poważaniem', 'Pozdrawiam'],
      follow_up: PANSTWO,
    },
    formal: {
      greet: { named: [], plain: ['Szanowni Państwo,', 'Szanowna Redakcjo,'] },
      offer_first: ['Niniejszym chcę zaproponować Państwu artykuł do serwisu {site} na temat: {topic}.'],
      ask: [
        'Czy mogę przedstawić Państwu krótki konspekt? Jeśli propozycja Państwa nie zainteresuje, wystarczy krótka odpowiedź i nie będę się ponownie zwracać w tej sprawie.',
        'Na życzenie najpierw przedstawię Państwu konspekt. Jeśli temat nie jest odpowiedni, proszę o krótką informację.',
        'Uprzejmie proszę o krótką odpowiedź, niezależnie od Państwa decyzji. Za Państwa zgodą przedstawię następnie konspekt.',
      ],
      close: ['Z poważaniem', 'Z wyrazami szacunku'],
      follow_up: PANSTWO,
    },
    friendly: {
      greet: { named: [], plain: ['Dzień dobry,', 'Witajcie,'] },
      offer_first: ['Chętnie napiszę dla serwisu {site} artykuł na temat: {topic}.'],
      ask: [
        'Przesłać Wam krótki konspekt? Krótkie „nie” też jest w porządku.',
        'Jeśli pomysł Wam się podoba, prześlę konspekt i w minutę zobaczycie, czy warto. Jeśli nie, wystarczy krótkie „nie”.',
        'Brzmi ciekawie? W takim razie prześlę najważniejsze punkty. A jeśli to nie dla Was, po prostu dajcie znać.',
      ],
      close: ['Pozdrawiam serdecznie', 'Serdeczne pozdrowienia'],
      follow_up: WY,
    },
    casual: {
      greet: { named: [], plain: ['Cześć,', 'Hej,'] },
      offer_first: ['Krótki pomysł na artykuł do serwisu {site}: {topic}.'],
      ask: [
        'Co Wy na to? Mogę przesłać zarys. Jeśli to nie Wasza bajka, dajcie znać, a na tym poprzestanę.',
        'Chcecie zobaczyć krótki zarys? Zwykłe „nie” też wystarczy.',
        'Macie ochotę? Napiszcie „tak”, a prześlę najważniejsze punkty. „Nie” też jest w porządku.',
      ],
      close: ['Pozdrawiam', 'Pozdrowienia'],
      follow_up: WY,
    },
  },
  personal: {
    site_and_topic: 'Piszę w sprawie serwisu {site}, a temat, o którym myślę, to {topic}.',
    site: 'Piszę w sprawie serwisu {site}.',
    topic: 'Temat, o którym myślę, to {topic}.',
  },
  footer: { opt_out: 'Jeśli nie chcą Państwo otrzymywać ode mnie wiadomości: ', unsubscribe: 'wypisz mnie' },
};
