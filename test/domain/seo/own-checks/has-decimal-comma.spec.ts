import { expect } from 'chai';
import { hasDecimalComma } from '../../../../domain/seo/own-checks/has-decimal-comma.js';

describe('[U] has decimal comma', () => {
  for (const lang of ['de', 'de-DE', 'de_AT', 'fr', 'pt-BR', 'es', 'es-ES', 'it', 'pl', ' NL '])
    it(`${lang}: yes`, () => expect(hasDecimalComma(lang)).to.equal(true));
  for (const lang of ['en', 'en-GB', 'de-CH', 'es-MX', 'ja', 'zh-Hans', '', null])
    it(`${lang}: no`, () => expect(hasDecimalComma(lang)).to.equal(false));
});
