import { domainToASCII } from 'node:url';
import { expect } from 'chai';
import { isIdnLabel } from '../../../../domain/base/url/is-idn-label.js';

describe('[U] isIdnLabel', () => {
  it('knows what names in all scripts are written as', () => {
    const names = [
      'bücher',
      'müller',
      '例え',
      'правда',
      'عربي',
      'ไทย',
      'ελλάδα',
      'faß',
      '𐌰𐌱',
      'เอเชียแปซิฟิก',
      'ü',
      'a-ü-b',
    ];
    for (const name of names) {
      const label = domainToASCII(name);
      expect(label, name).to.match(/^xn--/);
      expect(isIdnLabel(label), name).to.equal(true);
    }
    // Section 7.1 of RFC 3492.
    const sample = 'xn--ihqwcrb4cv8a8dqg056pqjye';
    expect(isIdnLabel(sample)).to.equal(true);
  });

  it('refuses what decodes to nothing, to plain letters, or to what is written otherwise', () => {
    const broken = ['xn--', 'xn--a', 'xn--zz--', 'xn--bcher-', 'xn--999999999', 'xn--zzzzzzzz', 'xn--0', 'xn--ü'];
    // "bÜcher" and "áb" with the accent apart, which have another form; characters that no name may hold.
    broken.push('xn--bcher-2pa', 'xn--ab-8tb', 'xn--a-ein', 'xn--a-ecp', `xn--${'9'.repeat(59)}`);
    for (const label of broken) expect(isIdnLabel(label), label).to.equal(false);
  });

  it('is about no other labels', () => {
    for (const label of ['', 'bücher', 'blog', 'xn-a', 'XN--BCHER-KVA']) expect(isIdnLabel(label)).to.equal(false);
  });
});
