import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const pages = (slow: number) =>
  Array.from({ length: 10 }, (_, at) =>
    pageFrom(htmlPage(`<p>${at}</p>`), {
      url: `https://site.example/shop/${at}`,
      fetch: { ttfb_ms: at < slow ? 2000 + at : 100 },
    }),
  );

describe('[U] slow server', () => {
  it('is one cause over the pages of a template, with the slowest of them', () => {
    const found = explainedSite(pages(6)).cause('speed/slow-server');
    expect(found?.title).to.equal('Slow server responses on 6 pages');
    expect(found?.template?.pattern).to.equal('/shop/*');
    expect(found?.steps[0]).to.include('https://site.example/shop/5 (2,003 ms to the first byte in the middle)');
    expect(found?.lab?.check_ids).to.include('speed/lcp');
  });

  it('is none for single pages', () => {
    expect(explainedSite(pages(2)).cause('speed/slow-server')).to.equal(undefined);
  });
});
