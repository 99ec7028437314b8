import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlOrphan } from '../../../../../domain/seo/checks/crawl/orphan.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (pages: PageArtifact[], crawl_incomplete = false) =>
  crawlOrphan.judge(siteFrom(pages, { crawl_incomplete }), context());

describe('[U] crawl/orphan', () => {
  const listed = (path: string): PageArtifact => ({ ...linkPage(`${site}${path}`), source: 'sitemap', depth: null });

  it('fires for a page of the sitemap that nothing links to', () => {
    expect(judge([linkPage(`${site}/`), listed('/lonely')])).to.deep.equal([
      { url: `${site}/lonely`, observed: 'no internal link', expected: 'at least 1 internal link' },
    ]);
  });

  it('fires for pages that link to one another alone, and says so', () => {
    expect(
      judge([linkPage(`${site}/`), { ...linkPage(`${site}/a`, '/b'), source: 'sitemap' }, listed('/b')]),
    ).to.deep.equal([
      { url: `${site}/a`, observed: 'no internal link', expected: 'at least 1 internal link' },
      {
        url: `${site}/b`,
        observed: 'links from 1 orphan page alone',
        expected: 'at least 1 link from a page that links from the start page lead to',
      },
    ]);
  });

  it('leaves linked pages alone, also those linked through a redirect', () => {
    const pages = [
      linkPage(`${site}/`, '/a', '/old'),
      listed('/a'),
      redirectPage(`${site}/old`, `${site}/b`),
      listed('/b'),
    ];
    expect(judge(pages)).to.deep.equal([]);
  });

  it('leaves listed pages that answer an error to the sitemap checks', () => {
    expect(
      judge([linkPage(`${site}/`), { ...listed('/gone'), fetch: pageFrom('', { status: 404 }).fetch }]),
    ).to.deep.equal([]);
  });

  it('is silent when the crawl was cut short', () => {
    expect(judge([linkPage(`${site}/`), listed('/lonely')], true)).to.deep.equal([]);
  });
});
