import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { renderedPage } from '../../../../support/sites/rendered-page.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const ORIGIN = 'https://site.example';
const paths = Array.from({ length: 12 }, (_, at) => (at === 0 ? '/' : `/p${at}`));
const text = (path: string) => Array.from({ length: 300 }, (_, at) => `${path.slice(1)}word${at}`).join(' ');
const menu = `<nav>${paths.map((path) => `<a href="${path}">Page ${path}</a>`).join('')}</nav>`;
const pages = paths.map((path, at) => ({
  ...pageFrom(htmlPage(`<main><h1>${path}</h1><p>${text(path)}</p></main>`), { url: ORIGIN + path, depth: null }),
  source: at === 0 ? ('start' as const) : ('sitemap' as const),
}));
const sitemap = sitemapFrom({ entries: paths.map((path) => sitemapEntry(path)) });
const rendered = (hasText: boolean) =>
  paths.slice(0, 3).map((path) =>
    renderedPage({
      url: ORIGIN + path,
      raw: htmlPage(
        hasText ? `<main><p>${text(path)}</p></main>` : '<div id="root"></div><script src="/app.js"></script>',
      ),
      rendered: htmlPage(`${menu}<main><p>${text(path)}</p></main>`),
    }),
  );

describe('[U] script rendering', () => {
  it('takes orphans and dead ends of a script-made menu for what they are', () => {
    const { cause, rest } = explainedSite(pages, { sitemap, rendered: rendered(true) });
    const found = cause('links/script-rendering');
    expect(found?.title).to.equal('Menu and links exist only after scripts have run');
    const symptoms = new Map(found?.explains.symptoms.map(({ check_id, findings }) => [check_id, findings]));
    expect([symptoms.get('crawl/orphan'), symptoms.get('crawl/dead-end')]).to.deep.equal([11, 12]);
    expect(rest.filter(({ check_id }) => ['crawl/orphan', 'crawl/dead-end'].includes(check_id))).to.deep.equal([]);
  });

  it('names the text where the text is missing as well', () => {
    const found = explainedSite(pages, { sitemap, rendered: rendered(false) }).cause('links/script-rendering');
    expect(found?.title).to.equal('Links and text exist only after scripts have run');
    expect(found?.effort_hours).to.be.greaterThan(30);
  });

  it('names the menu alone where the texts have links of their own', () => {
    const own = Array.from({ length: 14 }, (_, at) => `<a href="/text${at}">Text ${at}</a>`).join('');
    const sample = paths.slice(0, 3).map((path) =>
      renderedPage({
        url: ORIGIN + path,
        raw: htmlPage(`<main><p>${text(path)}</p>${own}</main>`),
        rendered: htmlPage(`${menu}<main><p>${text(path)}</p>${own}</main>`),
      }),
    );
    const found = explainedSite(pages, { sitemap, rendered: sample }).cause('links/script-rendering');
    expect(found?.title).to.equal('The menu exists only after scripts have run');
    expect(found?.steps[1]).to.match(/: 1[12] of 1[12] links of the menu are missing in the source\.$/);
    expect(found?.loss).to.be.lessThan(0.35);
  });

  it('claims nothing where no page was rendered', () => {
    const { cause, rest } = explainedSite(pages, { sitemap });
    expect(cause('links/script-rendering')).to.equal(undefined);
    expect(rest.filter(({ check_id }) => check_id === 'crawl/orphan').length).to.equal(11);
  });
});
