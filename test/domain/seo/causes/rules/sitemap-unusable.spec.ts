import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { sitemapEntry, sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const pages = ['/', '/a'].map((path) => pageFrom(htmlPage(`<p>${path}</p>`), { url: url(path) }));

describe('[U] sitemap unusable', () => {
  it('writes the whole file where there is none', () => {
    const found = explainedSite(pages, { sitemap: sitemapFrom({ files: [] }) }).cause('sitemap/unusable');
    expect(found?.title).to.equal('The site has no sitemap that can be read');
    expect(found?.snippets.map(({ title, url: file }) => [title, file])).to.deep.equal([
      ['A sitemap of all indexable pages', url('/sitemap.xml')],
    ]);
  });

  it('writes the line that names the new file, where there is a robots.txt to write it into', () => {
    const robots = robotsFrom({ text: 'User-agent: *\nDisallow:\n' });
    const found = explainedSite(pages, { robots, sitemap: sitemapFrom({ files: [] }) }).cause('sitemap/unusable');
    expect(found?.snippets.slice(1)).to.deep.equal([
      {
        title: 'Lines for robots.txt',
        language: 'text',
        code: `Sitemap: ${url('/sitemap.xml')}`,
        url: robots.url,
        check_ids: ['sitemap/missing'],
      },
    ]);
  });

  it('names the file that does not load, and writes none beside one that does', () => {
    const broken = sitemapFile({ url: url('/news.xml'), status: 500 });
    const sitemap = sitemapFrom({ files: [sitemapFile(), broken], entries: [sitemapEntry('/')] });
    const found = explainedSite(pages, { sitemap }).cause('sitemap/unusable');
    expect([found?.title, found?.page_to_edit]).to.deep.equal([
      'The sitemap that robots.txt or the index names does not load',
      url('/news.xml'),
    ]);
    expect(found?.snippets).to.deep.equal([]);
  });

  it('is no cause when the file can be read', () => {
    const sitemap = sitemapFrom({ entries: ['/', '/a'].map((path) => sitemapEntry(path)) });
    expect(explainedSite(pages, { sitemap }).cause('sitemap/unusable')).to.equal(undefined);
  });
});
