import { expect } from 'chai';
import { canonicalLinks } from '../../../../domain/seo/remedies/canonical-links.js';
import { pageFrom } from '../../../support/pages.js';
import { redirectPage } from '../../../support/redirect-page.js';
import { parseMarkup, write } from '../../../support/remedy-cases.js';

const url = (path: string) => `https://site.example${path}`;
const canonical = (path: string, href: string) => pageFrom(`<link rel="canonical" href="${href}">`, { url: url(path) });
const hrefs = (...pages: Parameters<typeof write>[1]) =>
  write(canonicalLinks, pages).map(({ code }) => parseMarkup(code).attributes[0]?.['href']);

describe('[U] canonical links', () => {
  it('name the page itself', () => {
    expect(write(canonicalLinks, [pageFrom('Hi', { url: url('/a?b=1&c=2') })])).to.deep.equal([
      {
        title: 'The one canonical link, in the head',
        language: 'html',
        code: '<link rel="canonical" href="https://site.example/a?b=1&amp;c=2">',
        url: url('/a?b=1&c=2'),
      },
    ]);
  });

  it('follow a redirect to the page it ends on', () => {
    const [first] = hrefs(
      canonical('/a', '/old'),
      redirectPage(url('/old'), url('/new')),
      pageFrom('New', { url: url('/new') }),
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
});
