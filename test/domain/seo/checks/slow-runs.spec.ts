import { expect } from 'chai';
import { slowRuns } from '../../../../domain/seo/checks/slow-runs.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../support/sites/site.js';

const limit = { good: 10, poor: null, worse: 'high', show: (value: number) => `${value} u` } as const;

describe('[U] slow-runs', () => {
  it('makes one finding for each run beyond the limit', () => {
    const speed = [
      speedRun({ metrics: { lcp_ms: 11 } }),
      speedRun({ strategy: 'desktop', metrics: { lcp_ms: 12 } }),
      speedRun({ metrics: { lcp_ms: 10 } }),
    ];
    expect(slowRuns(siteFrom([], { speed }), (run) => run.metrics.lcp_ms, limit)).to.deep.equal([
      { url: 'https://site.example/', observed: '11 u', expected: 'at most 10 u', where: 'Lighthouse, mobile' },
      { url: 'https://site.example/', observed: '12 u', expected: 'at most 10 u', where: 'Lighthouse, desktop' },
    ]);
  });

  it('can have a limit for each run', () => {
    const speed = [speedRun({ metrics: { lcp_ms: 12 } }), speedRun({ strategy: 'desktop', metrics: { lcp_ms: 12 } })];
    const found = slowRuns(
      siteFrom([], { speed }),
      (run) => run.metrics.lcp_ms,
      ({ strategy }) => ({ ...limit, good: strategy === 'desktop' ? 10 : 12 }),
    );
    expect(found.map(({ where }) => where)).to.deep.equal(['Lighthouse, desktop']);
  });

  it('makes none when nothing was measured', () => {
    expect(slowRuns(siteFrom([]), (run) => run.metrics.lcp_ms, limit)).to.deep.equal([]);
  });
});
