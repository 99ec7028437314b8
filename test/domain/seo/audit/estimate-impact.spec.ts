import { expect } from 'chai';
import type { Benchmark } from '../../../../domain/seo/audit/benchmark.js';
import { estimateImpact } from '../../../../domain/seo/audit/estimate-impact.js';
import { speedRun } from '../../../support/speed-runs.js';
import { stubIssue } from '../../../support/stub-issue.js';

const counts = { fetched_pages: 200, html_pages: 100, indexable_pages: 50 };
const nothing = { benchmark: null, site: { speed: null } };
const gap = (measure: string): Benchmark => ({
  competitors: [],
  your_rank: 2,
  ranked_sites: 2,
  your_index: 40,
  advantages: [],
  gaps: [
    {
      measure,
      title: 'Titles',
      unit: '%',
      yours: 50,
      competitors_median: 90,
      best: { url: 'https://best.example/', value: 99 },
      detail: 'Titles: 50 % against 90',
    },
  ],
});
const range = ({ traffic_percent_low: low, traffic_percent_high: high }: ReturnType<typeof estimateImpact>) => [
  low,
  high,
];

describe('[U] estimate impact', () => {
  it('is the range of the severity times the root of the share', () => {
    const impact = estimateImpact(stubIssue('a/b', { severity: 'high', affected_pages: 25 }), counts, nothing);
    expect(impact).to.deep.equal({
      traffic_percent_low: 1,
      traffic_percent_high: 4,
      basis: 'estimate, not a measurement: 2–8 % assumed for a high issue everywhere, here on 25 of 100 pages',
    });
  });

  it('reaches everywhere for the site as one, and counts resources as such', () => {
    const site = estimateImpact(stubIssue('a/b', { measured_over: 'site', affected_pages: 9 }), counts, nothing);
    expect(site.basis).to.match(/here on the site as a whole$/);
    expect(range(site)).to.deep.equal([0.5, 3]);
    const files = stubIssue('a/b', { measured_over: 'resources', affected_pages: 1 });
    expect(estimateImpact(files, { ...counts, resources: 4 }, nothing).basis).to.match(/1 of 4 resources$/);
  });

  it('expects a tenth of what only protects visitors', () => {
    const of = (id: string) => range(estimateImpact(stubIssue(id, { measured_over: 'site' }), counts, nothing));
    expect([of('sec/nosniff-missing'), of('sec/mixed-active')]).to.deep.equal([
      [0.05, 0.3],
      [0.5, 3],
    ]);
  });

  it('weighs more where the benchmark shows a gap in the same matter, and says so', () => {
    const issue = stubIssue('title/missing', { measured_over: 'site' });
    const impact = estimateImpact(issue, counts, { ...nothing, benchmark: gap('title_coverage') });
    expect(range(impact)).to.deep.equal([0.63, 3.75]);
    expect(impact.basis).to.match(/, × 1\.25 because the benchmark shows a gap \(Titles: 50 % against 90\)$/);
    expect(range(estimateImpact(issue, counts, { ...nothing, benchmark: gap('words_median') }))).to.deep.equal([
      0.5, 3,
    ]);
  });

  it('weighs a slow page by what Lighthouse names savings for', () => {
    const slow = (savings_ms: number, runtime_error: { code: string; message: string } | null = null) => {
      const saving = { id: 'x', title: 'X', description: '', savings_ms, savings_bytes: 0, items: [] };
      const speed = [speedRun({ metrics: { lcp_ms: 4500 }, opportunities: [saving], runtime_error }), speedRun()];
      const issue = stubIssue('speed/lcp', { severity: 'high', measured_over: 'site' });
      return estimateImpact(issue, counts, { benchmark: null, site: { speed } });
    };
    expect(range(slow(1000))).to.deep.equal([1, 4]);
    expect(slow(1000).basis).to.match(
      /, × 0\.5 because Lighthouse names a saving for 1000 of the 2000 ms that are too much$/,
    );
    expect(range(slow(100))).to.deep.equal([0.5, 2]);
    expect(range(slow(9000))).to.deep.equal([2, 8]);
    expect(range(slow(0))).to.deep.equal([2, 8]);
    expect(range(slow(1000, { code: 'X', message: 'x' }))).to.deep.equal([2, 8]);
  });

  it('sets savings against the bounds of the run that was judged', () => {
    const saving = { id: 'x', title: 'X', description: '', savings_ms: 1000, savings_bytes: 0, items: [] };
    const weigh = (check: string, metrics: Parameters<typeof speedRun>[0]) =>
      estimateImpact(stubIssue(check, { severity: 'low', measured_over: 'site' }), counts, {
        benchmark: null,
        site: { speed: [speedRun({ strategy: 'desktop', opportunities: [saving], ...metrics })] },
      }).basis;
    expect(weigh('speed/fcp', { metrics: { fcp_ms: 2934 } })).to.contain('1000 of the 2000 ms');
    expect(weigh('speed/si', { metrics: { speed_index_ms: 9000 } })).to.not.contain('Lighthouse');
  });
});
