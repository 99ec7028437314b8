import { expect } from 'chai';
import { MAX_EMBEDDED_CHARS, pageText } from '../../../../domain/seo/semantic/page-text.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] text of a page for a model', () => {
  it('says what the page is about, each thing once', () => {
    const html = '<html><head><title>Lamps</title><meta name="description" content="Light"></head><body><h1>Lamps</h1>';
    const text = pageText(pageFrom(`${html}<p>Brass shines.</p><h2>Shades</h2></body></html>`));
    expect(text).to.match(/^Lamps\. Light\. .*Brass shines\..*Shades/);
    expect(text).to.contain('brass, lamps, shades, shines');
  });

  it('is cut, and empty where there is no page', () => {
    expect(pageText(pageFrom(htmlPage(`<h1>${'long '.repeat(500)}</h1>`)))).to.have.length(MAX_EMBEDDED_CHARS);
    expect(pageText(pageFrom(''))).to.equal('');
  });
});
