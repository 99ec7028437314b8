import { expect } from 'chai';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { estimateSpeedImpact } from '../../../domain/speed/speed-impact.js';
import { speedRun } from '../../support/samples/speed-runs.js';

const BASIS =
  'Lab run of Lighthouse against the Core Web Vitals bounds of web.dev/articles/lcp (good to 2.5 s, poor over 4 s)';
const run = (strategy: SpeedArtifact['strategy'], lcp_ms: number | null) => speedRun({ strategy, metrics: { lcp_ms } });

describe('[U] speed impact', () => {
  const bands: [lcp: number, level: string, statement: string][] = [
    [0, 'low', 'The main content shows after 0.0 s on mobile: within the good band'],
    [2500, 'low', 'The main content shows after 2.5 s on mobile: within the good band'],
    [2501, 'medium', 'The main content shows after 2.5 s on mobile: visitors wait noticeably'],
    [4000, 'medium', 'The main content shows after 4.0 s on mobile: visitors wait noticeably'],
    [
      12_345,
      'high',
      'The main content shows after 12.3 s on mobile: in the poor band, where visitors are likely to leave',
    ],
  ];
  for (const [lcp, level, statement] of bands) {
    it(`${lcp} ms is ${level}`, () => {
      expect(estimateSpeedImpact([run('mobile', lcp)])).to.deep.equal({ level, statement, basis: BASIS });
    });
  }

  it('speaks of the slowest strategy, whatever their order', () => {
    for (const runs of [
      [run('mobile', 3000), run('desktop', 4500)],
      [run('desktop', 4500), run('mobile', 3000)],
    ])
      expect(estimateSpeedImpact(runs)).to.include({
        level: 'high',
        statement:
          'The main content shows after 4.5 s on desktop: in the poor band, where visitors are likely to leave',
      });
  });

  it('leaves out what was not measured and runs that did not load the page', () => {
    const broken = speedRun({
      metrics: { lcp_ms: 9000 },
      runtime_error: { code: 'NO_FCP', message: 'nothing painted' },
    });
    expect(estimateSpeedImpact([run('mobile', null), broken, run('desktop', 1000)]).statement).to.include(
      '1.0 s on desktop',
    );
    for (const runs of [[], [broken], [run('mobile', null)]]) {
      expect(estimateSpeedImpact(runs)).to.deep.equal({
        level: 'unknown',
        statement: 'The largest contentful paint could not be measured',
        basis: BASIS,
      });
    }
  });
});
