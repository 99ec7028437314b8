import { expect } from 'chai';
import { canonicalLinks } from '../../../../domain/seo/fixes/canonical-links.js';
import { issueOn, parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';

const url = (path: string) => `https://site.example${path}`;
const canonical = (path: string, href: string, text = '') =>
  pageFrom(`<link rel="canonical" href="${href}"><p>${text}</p>`, { url: url(path) });
const hrefs = (...pages: Parameters<typeof write>[1]) =>
  write(canonicalLinks, pages).map(({ code }) => parseMarkup(code).attributes[0]?.['href']);

describe('[U] canonical links', () => {
  it('name the page itself', () => {
    expect(write(canonicalLinks, [pageFrom('Hi', { url: url('/a?b=1&c=2') })])).to.deep.equal([
      {
        title: 'The only canonical link, in the head',
        language: 'html',
        code: '<link rel="canonical" href="https://site.example/a?b=1&amp;c=2">',
        url: url('/a?b=1&c=2'),
      },
    ]);
  });

  it('follow a redirect to the page that the page is a copy of', () => {
    const [first] = hrefs(
      canonical('/a', '/old', 'New'),
      redirectPage(url('/old'), url('/new')),
      pageFrom('<p>New</p>', { url: url('/new') }),
    );
    expect(first).to.equal(url('/new'));
  });

  it('keep the scheme of the page', () => {
    expect(hrefs(canonical('/a', 'http://site.example/b'), pageFrom('B', { url: url('/b') }))[0]).to.equal(url('/b'));
  });

  it('do not name a page that is gone, closed or unknown', () => {
    const noindex = pageFrom('<meta name="robots" content="noindex">', { url: url('/closed') });
    expect(hrefs(canonical('/a', '/closed'), noindex)[0]).to.equal(url('/a'));
    expect(hrefs(canonical('/a', '/gone'), pageFrom('', { url: url('/gone'), status: 404 }))[0]).to.equal(url('/a'));
    expect(hrefs(canonical('/a', 'https://elsewhere.example/'))[0]).to.equal(url('/a'));
  });

  it('are for the page that names a broken target, not for the target', () => {
    const [page, gone] = [
      canonical('/de/impressum/', '/de/imprint/'),
      pageFrom('', { url: url('/de/imprint/'), status: 404 }),
    ];
    const issue = issueOn('canonical/to-error', [gone.url], { related_urls: [page.url] });
    expect(write(canonicalLinks, [page, gone], {}, [issue]).map(({ code, url: where }) => [where, code])).to.deep.equal(
      [[page.url, `<link rel="canonical" href="${page.url}">`]],
    );
  });

  it('leave a page alone whose canonical comes in a header', () => {
    const headers = { link: '<https://site.example/b>; rel="canonical"' };
    expect(write(canonicalLinks, [pageFrom('Hi', { url: url('/a'), headers })])).to.deep.equal([]);
  });
});
