import { expect } from 'chai';
import { countLostPages } from '../../../../domain/seo/site/lost-pages.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';

const ORIGIN = 'https://site.example';
const NOINDEX = '<meta name="robots" content="noindex">';
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const page = (path: string, head = '', text = `Text of ${path}`) =>
  pageFrom(htmlPage(`<p>${text}</p>`, head), { url: ORIGIN + path });

describe('[U] countLostPages', () => {
  it('counts pages of their own that noindex or a canonical gives away', () => {
    const site = siteFrom([
      page('/'),
      page('/a', NOINDEX),
      page('/de/', canonical('/')),
      page('/b', canonical('https://else.example/b')),
    ]);
    expect(countLostPages(site)).to.deep.equal({ wanted: 4, lost: 3, noindex: 1, elsewhere: 2 });
  });

  it('takes a copy that names its original for no loss', () => {
    const site = siteFrom([
      page('/list'),
      page('/list?sort=price', canonical('/list')),
      page('/print/list', canonical('/list'), 'Text of /list'),
    ]);
    expect(countLostPages(site)).to.deep.include({ wanted: 1, lost: 0 });
  });

  it('takes noindex for meant in private sections, and where the sitemap leaves the page out but lists the others', () => {
    const rest = [page('/'), page('/a')];
    expect(countLostPages(siteFrom([...rest, page('/cart/', NOINDEX), page('/tag/blue/', NOINDEX)])).lost).to.equal(0);
    const sitemap = sitemapFrom({ entries: [sitemapEntry('/'), sitemapEntry('/a')] });
    expect(countLostPages(siteFrom([...rest, page('/old', NOINDEX)], { sitemap })).lost).to.equal(0);
    const listing = sitemapFrom({ entries: [sitemapEntry('/'), sitemapEntry('/a'), sitemapEntry('/old')] });
    expect(countLostPages(siteFrom([...rest, page('/old', NOINDEX)], { sitemap: listing })).lost).to.equal(1);
  });

  it('takes nothing for meant where no page is left, or on the start page', () => {
    expect(countLostPages(siteFrom([page('/', NOINDEX), page('/cart/', NOINDEX)])).lost).to.equal(2);
    const sitemap = sitemapFrom({ entries: [sitemapEntry('/a')] });
    expect(countLostPages(siteFrom([page('/', NOINDEX), page('/a')], { sitemap })).lost).to.equal(1);
  });

  it('counts half a page whose canonical spells its own URL otherwise', () => {
    const site = siteFrom([page('/', canonical('http://www.site.example/')), page('/a', canonical(`${ORIGIN}/a/`))]);
    expect(countLostPages(site)).to.deep.equal({ wanted: 2, lost: 1, noindex: 0, elsewhere: 2 });
  });

  it('passes over errors, redirects and pages that send visitors on', () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/">';
    const gone = pageFrom('', { url: `${ORIGIN}/gone`, status: 404 });
    expect(countLostPages(siteFrom([page('/'), gone, page('/old', refresh)]))).to.deep.include({ wanted: 1, lost: 0 });
  });
});
