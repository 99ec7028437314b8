import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { urlFileExtensionStack } from '../../../../../domain/seo/checks/url/file-extension-stack.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  urlFileExtensionStack.judge(siteFrom(pages, overrides), context());

describe('[U] url/file-extension-stack', () => {
  const plain = [page('/shop/tea'), page('/shop/mugs/'), page('/shop/pots')];

  it('fires once for a folder with both', () => {
    expect(judge([...plain, page('/shop/old.php'), page('/shop/list.aspx?id=3')])).to.deep.equal([
      {
        url: `${site}/shop/`,
        observed: `2 pages with an ending beside 3 without: ${site}/shop/old.php`,
        expected: 'addresses without an ending',
        count: 2,
        related_urls: [`${site}/shop/old.php`, `${site}/shop/list.aspx?id=3`],
      },
    ]);
  });

  it('leaves folders with one kind, and index files, alone', () => {
    const pages = [...plain, page('/shop/index.php'), page('/a.php'), page('/b.php'), page('/c.php'), page('/about')];
    expect(judge(pages)).to.deep.equal([]);
  });

  it('leaves endings that show no technology alone', () => {
    expect(judge([...plain, page('/shop/old.html'), page('/shop/v1.2')])).to.deep.equal([]);
  });
});
