import { expect } from 'chai';
import { MODIFIERS } from '../../../../domain/insights/keywords/modifiers.js';

describe('[U] what searchers add', () => {
  for (const [language, modifiers] of Object.entries(MODIFIERS))
    it(`${language}: is enough for one keyword, each once, around the subject`, () => {
      expect(modifiers).to.have.length(20);
      expect(new Set(modifiers).size).to.equal(20);
      for (const modifier of modifiers) expect(modifier.split('{k}')).to.have.length(2);
    });
});
