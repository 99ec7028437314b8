import { expect } from 'chai';
import { PAGE_COLUMNS, toPageRow } from '../../../../domain/reports/export/page-row.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] page row', () => {
  it('is what a crawl saw of a page, with a value for every column', () => {
    const page = summarizePage(pageFrom(htmlPage('<h1>Lamps</h1>'), { url: 'https://site.example/a', depth: 2 }));
    const row = toPageRow(page, { link_score: 40.5, inlinks: 5, unique_inlinks: 3 }, 4);
    expect(row).to.deep.include({
      url: 'https://site.example/a',
      status: 200,
      depth: 2,
      indexable: true,
      h1: 'Lamps',
      issues: 4,
      link_score: 40.5,
      inlinks: 5,
      unique_inlinks: 3,
      response_time_ms: 120,
      canonical: page.canonical_url,
      words: page.word_count,
      bytes: page.body_bytes,
    });
    expect(row).to.include({ outlinks: 0, external_links: 0, in_sitemap: null, template: '/*' });
    expect(Object.keys(row)).to.deep.equal([...PAGE_COLUMNS]);
  });

  it('counts the links on a page, its own language and whether sitemaps list it', () => {
    const links =
      '<a href="/b">b</a><a href="/b">b</a><a href="/c">c</a><a href="/a">self</a><a href="https://o.example/">o</a>';
    const artifact = pageFrom(`<html lang=" EN-us "><title>x</title>${links}</html>`, {
      url: 'https://site.example/blog/a',
    });
    const row = toPageRow(summarizePage(artifact), { link_score: null, inlinks: 0, unique_inlinks: 0 }, 0, true);
    expect(row).to.include({
      outlinks: 4,
      external_links: 1,
      language: 'en-us',
      in_sitemap: true,
      template: '/blog/*',
    });
  });
});
