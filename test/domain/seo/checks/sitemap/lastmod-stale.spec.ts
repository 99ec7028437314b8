import { expect } from 'chai';
import { sitemapLastmodStale } from '../../../../../domain/seo/checks/sitemap/lastmod-stale.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';
import { sitemapEntry, sitemapFrom } from '../../../../support/sites/sitemaps.js';

const judge = (lastmod: string | null, modified: string | null) => {
  const head = modified === null ? '' : `<meta property="article:modified_time" content="${modified}">`;
  const page = pageFrom(`<head>${head}</head>`, { url: 'https://site.example/a' });
  return sitemapLastmodStale.judge(
    siteFrom([page], { sitemap: sitemapFrom({ entries: [sitemapEntry('/a', { lastmod })] }) }),
    context(),
  );
};

describe('[U] sitemap/lastmod-stale', () => {
  it('fires when the sitemap is more than a week behind', () => {
    expect(judge('2026-05-01T00:00:00Z', '2026-05-09T00:00:00Z')).to.deep.equal([
      {
        url: 'https://site.example/a',
        observed: 'lastmod 2026-05-01T00:00:00Z, page says 2026-05-09T00:00:00Z',
        expected: 'within 7 days behind and 30 ahead',
      },
    ]);
  });

  it('fires when it is more than thirty days ahead', () => {
    expect(judge('2026-05-09T00:00:01Z', '2026-04-09T00:00:00Z').length).to.deep.equal(1);
  });

  it('accepts seven days behind and thirty ahead', () => {
    expect([
      judge('2026-05-01T00:00:00Z', '2026-05-08T00:00:00Z'),
      judge('2026-05-09T00:00:00Z', '2026-04-09T00:00:00Z'),
    ]).to.deep.equal([[], []]);
  });

  it('says nothing when one of the dates is missing', () => {
    expect([judge(null, '2026-05-08T00:00:00Z'), judge('2026-05-01T00:00:00Z', null)]).to.deep.equal([[], []]);
  });
});
