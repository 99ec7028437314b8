import { expect } from 'chai';
import type { SpeedRating, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';
import { rateMetrics } from '../../../domain/speed/rate-metrics.js';
import { speedRun } from '../../support/samples/speed-runs.js';

type Metrics = ReturnType<typeof speedRun>['metrics'];
const rate = (metrics: Partial<Metrics>, strategy: SpeedStrategy = 'mobile') =>
  rateMetrics(speedRun({ metrics, strategy }), DEFAULT_THRESHOLDS);

const BOUNDS: [metric: keyof Metrics, good: number, poor: number, step: number][] = [
  ['lcp_ms', 2500, 4000, 1],
  ['inp_ms', 200, 500, 1],
  ['fid_ms', 130, 250, 1],
  ['cls', 0.1, 0.25, 0.001],
  ['tbt_ms', 200, 600, 1],
  ['fcp_ms', 1800, 3000, 1],
  ['ttfb_ms', 800, 1800, 1],
  ['speed_index_ms', 3400, 5800, 1],
];

/** What Lighthouse scores desktop runs by where it differs; the others are the same on every device. */
const DESKTOP_BOUNDS: typeof BOUNDS = [
  ...BOUNDS.filter(([metric]) => !['tbt_ms', 'fcp_ms', 'speed_index_ms'].includes(metric)),
  ['tbt_ms', 150, 350, 1],
  ['fcp_ms', 934, 1600, 1],
  ['speed_index_ms', 1311, 2300, 1],
];

describe('[U] rate metrics', () => {
  for (const [strategy, bounds] of [
    ['mobile', BOUNDS],
    ['desktop', DESKTOP_BOUNDS],
  ] as const) {
    for (const [metric, good, poor, step] of bounds) {
      it(`${metric} of a ${strategy} run is good to ${good} and poor above ${poor}`, () => {
        const ratings: [number, SpeedRating][] = [
          [0, 'good'],
          [good, 'good'],
          [good + step, 'needs_improvement'],
          [poor, 'needs_improvement'],
          [poor + step, 'poor'],
        ];
        for (const [value, rating] of ratings)
          expect(rate({ [metric]: value }, strategy)[metric], `${value}`).to.deep.equal({ value, rating });
      });

      it(`${metric} that was not measured in a ${strategy} run is null`, () => {
        expect(rate({ [metric]: null }, strategy)[metric]).to.equal(null);
      });
    }
  }

  it('load time has no agreed bounds', () => {
    expect(rate({ load_time_ms: 2000 }).load_time_ms).to.deep.equal({ value: 2000, rating: null });
    expect(rate({ load_time_ms: null }).load_time_ms).to.equal(null);
  });
});
