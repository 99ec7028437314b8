import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const U: FollowUpTexts = {
  about: 'Ik kom graag nog even terug op mijn bericht {subject}.',
  again: 'Ik kom graag nog even terug op mijn eerdere bericht.',
  outline:
    'Als het voorstel iets voor u is, is één woord genoeg en stuur ik u de opzet. Zo niet, dan volstaat een kort nee en kom ik er niet meer op terug.',
  details:
    'Als het voorstel iets voor u is, is één woord genoeg en stuur ik u de details. Zo niet, dan volstaat een kort nee en kom ik er niet meer op terug.',
};
const JULLIE: FollowUpTexts = {
  about: 'Nog even een herinnering aan mijn bericht {subject}.',
  again: 'Nog even een herinnering aan mijn vorige bericht.',
  outline:
    'Klinkt het goed? Zeg ja, dan stuur ik jullie de opzet. Zo niet, dan is een kort nee ook prima en laat ik het erbij.',
  details:
    'Klinkt het goed? Zeg ja, dan stuur ik jullie de details. Zo niet, dan is een kort nee ook prima en laat ik het erbij.',
};

export const nl: MailTexts = {
  any_topic: 'een onderwerp dat uw lezers bezighoudt',
  quotes: ['“', '”', '‘', '’'],
  quote_names: 'with_article',
  quote_topics: true,
  small_after_greeting: false,
  registers: {
    polite: {
      article_first: [
        'Op {site} kwam ik uw artikel {title} tegen.',
        'Ik zag dat op {site} onlangs {title} is verschenen.',
        'Een van de recente artikelen op {site} is {title} ({url}).',
      ],
      article_then: [
        'Ik schrijf juist naar {site} vanwege recente artikelen zoals {title}.',
        'Het artikel {title} op {site} gaf mij een indruk van wat u publiceert.',
      ],
      site_first: [
        'Ik schrijf u over uw website {site}.',
        'Mijn bericht is bedoeld voor degene die de artikelen op {site} verzorgt.',
      ],
      offer_first: [
        'Graag stel ik u voor {site} een artikel voor over het onderwerp {topic}.',
        'Graag stel ik u een artikel voor over het onderwerp {topic}.',
      ],
      offer_after: [
        'Graag bied ik u een artikel aan over het onderwerp {topic}.',
        'Mijn voorstel is een gastartikel over het onderwerp {topic}.',
        'Ik heb een voorstel voor een nieuw artikel, over het onderwerp {topic}.',
      ],
      question: [
        'Zou een artikel over het onderwerp {topic} iets zijn voor {site}?',
        'Is er op {site} plaats voor een artikel over het onderwerp {topic}?',
        'Zou een artikel over het onderwerp {topic} uw lezers interesseren?',
      ],
      how: [
        'De tekst zou exclusief voor u worden geschreven en zijn bronnen noemen, zodat uw redactie alles kan controleren.',
        'Ik zou de tekst speciaal voor uw lezers schrijven en pas de invalshoek graag aan als een andere beter bij u past.',
        'U zou een kant-en-klare tekst ontvangen die nergens anders is verschenen, en u bepaalt wat er wordt gewijzigd of geschrapt.',
        'Lengte, invalshoek en voorbeelden stem ik graag af op uw wensen.',
      ],
      guidelines: [
        'Daarbij zou ik uw richtlijnen voor auteurs volgen ({guidelines}).',
        'Voor vorm en toon zou ik mij houden aan uw richtlijnen: {guidelines}.',
        'Uw richtlijnen ({guidelines}) zou ik daarbij als leidraad nemen.',
      ],
      ask_after_question: [
        'Zo ja, dan stuur ik u graag een korte opzet. Neemt u geen gastartikelen aan, dan volstaat een kort nee.',
        'Eén regel als antwoord is genoeg: bij een ja stuur ik een opzet, bij een nee kom ik er niet meer op terug.',
      ],
      subjects: {
        topic_and_site: ['Artikelvoorstel voor {site}: {topic}', '{site}: een artikel over {topic}?'],
        topic: [
          'Artikelvoorstel: {topic}',
          'Voorstel voor een gastartikel: {topic}',
          'Een artikel over {topic}',
          'Suggestie voor een onderwerp: {topic}',
          'Gastartikel: {topic}',
        ],
        site: ['Artikelvoorstel voor {site}', 'Een gastartikel voor {site}?'],
        plain: [
          'Voorstel voor een artikel',
          'Een artikel voor uw lezers',
          'Een bijdrage aan uw website',
          'Mag ik u een opzet sturen?',
          'Een onderwerp voor uw redactie',
        ],
      },
    },
    relaxed: {
      article_first: [
        'Op {site} kwam ik net {title} tegen.',
        'Ik zag {title} op {site}.',
        'Op {site} stond onlangs {title} ({url}).',
      ],
      article_then: [
        'Ik dacht aan {site} toen ik daar {title} zag.',
        'Ik zag {title} op {site} en weet dus een beetje wat jullie publiceren.',
      ],
      site_first: ['Ik schrijf jullie omdat ik een idee heb voor {site}.', 'Het gaat over jullie website {site}.'],
      offer_first: [
        'Ik heb een idee voor een artikel voor {site}: {topic}.',
        'Ik heb een idee voor een artikel: {topic}.',
      ],
      offer_after: [
        'Wat dachten jullie van een artikel over het onderwerp {topic}?',
        'Ik zou iets voor jullie kunnen schrijven over het onderwerp {topic}.',
        'Ik denk aan een artikel over het onderwerp {topic}.',
      ],
      question: [
        'Kunnen jullie op {site} een artikel over het onderwerp {topic} gebruiken?',
        'Is er op {site} plek voor iets over het onderwerp {topic}?',
        'Kunnen jullie een artikel over het onderwerp {topic} gebruiken?',
      ],
      how: [
        'Ik zou de tekst alleen voor jullie schrijven, en dan nuttig in plaats van reclameachtig.',
        'Het wordt een nieuwe tekst met bronnen die jullie kunnen nakijken, en jullie mogen veranderen wat jullie willen.',
        'Zien jullie liever een andere invalshoek, zeg het gerust.',
        'Lengte en stijl mogen jullie bepalen.',
      ],
      guidelines: [
        'Ik zou me houden aan jullie richtlijnen ({guidelines}).',
        'Jullie richtlijnen ({guidelines}) zouden mijn uitgangspunt zijn.',
        'Ik vond jullie richtlijnen hier en zou daarnaar schrijven: {guidelines}.',
      ],
      ask_after_question: [
        'Zo ja, dan stuur ik jullie een korte opzet. Zo niet, even goede vrienden.',
        'Een ja of nee is genoeg: bij een ja krijgen jullie een opzet, bij een nee laat ik het erbij.',
      ],
      subjects: {
        topic_and_site: ['Een idee voor {site}: {topic}', '{site_name}: iets over {topic}?'],
        topic: [
          'Een idee voor jullie: {topic}',
          'Een artikel over {topic}?',
          'Kort idee: {topic}',
          'Idee voor een artikel: {topic}',
          'Iets over {topic}?',
        ],
        site: ['Een idee voor {site}', 'Korte vraag over {site}'],
        plain: [
          'Een idee voor jullie website',
          'Een artikel voor jullie?',
          'Kort idee voor een artikel',
          'Iets voor jullie lezers?',
          'Zal ik een opzet sturen?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Goedendag {name},'], plain: ['Goedendag,'] },
      offer_first: ['Ik neem contact met u op met een voorstel voor {site}: een artikel over het onderwerp {topic}.'],
      ask: [
        'Mag ik u een korte opzet sturen? Neemt u geen gastartikelen aan, dan is één regel genoeg en vraag ik het niet opnieuw.',
        'Als dit iets voor u is, stuur ik eerst een korte opzet. Past het niet, laat het dan gerust weten.',
        'Zou een korte opzet u helpen om te beslissen? Is het onderwerp niets voor u, dan volstaat een kort nee.',
      ],
      close: ['Met vriendelijke groet', 'Vriendelijke groet'],
      follow_up: U,
    },
    formal: {
      greet: { named: ['Geachte {name},'], plain: ['Geachte redactie,', 'Geachte heer of mevrouw,'] },
      offer_first: ['Hierbij leg ik u voor {site} een voorstel voor: een artikel over het onderwerp {topic}.'],
      ask: [
        'Mag ik u een korte opzet voorleggen? Mocht het voorstel u niet interesseren, dan volstaat een kort antwoord en zal ik u niet opnieuw benaderen.',
        'Desgewenst leg ik u eerst een opzet voor. Mocht het onderwerp niet passen, dan verneem ik dat graag kort.',
        'Een kort antwoord stel ik op prijs, wat u ook besluit. Met uw instemming dien ik daarna een opzet in.',
      ],
      close: ['Hoogachtend', 'Met vriendelijke groet'],
      follow_up: U,
    },
    friendly: {
      greet: { named: ['Hallo {name},'], plain: ['Hallo allemaal,', 'Hallo,'] },
      offer_first: ['Voor {site} zou ik graag een artikel schrijven over het onderwerp {topic}.'],
      ask: [
        'Zal ik jullie een korte opzet sturen? Een kort nee is ook prima.',
        'Als het idee jullie aanspreekt, stuur ik een opzet, dan zien jullie in een minuut of het de moeite waard is. Zo niet, zeg dan gewoon nee.',
        'Nieuwsgierig? Dan stuur ik jullie de belangrijkste punten. En als het niets voor jullie is, zeg het gerust.',
      ],
      close: ['Hartelijke groet', 'Veel groeten'],
      follow_up: JULLIE,
    },
    casual: {
      greet: { named: ['Hoi {name},', 'Hi {name},'], plain: ['Hoi,', 'Hi allemaal,'] },
      offer_first: ['Kort idee voor {site}: een artikel over het onderwerp {topic}.'],
      ask: [
        'Iets voor jullie? Ik kan een ruwe opzet sturen. Is het niks voor jullie, laat het weten en dan laat ik het erbij.',
        'Willen jullie een ruwe opzet zien? Gewoon nee zeggen mag ook.',
        'Zin in? Zeg ja en ik stuur de belangrijkste punten. Een nee is ook goed.',
      ],
      close: ['Groetjes', 'Groeten'],
      follow_up: JULLIE,
    },
  },
  personal: {
    site_and_topic: 'Het gaat mij om {site}, en het onderwerp waar ik aan denk is {topic}.',
    site: 'Het gaat mij om {site}.',
    topic: 'Het onderwerp waar ik aan denk is {topic}.',
  },
  footer: { opt_out: 'Ontvangt u liever geen berichten meer van mij: ', unsubscribe: 'afmelden' },
};
