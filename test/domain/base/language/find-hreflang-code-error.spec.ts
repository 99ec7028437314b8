import { expect } from 'chai';
import { findHreflangCodeError } from '../../../../domain/base/language/find-hreflang-code-error.js';

describe('[U] findHreflangCodeError', () => {
  for (const code of ['en', 'EN-gb', 'zh-Hans', 'zh-hant-tw', 'x-default', ' de ', 'sr-Latn-RS', 'es-419', 'ar-001']) {
    it(`accepts ${code}`, () => {
      expect(findHreflangCodeError(code)).to.equal(null);
    });
  }

  for (const [code, error] of [
    ['en-UK', 'the United Kingdom is gb'],
    ['en-EU', 'the European Union is no country'],
    ['en_GB', 'underscore instead of hyphen'],
    ['', 'empty'],
    ['jp', '"jp" is no ISO 639-1 language'],
    ['us', '"us" is no ISO 639-1 language'],
    ['eng', '"eng" is no ISO 639-1 language'],
    ['es-999', '"999" is no ISO 3166-1 region'],
    ['en-GB-oed', '"oed" after the region'],
  ] as const) {
    it(`refuses ${code || 'nothing'}`, () => {
      expect(findHreflangCodeError(code)).to.equal(error);
    });
  }
});
