import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const SIE: FollowUpTexts = {
  about: 'Ich komme noch einmal auf meine Nachricht {subject} zurück.',
  again: 'Ich komme noch einmal auf meine Nachricht zurück.',
  outline:
    'Wenn der Vorschlag für Sie infrage kommt, genügt eine kurze Antwort, und ich schicke Ihnen die Gliederung. Wenn nicht, reicht ein kurzes Nein, und ich frage nicht noch einmal nach.',
  details:
    'Wenn der Vorschlag für Sie infrage kommt, genügt eine kurze Antwort, und ich schicke Ihnen die Einzelheiten. Wenn nicht, reicht ein kurzes Nein, und ich frage nicht noch einmal nach.',
};
const IHR: FollowUpTexts = {
  about: 'Ich wollte kurz an meine Nachricht {subject} erinnern.',
  again: 'Ich wollte kurz an meine letzte Nachricht erinnern.',
  outline:
    'Wenn das für euch passt, reicht ein kurzes Ja, und ich schicke euch die Gliederung. Wenn nicht, ist das auch völlig in Ordnung: Sagt einfach kurz Bescheid, dann frage ich nicht noch einmal.',
  details:
    'Wenn das für euch passt, reicht ein kurzes Ja, und ich schicke euch die Einzelheiten. Wenn nicht, ist das auch völlig in Ordnung: Sagt einfach kurz Bescheid, dann frage ich nicht noch einmal.',
};

