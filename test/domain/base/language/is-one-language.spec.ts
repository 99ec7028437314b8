import { expect } from 'chai';
import { isOneLanguage } from '../../../../domain/base/language/is-one-language.js';

describe('[U] isOneLanguage', () => {
  it('is true unless both are known and differ', () => {
    expect(isOneLanguage('de', 'de')).to.equal(true);
    expect(isOneLanguage('de', null)).to.equal(true);
    expect(isOneLanguage(undefined, '')).to.equal(true);
    expect(isOneLanguage('de', 'sl')).to.equal(false);
  });
});
