import { expect } from 'chai';
import { judgeSitemaps } from '../../../../../domain/search/indexing/rules/judge-sitemaps.js';
import type { SubmittedSitemap } from '../../../../../domain/search/indexing/submitted-sitemap.js';

const NOW = new Date('2026-06-30T08:00:00.000Z');
const sitemap = (changes: Partial<SubmittedSitemap>): SubmittedSitemap => ({
  url: 'https://site.example/sitemap.xml',
  is_index: false,
  is_pending: false,
  submitted_at: '2026-01-01T00:00:00.000Z',
  downloaded_at: '2026-06-29T00:00:00.000Z',
  errors: 0,
  warnings: 3,
  urls: 10,
  ...changes,
});
const judge = (...sitemaps: SubmittedSitemap[]) =>
  judgeSitemaps(sitemaps, NOW).map(({ kind, urls }) => [kind, ...urls]);

describe('[U] conclusions about submitted sitemaps', () => {
  it('finds nothing in one that is read and has warnings alone', () => {
    expect(judge(sitemap({}))).to.deep.equal([]);
  });

  it('tells that there is none', () => {
    expect(judge()).to.deep.equal([['no_sitemap']]);
  });

  it('tells errors, and what Google left for three weeks', () => {
    const broken = sitemap({ url: 'https://site.example/a.xml', errors: 1 });
    const unread = sitemap({ url: 'https://site.example/b.xml', downloaded_at: '2026-06-09T07:59:59.000Z' });
    const never = sitemap({ url: 'https://site.example/c.xml', downloaded_at: null, is_pending: true });
    expect(judge(broken, unread, never)).to.deep.equal([
      ['sitemap_with_errors', { url: broken.url, detail: '1 error' }],
      [
        'sitemap_not_read',
        { url: unread.url, detail: 'Last read on 9 Jun 2026' },
        { url: never.url, detail: 'Submitted on 1 Jan 2026 and never read' },
      ],
    ]);
  });

  it('gives a new one time, and says nothing without a date', () => {
    expect(judge(sitemap({ downloaded_at: null, submitted_at: '2026-06-20T00:00:00.000Z' }))).to.deep.equal([]);
    expect(judge(sitemap({ downloaded_at: null, submitted_at: null }))).to.deep.equal([]);
  });
});
