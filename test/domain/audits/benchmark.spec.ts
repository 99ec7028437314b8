import { expect } from 'chai';
import { type CompetitorResult, compareWithCompetitors } from '../../../domain/audits/benchmark.js';
import { measureSite, type SiteMetrics } from '../../../domain/seo/site/site-metrics.js';
import { stubProfile } from '../../support/samples/stub-profile.js';
import { siteFrom } from '../../support/sites/site.js';

const base = measureSite(siteFrom([]), '2026-06-01T00:00:00Z');
const metrics = (name: string, overrides: Partial<SiteMetrics>): SiteMetrics => ({
  ...base,
  url: `https://${name}.example/`,
  ...overrides,
});
const competitor = (name: string, overrides: Partial<SiteMetrics>): CompetitorResult => ({
  url: `https://${name}.example/`,
  status: 'completed',
  error: null,
  scores: {},
  metrics: metrics(name, overrides),
});

describe('[U] benchmark', () => {
  it('ranks by how many sites are beaten over all measures', () => {
    const own = metrics('own', { indexable_pages: 50, words_total: 5000 });
    const report = compareWithCompetitors(own, [
      competitor('big', { indexable_pages: 100, words_total: 9000 }),
      competitor('small', { indexable_pages: 10, words_total: 900 }),
    ]);
    expect([report.your_rank, report.ranked_sites]).to.deep.equal([2, 3]);
    expect(report.your_index).to.equal(50);
    const [big, small] = report.competitors.map(({ benchmark_index }) => benchmark_index ?? 0);
    expect(big).to.be.greaterThan(50);
    expect(small).to.be.lessThan(50);
  });

  it('gives advantages and gaps with their figures', () => {
    const own = metrics('own', { indexable_pages: 50, ttfb_median_ms: 900 });
    const report = compareWithCompetitors(own, [
      competitor('one', { indexable_pages: 20, ttfb_median_ms: 300 }),
      competitor('two', { indexable_pages: 30, ttfb_median_ms: 200 }),
    ]);
    expect(report.advantages).to.deep.equal([
      {
        measure: 'indexable_pages',
        title: 'Indexable pages',
        unit: 'pages',
        yours: 50,
        competitors_median: 25,
        best: { url: 'https://two.example/', value: 30 },
        detail: 'Indexable pages: 50 pages against a median of 25 (best 30, https://two.example/)',
        evidence_urls: ['https://two.example/'],
      },
    ]);
    expect(report.gaps.map(({ measure, yours, best }) => [measure, yours, best.value])).to.deep.equal([
      ['ttfb_median_ms', 900, 200],
    ]);
  });

  it('stands halfway between two competitors, not at the smaller figure', () => {
    const report = compareWithCompetitors(metrics('own', { indexable_pages: 50, ttfb_median_ms: 600 }), [
      competitor('one', { indexable_pages: 20, ttfb_median_ms: 200 }),
      competitor('two', { indexable_pages: 500, ttfb_median_ms: 2000 }),
    ]);
    const reported = (points: typeof report.gaps) =>
      points.map(({ measure, competitors_median: middle }) => [measure, middle]);
    expect(reported(report.advantages)).to.deep.equal([['ttfb_median_ms', 1100]]);
    expect(reported(report.gaps)).to.deep.equal([['indexable_pages', 260]]);
  });

  it('tells a median without the noise of binary fractions', () => {
    const publishing = (per_week: number) => ({ publishing: { per_week, trend: 'flat' as const } });
    const report = compareWithCompetitors(metrics('own', publishing(5)), [
      competitor('one', publishing(0.1)),
      competitor('two', publishing(0.2)),
    ]);
    expect(report.advantages.map(({ competitors_median: middle }) => middle)).to.deep.equal([0.15]);
  });

  it('shows pages of the best competitor, and says where a volume is no total', () => {
    const examples = { longest: ['https://two.example/long'], newest: [], structured_data: [] };
    const profile = stubProfile({ examples, crawl_incomplete: true });
    const report = compareWithCompetitors(metrics('own', { words_total: 10, words_median: 10 }), [
      competitor('two', { words_total: 900, words_median: 90, profile }),
      competitor('one', { words_total: 90, words_median: 80 }),
    ]);
    expect(report.gaps.map(({ measure, evidence_urls }) => [measure, evidence_urls])).to.deep.equal([
      ['words_total', ['https://two.example/long']],
      ['words_median', ['https://two.example/long']],
    ]);
    expect(report.gaps[0]?.detail).to.match(/\); at least, since a bound ended the crawl of https:\/\/two\.example\/$/);
    expect(report.gaps[1]?.detail).to.match(/\)$/);
  });

  it('compares health by the same rules', () => {
    const report = compareWithCompetitors(
      metrics('own', {}),
      [{ ...competitor('one', {}), scores: { technical_seo: 60 } }],
      {
        scores: { technical_seo: 90 },
      },
    );
    expect(report.advantages.map(({ measure, yours, best }) => [measure, yours, best.value])).to.deep.equal([
      ['technical_seo', 90, 60],
    ]);
    expect(report.your_scores).to.deep.equal({ technical_seo: 90 });
  });

  it('finds sections and topics that competitors have, and knows what one’s own pages cover', () => {
    const topic = (term: string, host: string) => ({
      term,
      pages: 3,
      titled_pages: 1,
      sample_urls: [`https://${host}.example/${term}`],
    });
    const theirs = (host: string) =>
      stubProfile({
        topics: [topic('boots', host), topic('laces', host)],
        sections: [{ path: '/guides', name: 'guide', pages: 5, sample_urls: [`https://${host}.example/guides/1`] }],
      });
    const page = { url: 'https://own.example/', indexable: true, top_terms: [], title: 'Boots', h1: '' };
    const rivals = ['one', 'two'].map((host) => competitor(host, { profile: theirs(host) }));
    const { topics, missing_sections } = compareWithCompetitors(metrics('own', { profile: stubProfile() }), rivals, {
      pages: [page, { ...page, title: 'Laces', indexable: false }],
    });
    expect(topics?.gaps.map(({ term, competitors }) => [term, competitors.length])).to.deep.equal([['laces', 2]]);
    expect(topics?.overlap[0]).to.deep.include({ topics: 2, shared: 1, share: 0.5, shared_terms: ['boots'] });
    expect(missing_sections?.map(({ section }) => section)).to.deep.equal(['/guides']);
  });

  it('takes a difference under a tenth for none', () => {
    const report = compareWithCompetitors(metrics('own', { words_median: 1000 }), [
      competitor('one', { words_median: 1090 }),
      competitor('two', { words_median: 1090 }),
    ]);
    expect([report.advantages, report.gaps]).to.deep.equal([[], []]);
  });

  it('compares only what was measured on both sides', () => {
    const report = compareWithCompetitors(metrics('own', { speed_score: 90 }), [
      competitor('one', {}),
      competitor('two', {}),
    ]);
    expect(report.advantages).to.deep.equal([]);
    expect(report.your_rank).to.equal(1);
  });

  it('lists a competitor that failed and does not rank it', () => {
    const failed: CompetitorResult = {
      url: 'https://down.example/',
      status: 'failed',
      error: 'dns',
      scores: {},
      metrics: null,
    };
    const report = compareWithCompetitors(metrics('own', { words_total: 10 }), [
      failed,
      competitor('one', { words_total: 100 }),
    ]);
    expect([report.your_rank, report.ranked_sites]).to.deep.equal([2, 2]);
    expect(report.competitors[0]).to.deep.equal({ ...failed, benchmark_index: null });
  });

  it('has no rank when no competitor could be measured', () => {
    const failed: CompetitorResult = {
      url: 'https://down.example/',
      status: 'failed',
      error: 'dns',
      scores: {},
      metrics: null,
    };
    expect(compareWithCompetitors(metrics('own', {}), [failed, failed])).to.include({
      your_rank: null,
      ranked_sites: 0,
      your_index: null,
    });
  });
});
