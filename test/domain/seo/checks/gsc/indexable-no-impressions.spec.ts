import { expect } from 'chai';
import { gscIndexableNoImpressions } from '../../../../../domain/seo/checks/gsc/indexable-no-impressions.js';
import { context } from '../../../../support/check-context.js';
import { SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const page = (path: string, published: string, ...links: string[]) =>
  pageFrom(
    `<html><head><meta property="article:published_time" content="${published}"></head><body><h1>x</h1>${links
      .map((link) => `<a href="${link}">y</a>`)
      .join('')}</body></html>`,
    { url: `${SHOP}${path}`, depth: 1 },
  );
const judge = (published: string, seen: string[] | null) =>
  gscIndexableNoImpressions.judge(
    siteFrom([page('/', '2026-05-30', '/a'), page('/a', published)], { search_data: searchData({ seen_pages: seen }) }),
    context(),
  );

describe('[U] gsc/indexable-no-impressions', () => {
  it('fires for a linked page of last year that no search has shown', () => {
    expect(judge('2025-01-01', [`${SHOP}/`])).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: 'no impression in 90 days, published 2025-01-01',
        expected: 'at least 1 impression',
      },
    ]);
  });

  it('is silent for a page that was shown, for a new one, and where not all that were shown are known', () => {
    expect(judge('2025-01-01', [`${SHOP}/`, `${SHOP}/a`])).to.deep.equal([]);
    expect(judge('2026-05-01', [`${SHOP}/`])).to.deep.equal([]);
    expect(judge('2025-01-01', null)).to.deep.equal([]);
  });
});
