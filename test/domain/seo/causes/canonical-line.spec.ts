import { expect } from 'chai';
import { canonicalLine } from '../../../../domain/seo/causes/canonical-line.js';

describe('[U] canonical line', () => {
  it('writes a link element whose URL cannot end the attribute', () => {
    expect(canonicalLine('https://site.example/a?b="1"&c')).to.equal(
      '<link rel="canonical" href="https://site.example/a?b=&quot;1&quot;&amp;c">',
    );
  });
});
