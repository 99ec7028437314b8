import { expect } from 'chai';
import { sitemapLastmodAllEqual } from '../../../../../domain/seo/checks/sitemap/lastmod-all-equal.js';
import { context } from '../../../../support/check-context.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const url = 'https://site.example/sitemap.xml';
const judge = (dates: (string | null)[], more: Parameters<typeof sitemapEntry>[1] = {}) =>
  sitemapLastmodAllEqual.judge(
    siteFrom([], {
      sitemap: sitemapFrom({ entries: dates.map((lastmod, n) => sitemapEntry(`/${n}`, { lastmod, ...more })) }),
    }),
    context(),
  );
const same = (count: number) => Array.from({ length: count }, () => '2026-05-01T00:00:00Z');

describe('[U] sitemap/lastmod-all-equal', () => {
  it('fires on twenty equal dates', () => {
    expect(judge(same(20))).to.deep.equal([
      { url, observed: '2026-05-01T00:00:00Z on all 20 entries', expected: 'the date of each page', where: 'lastmod' },
    ]);
  });

  it('accepts nineteen', () => {
    expect(judge(same(19))).to.deep.equal([]);
  });

  it('accepts one that differs', () => {
    expect(judge([...same(20), '2026-05-02T00:00:00Z'])).to.deep.equal([]);
  });

  it('does not count entries without a date', () => {
    expect(judge([...same(19), null, null])).to.deep.equal([]);
  });

  it('leaves news files alone, whose entries are all fresh', () => {
    expect(judge(same(40), { news: true })).to.deep.equal([]);
  });

  it('judges each file by itself', () => {
    expect(
      sitemapLastmodAllEqual.judge(
        siteFrom([], {
          sitemap: sitemapFrom({
            entries: same(24).map((lastmod, n) =>
              sitemapEntry(`/${n}`, { lastmod, file_url: `https://site.example/${n % 2}.xml` }),
            ),
          }),
        }),
        context(),
      ),
    ).to.deep.equal([]);
  });
});
