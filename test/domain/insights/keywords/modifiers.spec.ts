import { expect } from 'chai';
import { hasModifiers, MODIFIERS, modifiersFor } from '../../../../domain/insights/keywords/modifiers.js';
import { ALL_WORDINGS } from '../../../../domain/pages/descriptions/wordings/all-wordings.js';

describe('[U] what searchers add', () => {
  for (const [language, modifiers] of Object.entries(MODIFIERS))
    it(`${language}: is enough for one keyword, each once, around the subject`, () => {
      expect(modifiers).to.have.length(20);
      expect(new Set(modifiers).size).to.equal(20);
      for (const modifier of modifiers) expect(modifier.split('{k}')).to.have.length(2);
    });

  it('covers every language that descriptions are written in by rules', () => {
    for (const language of ALL_WORDINGS.keys()) expect(hasModifiers(language), language).to.equal(true);
  });

  it('has words for any other language, and both ways to write Norwegian', () => {
    for (const language of ['fi', 'constructor', '']) {
      expect(hasModifiers(language), language).to.equal(false);
      expect(modifiersFor(language).length).to.be.at.least(15);
    }
    expect(modifiersFor('nb')).to.deep.equal(modifiersFor('no'));
    for (const modifier of modifiersFor('fi')) expect(modifier.split('{k}')).to.have.length(2);
  });
});
