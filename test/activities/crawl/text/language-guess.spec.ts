import { expect } from 'chai';
import { guessLanguage } from '../../../../activities/crawl/text/language-guess.js';
import { TermTable } from '../../../../activities/crawl/text/term-table.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

function guess(text: string): string | null {
  const words = findWords(text.toLowerCase());
  return guessLanguage(new TermTable(words), words.count);
}

const SAMPLES: [language: string, text: string][] = [
  [
    'en',
    'We bake bread every morning, and when the first loaves leave the oven there is a queue of people at the door who want to take one home while it is warm.',
  ],
  [
    'de',
    'Wir backen jeden Morgen Brot, und wenn die ersten Laibe aus dem Ofen kommen, steht schon eine Schlange vor der Tür, weil alle eines mit nach Hause nehmen wollen.',
  ],
  [
    'fr',
    'Nous faisons du pain chaque matin et, quand les premières miches sortent du four, il y a déjà une file devant la porte, car tout le monde veut en emporter une.',
  ],
  [
    'es',
    'Hacemos pan cada mañana y, cuando los primeros panes salen del horno, ya hay una cola en la puerta, porque todos quieren llevarse uno a casa mientras está caliente.',
  ],
  [
    'it',
    'Facciamo il pane ogni mattina e, quando le prime pagnotte escono dal forno, c’è già una fila davanti alla porta, perché tutti ne vogliono portare una a casa.',
  ],
  [
    'pt',
    'Fazemos pão todas as manhãs e, quando os primeiros pães saem do forno, já há uma fila à porta, porque todos querem levar um para casa enquanto está quente.',
  ],
  [
    'nl',
    'Wij bakken elke ochtend brood en als de eerste broden uit de oven komen, staat er al een rij voor de deur, omdat iedereen er een mee naar huis wil nemen.',
  ],
];

describe('[U] language-guess', () => {
  for (const [language, text] of SAMPLES) {
    it(`knows ${language} by a sentence`, () => expect(guess(text)).to.equal(language));
  }

  it('is unsure of few words', () => expect(guess('the and of with for')).to.equal(null));

  it('is unsure of names and numbers', () => {
    expect(guess('Alpha 1 Beta 2 Gamma 3 Delta 4 Epsilon 5 Zeta 6 Eta 7 Theta 8 Iota 9 Kappa 10 Lambda 11')).to.equal(
      null,
    );
  });

  it('is unsure of two languages in equal parts', () => {
    expect(guess(`${SAMPLES[0]?.[1]} ${SAMPLES[1]?.[1]}`)).to.equal(null);
  });

  it('does not force other languages into one of its own', () => {
    const polish =
      'Każdego ranka pieczemy chleb, a kiedy pierwsze bochenki wychodzą z pieca, przed drzwiami stoi już kolejka, bo wszyscy chcą zabrać jeden do domu.';
    expect(guess(polish)).to.equal(null);
  });
});
