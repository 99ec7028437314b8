import { expect } from 'chai';
import { correctHreflangCode } from '../../../../domain/base/language/correct-hreflang-code.js';

describe('[U] correct hreflang code', () => {
  it('writes what the code is meant to be', () => {
    const cases: [code: string, stated: string, right: string | null][] = [
      ['en-UK', 'en', 'en-GB'],
      ['en_US', 'en', 'en-US'],
      ['jp', 'ja', 'ja'],
      ['cz', '', 'cs'],
      ['deu', 'de', 'de'],
      ['en-EU', 'en', 'en'],
      ['es-latam', 'es', 'es-419'],
      [' fr ', 'fr', 'fr'],
    ];
    for (const [code, stated, right] of cases) expect(correctHreflangCode(code, stated), code).to.equal(right);
  });

  it('leaves readable codes as they are', () => {
    for (const code of ['de', 'de-AT', 'zh-Hant-TW', 'es-419', 'x-default'])
      expect(correctHreflangCode(code, 'en')).to.equal(code);
  });

  it('believes the page before the country', () => {
    expect(correctHreflangCode('be', 'nl')).to.equal('be'); // Belarusian
    expect(correctHreflangCode('jp', 'en')).to.equal('en');
  });

  it('knows nothing of what is no code', () => {
    for (const code of ['', '???', 'english-please']) expect(correctHreflangCode(code, ''), code).to.equal(null);
  });
});
