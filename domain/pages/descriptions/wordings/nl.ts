import type { Wording } from './wording.js';

export const nl: Wording = {
  and: 'en',
  bodies: {
    informational: [
      '{k} in gewone woorden uitgelegd: waar het om gaat, wat echt telt en waar je begint[. Ook over {m}].',
      'Vragen over {k}? Duidelijke antwoorden, de begrippen die tellen en de volgende stap[, ook over {m}].',
      'Goed om te weten voor je kiest voor {k}: de basis, veelgestelde vragen en punten om te vergelijken[, met {m}].',
      'Gids over {k}: achtergrond, de belangrijkste punten en praktische tips[, ook over {m}].',
    ],
    commercial: [
      '{k} vergeleken: de verschillen die tellen, sterke punten, grenzen en hoe je kiest[. Ook: {m}].',
      'Op zoek naar {k}? Waar je op let, welke vragen helpen en hoe je beslist[, met een blik op {m}].',
      'Wat past bij jou als het om {k} gaat? Criteria, afwegingen en vragen vooraf[, ook over {m}].',
      'Zo kies je {k}: waar je op let, wat je vermijdt en waarin opties verschillen[, met {m}].',
    ],
    transactional: [
      'Op zoek naar {k}? Bekijk de keuze, lees de details en bestel wanneer het jou past[. Ook: {m}].',
      '{k}: bekijk het aanbod, vergelijk de details en kies wat bij je past[, samen met {m}].',
      'Vind hier {k}: bekijk de mogelijkheden, lees de details en doe je aanvraag[, ook voor {m}].',
      'Klaar voor {k}? Bekijk wat er is, stel je vragen en ga aan de slag[, ook met {m}].',
    ],
    navigational: [
      'Op zoek naar {k}? Dit is de weg naar de pagina’s, antwoorden en contacten die je zoekt[, met {m}].',
      '{k} in één oogopslag: overzicht, contact en de belangrijkste pagina’s bij elkaar[, met {m}].',
      'De pagina over {k}: de weg naar informatie, contact en hulp[, ook over {m}].',
      'Alles over {k} op één plek[, met {m}]. Ga direct naar de pagina die je nodig hebt.',
    ],
  },
  closings: {
    General: ['Lees meer.', 'Bekijk hier de details.', 'Lees nu verder.'],
    Professional: ['Bekijk het volledige overzicht.', 'Lees meer over de details.', 'Informeer je vooraf.'],
    Friendly: ['Kom gerust kijken!', 'We helpen je graag.', 'Kijk rustig rond!'],
    Engaging: ['Ontdek nu meer!', 'Kijk zelf maar!', 'Begin vandaag!'],
    Persuasive: ['Beslis met vertrouwen.', 'Maak nu je keuze.', 'Zet de volgende stap.'],
    Playful: ['Nieuwsgierig? Kom binnen!', 'Toe maar, neem een kijkje!', 'Jouw beurt!'],
  },
  pointing: (
    'dit deze dat die het hij zij ze hun haar zijn hier daar dan ook maar en of dus echter daarom daarnaast bovendien ' +
    'toch zo vervolgens zulke'
  ).split(' '),
};
