import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const POLITE: FollowUpTexts = {
  about: 'Torno sul mio messaggio {subject}, nel caso vi fosse sfuggito.',
  again: 'Torno sul mio messaggio precedente, nel caso vi fosse sfuggito.',
  outline:
    'Se la proposta può interessarvi, basta una parola e vi invio la scaletta. In caso contrario è sufficiente un breve no e non tornerò sull’argomento.',
  details:
    'Se la proposta può interessarvi, basta una parola e vi invio i dettagli. In caso contrario è sufficiente un breve no e non tornerò sull’argomento.',
};
const RELAXED: FollowUpTexts = {
  about: 'Solo un promemoria del mio messaggio {subject}.',
  again: 'Solo un promemoria del mio ultimo messaggio.',
  outline:
    'Se l’idea vi piace, ditemi di sì e vi mando la scaletta. Altrimenti va benissimo anche un no, e la chiudo qui.',
  details:
    'Se l’idea vi piace, ditemi di sì e vi mando i dettagli. Altrimenti va benissimo anche un no, e la chiudo qui.',
};

export const it: MailTexts = {
  any_topic: 'un tema che sta a cuore ai vostri lettori',
  quotes: ['«', '»', '“', '”'],
  quote_names: 'with_article',
  quote_topics: true,
  small_after_greeting: true,
  registers: {
    polite: {
      article_first: [
        'Su {site} ho visto il vostro articolo {title}.',
        'Ho notato che su {site} è uscito di recente {title}.',
        'Tra gli articoli recenti pubblicati su {site} c’è {title} ({url}).',
      ],
      article_then: [
        'Mi rivolgo proprio a {site} per via di articoli recenti come {title}.',
        'L’articolo {title}, uscito su {site}, mi ha dato un’idea di ciò che pubblicate.',
      ],
      site_first: [
        'Vi scrivo a proposito del vostro sito {site}.',
        'Il mio messaggio è per la persona che su {site} si occupa degli articoli.',
      ],
      offer_first: [
        'Vorrei proporvi per {site} un articolo sul tema {topic}.',
        'Vorrei proporvi un articolo sul tema {topic}.',
      ],
      offer_after: [
        'Vorrei offrirvi un articolo sul tema {topic}.',
        'La mia proposta è un articolo esterno sul tema {topic}.',
        'Avrei un nuovo articolo da proporvi, sul tema {topic}.',
      ],
      question: [
        'Su {site} potrebbe trovare spazio un articolo sul tema {topic}?',
        'Un articolo sul tema {topic} potrebbe interessare a chi legge {site}?',
        'Un articolo sul tema {topic} potrebbe interessare ai vostri lettori?',
      ],
      how: [
        'Il testo sarebbe scritto in esclusiva per voi e citerebbe le fonti, così che la redazione possa verificare tutto.',
        'Scriverei il testo appositamente per i vostri lettori e, se preferite un altro taglio, lo adatto volentieri.',
        'Ricevereste un testo finito, mai pubblicato altrove, e sarete voi a decidere che cosa cambiare o togliere.',
        'Lunghezza, taglio ed esempi possono seguire le vostre preferenze.',
      ],
      guidelines: [
        'Seguirei le vostre linee guida per i collaboratori ({guidelines}).',
        'Per forma e tono mi atterrei alle vostre linee guida: {guidelines}.',
        'Prenderei come riferimento le indicazioni pubblicate qui: {guidelines}.',
      ],
      ask_after_question: [
        'Se sì, vi invio volentieri una breve scaletta. Se non accettate contributi esterni, è sufficiente un breve no.',
        'Basta una riga: se la risposta è sì, vi invio una scaletta; se è no, non tornerò sull’argomento.',
      ],
      subjects: {
        topic_and_site: ['Proposta di articolo per {site}: {topic}', '{site}: un articolo su {topic}?'],
        topic: [
          'Proposta di articolo: {topic}',
          'Proposta di contributo: {topic}',
          'Un articolo sul tema {topic}',
          'Suggerimento di tema: {topic}',
          'Articolo esterno: {topic}',
        ],
        site: ['Proposta di articolo per {site}', 'Un contributo per {site}?'],
        plain: [
          'Proposta di articolo',
          'Un articolo per i vostri lettori',
          'Un contributo per il vostro sito',
          'Posso inviarvi una scaletta?',
          'Un tema per la vostra redazione',
        ],
      },
    },
    relaxed: {
      article_first: [
        'Ho appena visto {title} su {site}.',
        'Su {site} ho trovato il vostro articolo {title}.',
        'Di recente su {site} avete pubblicato {title} ({url}).',
      ],
      article_then: [
        'Ho pensato a {site} quando ho visto {title}.',
        'Ho visto {title} su {site}, quindi ho un’idea di quello che pubblicate.',
      ],
      site_first: ['Vi scrivo perché ho un’idea per {site}.', 'Vi scrivo per il vostro sito {site}.'],
      offer_first: [
        'Ho un’idea per un articolo da pubblicare su {site}: {topic}.',
        'Ho un’idea per un articolo: {topic}.',
      ],
      offer_after: [
        'Che ne dite di un articolo sul tema {topic}?',
        'Potrei scrivervi qualcosa sul tema {topic}.',
        'Ho in mente un articolo sul tema {topic}.',
      ],
      question: [
        'Vi farebbe comodo per {site} un articolo sul tema {topic}?',
        'Su {site} ci sarebbe posto per qualcosa sul tema {topic}?',
        'Vi farebbe comodo un articolo sul tema {topic}?',
      ],
      how: [
        'Scriverei il testo solo per voi: utile e non pubblicitario.',
        'Sarebbe un testo nuovo, con fonti verificabili, e potete cambiare quello che volete.',
        'Se preferite un altro taglio, basta dirlo.',
        'Lunghezza e stile li decidete voi.',
      ],
      guidelines: [
        'Seguirei le vostre linee guida ({guidelines}).',
        'Partirei dalle vostre linee guida: {guidelines}.',
        'Ho trovato qui le vostre indicazioni e mi ci atterrei: {guidelines}.',
      ],
      ask_after_question: [
        'Se sì, vi mando una breve scaletta. Se no, nessun problema.',
        'Mi basta un sì o un no: con un sì vi mando una scaletta, con un no la chiudo qui.',
      ],
      subjects: {
        topic_and_site: ['Un’idea per {site}: {topic}', '{topic}, per {site}?'],
        topic: [
          'Un’idea per voi: {topic}',
          'Un articolo su {topic}?',
          'Un’idea al volo: {topic}',
          'Idea per un articolo: {topic}',
          'Vi interessa {topic}?',
        ],
        site: ['Un’idea per {site}', 'Una domanda veloce su {site}'],
        plain: [
          'Un’idea per il vostro sito',
          'Un articolo per voi?',
          'Un’idea al volo per un articolo',
          'Qualcosa per i vostri lettori?',
          'Vi mando una scaletta?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Buongiorno {name},'], plain: ['Buongiorno,'] },
      offer_first: ['Vi contatto con una proposta per {site}: un articolo sul tema {topic}.'],
      ask: [
        'Posso inviarvi una breve scaletta? Se non accettate contributi esterni, basta una riga e non chiederò più.',
        'Se può andare bene per voi, vi invio prima una breve scaletta. Se non fa al caso vostro, ditemelo pure.',
        'Una breve scaletta vi aiuterebbe a decidere? Se il tema non è adatto, è sufficiente un breve no.',
      ],
      close: ['Cordiali saluti', 'Un cordiale saluto'],
      follow_up: POLITE,
    },
    formal: {
      greet: { named: ['Gentile {name},'], plain: ['Spettabile redazione,', 'Gentile redazione,'] },
      offer_first: ['Con la presente desidero proporvi per {site} un articolo sul tema {topic}.'],
      ask: [
        'Mi permettete di sottoporvi una breve scaletta? Qualora la proposta non fosse di vostro interesse, basterà una breve risposta e non vi disturberò oltre.',
        'Se lo desiderate, vi sottoporrò prima una scaletta. Qualora il tema non fosse adatto, sarà sufficiente un breve cenno.',
        'Un breve riscontro mi sarebbe gradito, qualunque sia la vostra decisione. Con il vostro consenso vi sottoporrei poi una scaletta.',
      ],
      close: ['Distinti saluti', 'Cordiali saluti'],
      follow_up: POLITE,
    },
    friendly: {
      greet: { named: ['Ciao {name},', 'Buongiorno {name},'], plain: ['Ciao a tutta la redazione,', 'Buongiorno,'] },
      offer_first: ['Mi piacerebbe molto scrivere per {site} un articolo sul tema {topic}.'],
      ask: [
        'Vi mando una breve scaletta? Va bene anche un semplice no.',
        'Se l’idea vi piace, vi mando una scaletta e in un minuto vedete se vale la pena. Altrimenti ditemi semplicemente di no.',
        'Vi incuriosisce? Allora vi mando i punti principali. E se non fa per voi, ditemelo senza problemi.',
      ],
      close: ['Un caro saluto', 'A presto'],
      follow_up: RELAXED,
    },
    casual: {
      greet: { named: ['Ciao {name},'], plain: ['Ciao,', 'Ciao a tutto il team,'] },
      offer_first: ['Un’idea al volo per {site}: un articolo sul tema {topic}.'],
      ask: [
        'Ci date un’occhiata? Posso mandarvi una scaletta veloce. Se non fa per voi, ditemelo e la chiudo qui.',
        'Volete vedere una scaletta veloce? Va bene anche un no secco.',
        'Vi va? Ditemi di sì e vi mando i punti principali. Se invece è un no, nessun problema.',
      ],
      close: ['A presto', 'Un saluto'],
      follow_up: RELAXED,
    },
  },
  personal: {
    site_and_topic: 'Scrivo a proposito del sito {site}, e il tema a cui penso è {topic}.',
    site: 'Scrivo a proposito del sito {site}.',
    topic: 'Il tema a cui penso è {topic}.',
  },
  footer: { opt_out: 'Se preferite non ricevere altri miei messaggi: ', unsubscribe: 'annullare l’iscrizione' },
};
