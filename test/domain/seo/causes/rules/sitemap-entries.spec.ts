import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { sitemapEntry, sitemapFile, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string) => pageFrom(htmlPage(`<p>${path}</p>`), { url: url(path) });
const gone = pageFrom('', { url: url('/gone'), status: 404 });
const moved = pageFrom('', { url: url('/old'), status: 301, fetch: { redirect_url: url('/new') } });
const pages = [page('/'), page('/new'), page('/team'), gone, moved];
const listing = (...paths: string[]) => sitemapFrom({ entries: paths.map((path) => sitemapEntry(path)) });

describe('[U] sitemap entries', () => {
  it('join what is listed wrongly and what is missing, with the lines to change', () => {
    const { cause, rest } = explainedSite(pages, { sitemap: listing('/', '/gone', '/old') });
    const found = cause('sitemap/entries');
    expect(found?.title).to.equal('Sitemap lists 2 URLs that are not indexable and leaves out 2 pages');
    expect(found?.page_to_edit).to.equal(url('/sitemap.xml'));
    expect(found?.snippets.map(({ code }) => code)).to.deep.equal([
      `${url('/gone')}\n  -> (remove)\n${url('/old')}\n  -> ${url('/new')}`,
      `  <url>\n    <loc>${url('/team')}</loc>\n  </url>`,
    ]);
    expect(rest.filter(({ check_id }) => /^sitemap\/(?:url-|indexable)/.test(check_id))).to.deep.equal([]);
  });

  it('say of another host that alone, with a whole new file', () => {
    const file = sitemapFile({ url_count: 1, error_counts: { wrong_host: 1 } });
    const sitemap = sitemapFrom({ files: [file], entries: [sitemapEntry('https://other.example/')] });
    const found = explainedSite(pages, { sitemap }).cause('sitemap/entries');
    expect(found?.title).to.equal('Sitemap lists URLs of another host');
    expect(found?.page_share).to.equal(1);
    expect(found?.snippets[0]?.code.match(/<loc>[^<]*/g)).to.deep.equal(
      ['/', '/new', '/team'].map((path) => `<loc>${url(path)}`),
    );
  });

  it('are no cause when the sitemap lists what can be indexed', () => {
    const found = explainedSite(pages, { sitemap: listing('/', '/new', '/team') });
    expect(found.cause('sitemap/entries')).to.equal(undefined);
  });
});