export const de: MailTexts = {
  any_topic: 'ein Thema, das Ihre Leserschaft beschäftigt',
  quotes: ['„', '“', '‚', '‘'],
  quote_names: 'always',
  quote_topics: true,
  small_after_greeting: true,
  registers: {
    polite: {
      article_first: [
        'Auf {site} bin ich auf Ihren Beitrag {title} gestoßen.',
        'Mir ist aufgefallen, dass auf {site} vor Kurzem der Beitrag {title} erschienen ist.',
        'Einer der neueren Beiträge auf {site} ist {title} ({url}).',
      ],
      article_then: [
        'Ich wende mich gezielt an {site}, weil dort Beiträge wie {title} erscheinen.',
        'Ihr Beitrag {title} auf {site} hat mir einen Eindruck davon gegeben, was Sie veröffentlichen.',
      ],
      site_first: [
        'Ich schreibe Ihnen wegen Ihrer Website {site}.',
        'Meine Nachricht richtet sich an die Person, die bei {site} die Inhalte betreut.',
      ],
      offer_first: [
        'Ich möchte Ihnen für {site} einen Artikel zum Thema {topic} vorschlagen.',
        'Ich möchte Ihnen einen Artikel zum Thema {topic} vorschlagen.',
      ],
      offer_after: [
        'Gern würde ich Ihnen einen Artikel zum Thema {topic} anbieten.',
        'Mein Vorschlag wäre ein Gastbeitrag zum Thema {topic}.',
        'Ich habe einen Vorschlag für einen Artikel, und zwar zum Thema {topic}.',
      ],
      question: [
        'Wäre ein Artikel zum Thema {topic} für {site} interessant?',
        'Könnten Sie sich auf {site} einen Artikel zum Thema {topic} vorstellen?',
        'Wäre ein Artikel zum Thema {topic} für Ihre Leserschaft interessant?',
      ],
      how: [
        'Der Text entstünde ausschließlich für Sie und würde seine Quellen nennen, sodass Ihre Redaktion alles nachprüfen kann.',
        'Ich würde den Text eigens für Ihre Leserschaft schreiben und passe den Blickwinkel gern an, wenn ein anderer besser zu Ihnen passt.',
        'Sie bekämen einen fertigen Text, der noch nirgends erschienen ist, und entscheiden selbst, was geändert oder gestrichen wird.',
        'Umfang, Blickwinkel und Beispiele richte ich gern nach Ihren Wünschen.',
      ],
      guidelines: [
        'Dabei würde ich mich an Ihre Hinweise für Autorinnen und Autoren halten ({guidelines}).',
        'Für Form und Stil wären Ihre Vorgaben unter {guidelines} maßgeblich.',
        'Ihre Hinweise unter {guidelines} würde ich dabei zugrunde legen.',
      ],
      ask_after_question: [
        'Falls ja, schicke ich Ihnen gern eine kurze Gliederung. Falls Sie keine Gastbeiträge annehmen, genügt ein kurzes Nein.',
        'Eine Zeile als Antwort genügt: Bei einem Ja schicke ich eine Gliederung, bei einem Nein melde ich mich dazu nicht wieder.',
      ],
      subjects: {
        topic_and_site: ['Artikelvorschlag für {site}: {topic}', '{site_name}: ein Artikel zu {topic}?'],
        topic: [
          'Artikelvorschlag: {topic}',
          'Vorschlag für einen Gastbeitrag: {topic}',
          'Ein Artikel zum Thema {topic}',
          'Themenvorschlag: {topic}',
          'Anfrage: Beitrag zum Thema {topic}',
        ],
        site: ['Artikelvorschlag für {site}', 'Ein Gastbeitrag für {site}?'],
        plain: [
          'Vorschlag für einen Artikel',
          'Ein Gastbeitrag für Ihre Website',
          'Darf ich Ihnen eine Gliederung schicken?',
          'Ein Artikel für Ihre Leserschaft',
          'Themenvorschlag für Ihre Redaktion',
        ],
      },
    },
    relaxed: {
      article_first: [
        'Auf {site} bin ich gerade auf euren Beitrag {title} gestoßen.',
        'Ich habe auf {site} euren Beitrag {title} gesehen.',
        'Bei euch auf {site} gab es kürzlich {title} ({url}).',
      ],
      article_then: [
        'Auf {site} bin ich gekommen, weil dort Beiträge wie {title} stehen.',
        'Euren Beitrag {title} auf {site} habe ich gesehen und weiß so ein wenig, was ihr veröffentlicht.',
      ],
      site_first: ['Ich schreibe euch, weil ich eine Idee für {site} habe.', 'Es geht um eure Website {site}.'],
      offer_first: [
        'Ich habe eine Idee für einen Artikel für {site}: {topic}.',
        'Ich habe eine Idee für einen Artikel: {topic}.',
      ],
      offer_after: [
        'Wie wäre es mit einem Artikel zum Thema {topic}?',
        'Ich könnte euch etwas zum Thema {topic} schreiben.',
        'Mir schwebt ein Artikel zum Thema {topic} vor.',
      ],
      question: [
        'Könnt ihr auf {site} einen Artikel zum Thema {topic} gebrauchen?',
        'Hättet ihr auf {site} Platz für etwas zum Thema {topic}?',
        'Könnt ihr einen Artikel zum Thema {topic} gebrauchen?',
      ],
      how: [
        'Ich würde den Text nur für euch schreiben, und zwar nützlich statt werblich.',
        'Der Text wäre neu, mit Quellen zum Nachprüfen, und ihr könnt daran ändern, was ihr möchtet.',
        'Wenn euch ein anderer Blickwinkel lieber ist, sagt es einfach.',
        'Länge und Stil könnt ihr vorgeben.',
      ],
      guidelines: [
        'An eure Hinweise für Gastbeiträge ({guidelines}) würde ich mich halten.',
        'Eure Vorgaben unter {guidelines} wären für mich der Ausgangspunkt.',
        'Eure Hinweise habe ich hier gefunden und würde danach schreiben: {guidelines}.',
      ],
      ask_after_question: [
        'Wenn ja, schicke ich euch eine kurze Gliederung. Wenn nicht, ist das völlig in Ordnung.',
        'Ein Ja oder Nein reicht: Bei einem Ja kommt die Gliederung, bei einem Nein lasse ich es gut sein.',
      ],
      subjects: {
        topic_and_site: ['Eine Idee für {site}: {topic}', 'Etwas zu {topic} für {site}?'],
        topic: [
          'Eine Idee für euch: {topic}',
          'Ein Beitrag zum Thema {topic}?',
          'Kurze Idee: {topic}',
          'Artikelidee: {topic}',
          'Wie wäre es mit {topic}?',
        ],
        site: ['Eine Idee für {site}', 'Kurze Frage zu {site}'],
        plain: [
          'Eine Idee für eure Website',
          'Ein Artikel für euch?',
          'Kurze Idee für einen Gastbeitrag',
          'Etwas für eure Leserschaft?',
          'Soll ich euch eine Gliederung schicken?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Guten Tag {name},'], plain: ['Guten Tag,'] },
      offer_first: ['Ich melde mich mit einem Vorschlag für {site}: ein Artikel zum Thema {topic}.'],
      ask: [
        'Darf ich Ihnen eine kurze Gliederung schicken? Falls Sie keine Gastbeiträge annehmen, genügt eine Zeile, und ich frage nicht noch einmal.',
        'Wenn das für Sie infrage kommt, schicke ich zunächst eine kurze Gliederung. Wenn nicht, sagen Sie es bitte einfach.',
        'Würde Ihnen eine kurze Gliederung bei der Entscheidung helfen? Wenn das Thema nichts für Sie ist, reicht ein kurzes Nein.',
      ],
      close: ['Mit freundlichen Grüßen', 'Freundliche Grüße'],
      follow_up: SIE,
    },
    formal: {
      greet: {
        named: ['Guten Tag {name},'],
        plain: ['Sehr geehrte Damen und Herren,', 'Sehr geehrtes Redaktionsteam,'],
      },
      offer_first: ['Hiermit möchte ich Ihnen für {site} einen Beitrag zum Thema {topic} vorschlagen.'],
      ask: [
        'Darf ich Ihnen vorab eine kurze Gliederung vorlegen? Sollte der Vorschlag für Sie nicht von Interesse sein, genügt eine kurze Antwort, und ich werde mich nicht erneut an Sie wenden.',
        'Auf Wunsch lege ich Ihnen gern zunächst eine Gliederung vor. Sollte das Thema nicht zu Ihnen passen, bin ich für einen kurzen Hinweis dankbar.',
        'Über eine kurze Rückmeldung würde ich mich freuen, wie auch immer Sie entscheiden. Mit Ihrem Einverständnis reiche ich dann eine Gliederung ein.',
      ],
      close: ['Mit freundlichen Grüßen'],
      follow_up: SIE,
    },
    friendly: {
      greet: { named: ['Hallo {name},'], plain: ['Hallo zusammen,', 'Hallo,'] },
      offer_first: ['Ich würde für {site} gern einen Artikel zum Thema {topic} schreiben.'],
      ask: [
        'Soll ich euch eine kurze Gliederung schicken? Ein kurzes Nein ist genauso in Ordnung.',
        'Wenn euch die Idee gefällt, schicke ich eine Gliederung, dann seht ihr in einer Minute, ob sich das für euch lohnt. Wenn nicht, sagt einfach kurz Nein.',
        'Neugierig geworden? Dann schicke ich euch die wichtigsten Punkte. Und falls es nicht passt, sagt einfach Bescheid.',
      ],
      close: ['Viele Grüße', 'Herzliche Grüße'],
      follow_up: IHR,
    },
    casual: {
      greet: { named: ['Hi {name},', 'Hey {name},'], plain: ['Hi zusammen,', 'Hey zusammen,'] },
      offer_first: ['Kurze Idee für {site}: ein Artikel zum Thema {topic}.'],
      ask: [
        'Interesse? Ich schicke euch gern eine grobe Gliederung. Wenn es nicht euer Ding ist, sagt kurz Bescheid, dann lasse ich es gut sein.',
        'Wollt ihr eine grobe Gliederung sehen? Ein einfaches Nein ist auch okay.',
        'Habt ihr Lust darauf? Dann schicke ich euch die wichtigsten Punkte. Ein Nein nehme ich euch nicht übel.',
      ],
      close: ['Viele Grüße', 'Beste Grüße'],
      follow_up: IHR,
    },
  },
  personal: {
    site_and_topic: 'Es geht mir um {site}, und das Thema, an das ich denke, ist {topic}.',
    site: 'Es geht mir um {site}.',
    topic: 'Das Thema, an das ich denke, ist {topic}.',
  },
  footer: { opt_out: 'Wenn Sie keine weiteren Nachrichten von mir möchten: ', unsubscribe: 'abmelden' },
};
