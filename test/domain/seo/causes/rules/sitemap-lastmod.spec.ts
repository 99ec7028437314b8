import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string, date: string) =>
  pageFrom(htmlPage(`<p>${path}</p>`, `<meta property="article:modified_time" content="${date}">`), { url: url(path) });
const listed = (...dated: [path: string, lastmod: string][]) =>
  sitemapFrom({ entries: dated.map(([path, lastmod]) => sitemapEntry(path, { lastmod })) });

describe('[U] sitemap lastmod', () => {
  it('writes the entries with the dates of the pages', () => {
    const sitemap = listed(['/', '2024-01-01T00:00:00Z'], ['/a', '2026-05-02T00:00:00Z']);
    const found = explainedSite([page('/', '2026-05-01'), page('/a', '2026-05-02')], { sitemap }).cause(
      'sitemap/lastmod',
    );
    expect(found?.title).to.equal('Sitemap dates differ from those on the pages (1 entry)');
    expect(found?.snippets.map(({ code }) => code)).to.deep.equal([
      `  <url>\n    <loc>${url('/')}</loc>\n    <lastmod>2026-05-01</lastmod>\n  </url>`,
    ]);
  });

  it('is no cause when both say the same', () => {
    const sitemap = listed(['/', '2026-05-01T00:00:00Z']);
    expect(explainedSite([page('/', '2026-05-01')], { sitemap }).cause('sitemap/lastmod')).to.equal(undefined);
  });
});
