import { expect } from 'chai';
import { asksNearby, hasModifiers, MODIFIERS, modifiersFor } from '../../../../domain/insights/keywords/modifiers.js';
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

  it('ask for something nearby in every language, only where the business is a place', () => {
    for (const language of Object.keys(MODIFIERS)) {
      const local = modifiersFor(language, true).filter((each) => !modifiersFor(language, false).includes(each));
      expect(local, language).to.have.length(1);
      expect(asksNearby((local[0] ?? '').replace('{k}', 'lamp')), language).to.equal(true);
    }
    for (const query of ['lamp repair', 'nearly new lamps', 'lamp']) expect(asksNearby(query), query).to.equal(false);
  });

  it('has words for any other language, and both ways to write Norwegian', () => {
    for (const language of ['fi', 'constructor', '']) {
      expect(hasModifiers(language), language).to.equal(false);
      expect(modifiersFor(language, true).length).to.be.at.least(15);
    }
    expect(modifiersFor('nb', true)).to.deep.equal(modifiersFor('no', true));
    for (const modifier of modifiersFor('fi', true)) expect(modifier.split('{k}')).to.have.length(2);
  });
});
