import { expect } from 'chai';
import { shownPages } from '../../../../domain/seo/site/shown-pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

describe('[U] shownPages', () => {
  it('gives pages with their layout, also those that have loaded themselves anew', () => {
    const plain = renderedPage();
    const anew = renderedPage({ documents: 2, final_url: 'https://site.example/page#top' });
    const state = renderedPage({ final_url: 'https://site.example/other-state' });
    expect(shownPages({ rendered: [plain, anew, state] })).to.deep.equal(
      [plain, anew, state].map((page) => ({ url: page.url, page, layout: page.layout })),
    );
  });

  it('leaves out what a script led to, errors and failures', () => {
    const odd = [
      { documents: 2, final_url: 'https://site.example/new' },
      { error: 'hangs' },
      { status: 404 },
      { layout: null },
    ].map(renderedPage);
    expect(shownPages({ rendered: odd })).to.deep.equal([]);
    expect(shownPages({ rendered: null })).to.deep.equal([]);
  });
});
