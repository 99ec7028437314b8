import { expect } from 'chai';
import { DEFAULT_THRESHOLDS } from '../../../domain/seo/thresholds.js';
import { type BoundedMetric, labBounds } from '../../../domain/speed/lab-bounds.js';
import { speedRun } from '../../support/samples/speed-runs.js';

const metrics = Object.keys(speedRun().metrics).filter((name): name is BoundedMetric => name !== 'load_time_ms');

describe('[U] lab bounds', () => {
  it('are poor above where they are good', () => {
    for (const metric of metrics)
      for (const strategy of ['mobile', 'desktop'] as const) {
        const { good, poor } = labBounds(metric, strategy, DEFAULT_THRESHOLDS);
        expect(poor, `${metric} ${strategy}`).to.be.greaterThan(good);
      }
  });

  it('of desktop runs are stricter for blocking, first content and filling, and equal for the rest', () => {
    const differing = metrics.filter(
      (metric) =>
        labBounds(metric, 'desktop', DEFAULT_THRESHOLDS).good < labBounds(metric, 'mobile', DEFAULT_THRESHOLDS).good,
    );
    expect(differing).to.have.members(['tbt_ms', 'fcp_ms', 'speed_index_ms']);
  });

  it('are those that a project has set', () => {
    const own = { ...DEFAULT_THRESHOLDS, tbt_desktop_ms: 100 };
    expect(labBounds('tbt_ms', 'desktop', own)).to.deep.equal({ good: 100, poor: 350 });
    expect(labBounds('tbt_ms', 'mobile', own)).to.deep.equal({ good: 200, poor: 600 });
  });
});
