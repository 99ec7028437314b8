import { expect } from 'chai';
import { isGenericText } from '../../../../domain/base/text/is-generic-text.js';

describe('[U] isGenericText', () => {
  it('looks in the language of the page and in English', () => {
    expect(isGenericText('Mehr erfahren →', 'de')).to.equal(true);
    expect(isGenericText('Read  more…', 'de')).to.equal(true);
    expect(isGenericText('詳細', 'ja')).to.equal(true);
  });

  it('does not look in other languages', () => {
    expect(isGenericText('Mehr erfahren', 'fr')).to.equal(false);
    expect(isGenericText('qui', '')).to.equal(false);
  });

  it('leaves texts that name something alone', () => {
    expect(isGenericText('More tools', 'en')).to.equal(false);
    expect(isGenericText('', 'en')).to.equal(false);
    expect(isGenericText('→', 'en')).to.equal(false);
  });

  it('takes brackets and arrows around the words off, but not the signs of code', () => {
    for (const text of ['[more]', '(read more...)', '» Click here!', '“here”.', 'more >'])
      expect(isGenericText(text, 'en'), text).to.equal(true);
    for (const text of ['read()', '--details', 'link_', 'more/', '<this>'])
      expect(isGenericText(text, 'en'), text).to.equal(false);
  });
});
