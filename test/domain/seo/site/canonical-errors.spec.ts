import { expect } from 'chai';
import { findCanonicalErrors } from '../../../../domain/seo/site/canonical-errors.js';
import { HreflangClusters } from '../../../../domain/seo/site/hreflang-clusters.js';
import { VersionPairs } from '../../../../domain/seo/site/version-pairs.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const words = (seed: string) => Array.from({ length: 60 }, (_, at) => `${seed}${at}`).join(' ');
const page = (path: string, canonical: string, { head = '', text = words(path) } = {}) =>
  pageFrom(htmlPage(`<p>${text}</p>`, `<link rel="canonical" href="${new URL(canonical, ORIGIN).href}">${head}`), {
    url: ORIGIN + path,
  });
const errors = (...pages: ReturnType<typeof pageFrom>[]) => {
  const site = siteFrom([page('/', '/'), ...pages]);
  return findCanonicalErrors(site, new HreflangClusters(site), new VersionPairs(site)).map(
    ({ kind, page: { url }, right }) => `${kind} ${url.slice(ORIGIN.length)} -> ${right.slice(ORIGIN.length)}`,
  );
};

describe('[U] canonical errors', () => {
  it('lets pages name themselves instead of what is broken, noindex, home or page one', () => {
    expect(
      errors(
        page('/a', '/gone'),
        pageFrom('', { url: `${ORIGIN}/gone`, status: 404 }),
        page('/b', '/hidden'),
        page('/hidden', '/hidden', { head: '<meta name="robots" content="noindex">' }),
        page('/c', '/'),
        page('/list', '/list'),
        page('/list?page=2', '/list'),
      ),
    ).to.deep.equal(['error /a -> /a', 'noindex /b -> /b', 'home /c -> /c', 'paginated /list?page=2 -> /list?page=2']);
  });

  it('names the end of a redirect and of a chain', () => {
    expect(
      errors(
        page('/a', '/old', { text: words('same') }),
        page('/own', '/old'),
        redirectPage(`${ORIGIN}/old`, `${ORIGIN}/new`),
        page('/new', '/new', { text: words('same') }),
        page('/x?b=1', '/x?b=2'),
        page('/x?b=2', '/x'),
        page('/x', '/x'),
      ),
    ).to.deep.equal(['redirect /a -> /new', 'redirect /own -> /own', 'chain /x?b=1 -> /x']);
  });

  it('chooses one of copies in a circle, and lets others name themselves', () => {
    const same = { text: words('same') };
    expect(errors(page('/copy', '/copy2', same), page('/copy2', '/copy', same))).to.deep.equal([
      'circle /copy -> /copy',
      'circle /copy2 -> /copy',
    ]);
    expect(errors(page('/one', '/two'), page('/two', '/one'))).to.deep.equal([
      'circle /one -> /one',
      'circle /two -> /two',
    ]);
  });

  it('finds nothing wrong with variants, AMP pages and mobile pages', () => {
    expect(
      errors(
        page('/a', '/a', { head: `<link rel="amphtml" href="${ORIGIN}/amp/a">` }),
        page('/amp/a', '/a'),
        page('/a?sort=price', '/a'),
      ),
    ).to.deep.equal([]);
  });

  it('puts a step of a chain right before what names it', () => {
    const set = `<link rel="alternate" hreflang="en" href="${ORIGIN}/a"><link rel="alternate" hreflang="de" href="${ORIGIN}/de/a">`;
    expect(
      errors(page('/a', '/a', { head: set }), page('/de/a', '/a', { head: set }), page('/de/a?sort=1', '/de/a')),
    ).to.deep.equal(['translation /de/a -> /de/a']);
  });
});
