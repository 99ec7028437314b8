import { expect } from 'chai';
import { escapeHtml } from '../../../scripts/lib/escape-html.mjs';

describe('[U] texts as HTML', () => {
  it('contain no sign that begins or ends anything', () => {
    expect(escapeHtml(`<a href="x" id='y'>&amp; plain`)).to.equal(
      '&#60;a href=&#34;x&#34; id=&#39;y&#39;&#62;&#38;amp; plain',
    );
  });
});
