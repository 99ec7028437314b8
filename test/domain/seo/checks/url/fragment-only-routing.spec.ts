import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { urlFragmentOnlyRouting } from '../../../../../domain/seo/checks/url/fragment-only-routing.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  urlFragmentOnlyRouting.judge(siteFrom(pages, overrides), context());

describe('[U] url/fragment-only-routing', () => {
  it('fires once for a page with views, with the pages that link to them', () => {
    const pages = [
      page('/', '<a href="#/tea">Tea</a><a href="#!mugs">Mugs</a><a href="#!/pots/blue">Pots</a>'),
      page('/b', '<a href="/#/tea">Tea</a>'),
    ];
    expect(judge(pages)).to.deep.equal([
      {
        url: `${site}/`,
        observed: '3 views: #/tea, #!mugs, #!/pots/blue',
        expected: 'an address for each view',
        where: 'a[href]',
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('leaves fragments of a page, and those that lead nowhere, alone', () => {
    const body =
      '<a href="#tea">A</a><a href="#!">B</a><a href="#/">C</a><a href="#:~:text=x">D</a><a href="#/one">E</a>';
    expect(judge([page('/', body)])).to.deep.equal([]);
  });

  it('leaves views with an address of their own alone', () => {
    const body = '<a href="#/tea">A</a><a href="#/mugs">B</a><a href="/tea">A</a><a href="/mugs">B</a>';
    expect(judge([page('/', body)])).to.deep.equal([]);
  });

  it('leaves ids that look like paths alone', () => {
    const body =
      '<a href="#/paths/tea">A</a><a href="#/paths/mugs">B</a><p id="/paths/tea"></p><p id="/paths/mugs"></p>';
    expect(judge([page('/', body)])).to.deep.equal([]);
  });
});
