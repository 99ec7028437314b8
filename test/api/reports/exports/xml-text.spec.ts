import { expect } from 'chai';
import { attributes, escapeXml } from '../../../../api/reports/exports/xml-text.js';

describe('[U] XML text', () => {
  it('escapes what markup is made of', () => {
    expect(escapeXml(`<a href="x">&'</a>]]>`)).to.equal('&lt;a href=&quot;x&quot;&gt;&amp;&apos;&lt;/a&gt;]]&gt;');
  });

  it('leaves out what XML 1.0 has no character for', () => {
    expect(escapeXml('a\u0000b\u0008c\u001fd\ud800e\ufffef\uffffg\t\n😀')).to.equal('abcdefg\t\n😀');
  });

  it('writes attributes that keep their blanks', () => {
    expect(attributes({ name: 'a\n"b"', tests: 3 })).to.equal(' name="a &quot;b&quot;" tests="3"');
  });
});
