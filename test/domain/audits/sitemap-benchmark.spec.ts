import { expect } from 'chai';
import { benchmarkSitemaps } from '../../../domain/audits/sitemap-benchmark.js';
import type { SitemapEntry } from '../../../domain/seo/artifacts/sitemap.js';
import { sitemapEntry, sitemapFrom } from '../../support/sites/sitemaps.js';

const now = '2026-06-01T00:00:00.000Z';
const subject = (name: string, entries: SitemapEntry[]) => ({
  url: `https://${name}.example/`,
  sitemap: sitemapFrom({ entries }),
  error: null,
});
const failed = (name: string, error: string) => ({ url: `https://${name}.example/`, sitemap: null, error });
const weekly = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const lastmod = new Date(Date.parse(now) - (n * 7 + 1) * 86_400_000).toISOString();
    return sitemapEntry(`/blog/post-${n}`, { lastmod });
  });
const own = subject('own', [...weekly(6), sitemapEntry('/only/a'), sitemapEntry('/only/b')]);
const big = subject('big', [
  ...weekly(12),
  ...weekly(12).map(({ url, lastmod }) => sitemapEntry(url.replace('blog', 'guides'), { lastmod })),
]);
const small = subject('small', [sitemapEntry('/blog/a'), sitemapEntry('/guide/b')]);

describe('[U] sitemap benchmark', () => {
  const report = benchmarkSitemaps(own, [big, failed('down', 'no such host'), small], now);

  it('ranks sites by the figures that all can have', () => {
    // You: 50 for addresses, sections, dates and depth; behind the only other site with a rhythm and with fresh entries.
    expect(report.sites.map(({ url, rank, index }) => [url, rank, index])).to.deep.equal([
      ['https://own.example/', 2, 33.3],
      ['https://big.example/', 1, 83.3],
      ['https://down.example/', null, null],
      ['https://small.example/', 3, 25],
    ]);
    expect(report).to.include({ your_rank: 2, ranked_sites: 3, website_url: own.url, generated_at: now });
  });

  it('lists a site without a readable sitemap with the reason', () => {
    expect(report.sites[2]).to.deep.equal({
      url: 'https://down.example/',
      is_yours: false,
      status: 'failed',
      error: 'no such host',
      figures: null,
      index: null,
      rank: null,
    });
  });

  it('gives the place in each measure, the best first', () => {
    const urls = report.measures.find(({ measure }) => measure === 'urls');
    expect(urls).to.deep.equal({
      measure: 'urls',
      title: 'Listed addresses',
      unit: 'URLs',
      better: 'higher',
      in_index: true,
      yours: 8,
      your_rank: 2,
      competitors_median: 13,
      standings: [
        { url: 'https://big.example/', value: 24, rank: 1 },
        { url: 'https://own.example/', value: 8, rank: 2 },
        { url: 'https://small.example/', value: 2, rank: 3 },
      ],
    });
    const news = report.measures.find(({ measure }) => measure === 'news_share');
    expect([news?.in_index, news?.your_rank]).to.deep.equal([false, 1]);
  });

  it('finds sections that competitors have under any spelling, and those of one’s own', () => {
    expect(report.missing_sections.map(({ section, competitors }) => [section, competitors.length])).to.deep.equal([
      ['/guides', 2],
    ]);
    expect(report.own_sections).to.deep.equal(['/only']);
  });

  it('advises with evidence', () => {
    expect(report.recommendations.map(({ id, priority }) => [id, priority])).to.deep.equal([
      ['section/guides', 'High'],
      ['measure/publishing_per_week', 'Medium'],
      ['measure/fresh_share', 'Medium'],
      ['measure/urls', 'Low'],
    ]);
    expect(report.recommendations[1]?.evidence).to.deep.equal([
      { url: 'https://own.example/', detail: '0.5 changes a week' },
      { url: 'https://big.example/', detail: '2 changes a week, the best' },
    ]);
  });

  it('without a sitemap of one’s own there is no rank, and one thing to do', () => {
    const { your_rank, ranked_sites, recommendations, sites } = benchmarkSitemaps(
      subject('own', []),
      [big, small],
      now,
    );
    expect([your_rank, ranked_sites, sites[1]?.rank]).to.deep.equal([null, 0, null]);
    expect(recommendations.map(({ id }) => id)).to.deep.equal(['sitemap/missing']);
    expect(recommendations[0]?.evidence).to.deep.equal([
      { url: 'https://own.example/', detail: 'No sitemap with an entry was found' },
    ]);
  });

  it('with every competitor failed there is no rank and no advice', () => {
    const report = benchmarkSitemaps(own, [failed('a', 'dns'), failed('b', 'timeout')], now);
    expect(report).to.deep.include({ your_rank: null, ranked_sites: 0, missing_sections: [], own_sections: [] });
    expect(report.recommendations).to.deep.equal([]);
    expect(report.measures[0]).to.include({ yours: 8, your_rank: null, competitors_median: null });
  });
});
