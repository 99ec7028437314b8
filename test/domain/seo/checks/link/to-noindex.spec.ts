import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkToNoindex } from '../../../../../domain/seo/checks/link/to-noindex.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  linkToNoindex.judge(siteFrom(pages, overrides), context());

describe('[U] link/to-noindex', () => {
  const login = page('/login', '', '<meta name="robots" content="noindex">');
  const nav = '<nav><a href="/login">Log in</a></nav>';

  it('fires once for a target of the navigation, with the pages', () => {
    expect(judge([page('/', nav), page('/b', `<header>${nav}</header>`), login])).to.deep.equal([
      {
        url: `${site}/login`,
        observed: 'noindex',
        expected: 'an indexable page',
        where: 'nav a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('leaves links in the text, nofollow, and nofollow pages alone', () => {
    const pages = [
      page('/', '<main><a href="/login">Log in</a></main>'),
      page('/b', '<nav><a rel="nofollow" href="/login">Log in</a></nav>'),
      page('/c', nav, '<meta name="robots" content="nofollow">'),
      login,
    ];
    expect(judge(pages)).to.deep.equal([]);
  });

  it('leaves pages that may be indexed, or were not read, alone', () => {
    expect(judge([page('/', `${nav}<nav><a href="/x">X</a></nav>`), page('/login')])).to.deep.equal([]);
  });
});
