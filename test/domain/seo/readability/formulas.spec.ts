import { expect } from 'chai';
import { READABILITY_FORMULAS } from '../../../../domain/seo/readability/formulas.js';

/** Twenty words a sentence, one and a half syllables and five letters a word. */
const MEANS = { words_per_sentence: 20, syllables_per_word: 1.5, letters_per_word: 5 };

describe('[U] formulas of readability', () => {
  const cases: [language: string, name: string, score: number][] = [
    ['en', 'Flesch reading ease', 206.835 - 20.3 - 126.9],
    ['de', 'Amstad', 180 - 20 - 87.75],
    ['fr', 'Kandel-Moles', 207 - 20.3 - 110.4],
    ['es', 'Fernández-Huerta', 206.84 - 20.4 - 90],
    ['it', 'Gulpease', 89 + 15 - 50],
    ['nl', 'Flesch-Douma', 206.835 - 18.6 - 115.5],
    ['pt', 'Flesch for Portuguese', 248.835 - 20.3 - 126.9],
  ];
  for (const [language, name, score] of cases)
    it(`${language}: ${name}, with its source`, () => {
      const formula = READABILITY_FORMULAS.get(language);
      expect(formula?.name).to.equal(name);
      expect(formula?.score(MEANS)).to.be.closeTo(score, 1e-9);
      expect(formula?.source).to.match(/\(\d{4}\)/);
    });

  it('are seven', () => {
    expect(READABILITY_FORMULAS.size).to.equal(cases.length);
  });
});
