import { expect } from 'chai';
import { hreflangSnippets } from '../../../../domain/seo/fixes/hreflang-snippets.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const LINKS = `<link rel="alternate" hreflang="en" href="${url('/en/')}"><link rel="alternate" hreflang="de" href="${url('/de/')}">`;
const pages = [
  pageFrom(htmlPage('<p>a</p>', LINKS), { url: url('/en/') }),
  pageFrom(htmlPage('<p>b</p>', LINKS), { url: url('/de/') }),
];

describe('[U] hreflang snippets', () => {
  it('give all versions of a page one snippet', () => {
    const site = siteFrom(pages);
    const snippets = hreflangSnippets(site.pages, site);
    expect(snippets.map(({ pages: on }) => on)).to.deep.equal([[url('/en/'), url('/de/')]]);
    expect(snippets[0]?.code.match(/hreflang="([^"]+)"/g)).to.deep.equal([
      'hreflang="en"',
      'hreflang="de"',
      'hreflang="x-default"',
    ]);
  });

  it('say nothing where the sitemap holds the set', () => {
    const alternates = [{ hreflang: 'de', url: url('/de/') }];
    const site = siteFrom(pages, { sitemap: sitemapFrom({ entries: [sitemapEntry('/en/', { alternates })] }) });
    expect(hreflangSnippets(site.pages, site)).to.deep.equal([]);
  });
});
