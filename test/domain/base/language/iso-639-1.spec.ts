import { expect } from 'chai';
import { ISO_639_1 } from '../../../../domain/base/language/iso-639-1.js';

describe('[U] ISO_639_1', () => {
  it('holds two-letter codes in lower case', () => {
    expect([...ISO_639_1].filter((code) => !/^[a-z]{2}$/.test(code))).to.deep.equal([]);
  });

  it('knows every code that the runtime has a name for among common ones', () => {
    for (const code of ['en', 'de', 'ja', 'uk', 'he', 'zh', 'sw', 'zu'])
      expect(ISO_639_1.has(code), code).to.equal(true);
    for (const code of ['jp', 'cn', 'us', 'gb']) expect(ISO_639_1.has(code), code).to.equal(false);
  });
});
