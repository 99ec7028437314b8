import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { translatedSite } from '../../../../support/sites/translated-site.js';

const ORIGIN = 'https://site.example';
const words = (seed: string) => Array.from({ length: 60 }, (_, at) => `${seed}${at}`).join(' ');
const page = (path: string, canonical: string, head = '', seed = path) =>
  pageFrom(htmlPage(`<p>${words(seed)}</p>`, `<link rel="canonical" href="${canonical}">${head}`), {
    url: ORIGIN + path,
  });
const home = page('/', `${ORIGIN}/`);

describe('[U] canonical rules', () => {
  it('tells one template error with its pattern, the number of pages and the line to change', () => {
    const cause = explainedSite(translatedSite()).cause('canonical/translations');
    expect(cause?.title).to.equal('Translated pages name another language version as canonical (12 pages)');
    expect(cause?.template).to.deep.equal({
      pattern: '/de/*, /fr/*',
      pages: 12,
      line: `<link rel="canonical" href="${ORIGIN}/">`,
      change: '<link rel="canonical" href="…"> with the full URL of the page itself',
    });
    expect(cause?.page_to_edit).to.equal(`${ORIGIN}/de/`);
    expect(cause?.steps.join(' ')).to.match(/Leave hreflang sets, language links and sitemap entries as they are/);
    expect(cause?.snippets[0]).to.deep.include({
      code: `<link rel="canonical" href="${ORIGIN}/de/">`,
      url: `${ORIGIN}/de/`,
    });
  });

  it('edits the page that names a broken URL, and lets it name itself', () => {
    const named = page('/de/impressum/', `${ORIGIN}/de/imprint/`);
    const gone = pageFrom('', { url: `${ORIGIN}/de/imprint/`, status: 404 });
    const cause = explainedSite([home, named, gone]).cause('canonical/error');
    expect([cause?.page_to_edit, cause?.pages, cause?.template]).to.deep.equal([named.url, 1, null]);
    expect(cause?.snippets).to.deep.equal([
      {
        title: 'The only canonical link, in the head',
        language: 'html',
        code: `<link rel="canonical" href="${named.url}">`,
        url: named.url,
        check_ids: ['canonical/to-error', 'index/canonicalised'],
      },
    ]);
  });

  it('names the final URL where a copy names a redirect to its original', () => {
    const moved = redirectPage(`${ORIGIN}/old`, `${ORIGIN}/new`);
    const cause = explainedSite([
      home,
      page('/copy', `${ORIGIN}/old`, '', 'same'),
      moved,
      page('/new', `${ORIGIN}/new`, '', 'same'),
    ]).cause('canonical/redirect');
    expect(cause?.snippets.map(({ code, url }) => [code, url])).to.deep.equal([
      [`<link rel="canonical" href="${ORIGIN}/new">`, `${ORIGIN}/copy`],
    ]);
  });

  it('says of canonicals on another host what a live site and what a test copy has to do', () => {
    const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => page(path, `https://live.example${path}`));
    const cause = explainedSite(pages).cause('canonical/other-host');
    expect(cause?.title).to.equal('Canonicals point to another host on 5 pages');
    expect(cause?.page_share).to.equal(1);
    expect(cause?.steps[0]).to.match(/instead of live\.example/);
    expect(cause?.steps[1]).to.match(/audit live\.example instead/);
  });

  it('leaves variants that name their main version alone', () => {
    const { causes } = explainedSite([home, page('/a', `${ORIGIN}/a`), page('/a?sort=price', `${ORIGIN}/a`)]);
    expect(causes.filter(({ level }) => level === 'canonical')).to.deep.equal([]);
  });
});
