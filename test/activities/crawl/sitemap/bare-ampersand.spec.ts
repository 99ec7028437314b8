import { expect } from 'chai';
import { fixAmpersand, markBare, unmarkBare } from '../../../../activities/crawl/sitemap/bare-ampersand.js';

describe('[U] bare-ampersand', () => {
  const texts: [xml: string, meant: string, wasFixed: boolean][] = [
    ['none', 'none', false],
    ['?a=1&amp;b=2', '?a=1&amp;b=2', false],
    ['&lt;&gt;&quot;&apos;&#38;&#x26;&AMP;', '&lt;&gt;&quot;&apos;&#38;&#x26;&AMP;', false],
    ['?a=1&b=2', '?a=1&b=2', true],
    ['caf&eacute;', 'café', true],
    ['&&', '&&', true],
    ['&#x;', '&#x;', true],
    ['&#12345678;', '\ufffd', true],
  ];
  for (const [xml, meant, wasFixed] of texts) {
    it(`${xml}: ${meant}`, () => expect(fixAmpersand(markBare(xml))).to.deep.equal({ text: meant, wasFixed }));
  }

  it('leaves no ampersand that begins no reference, and puts all of them back', () => {
    const marked = markBare('a&b&c;&amp;');
    expect([marked.split('&').length, unmarkBare(marked)]).to.deep.equal([2, 'a&b&c;&amp;']);
  });
});
