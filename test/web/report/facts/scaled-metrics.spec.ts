import { expect } from 'chai';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';
import { SCALED_METRICS } from '../../../../web/report/facts/scaled-metrics.js';
import { speedRun } from '../../../support/speed-runs.js';

describe('[U] scaled metrics', () => {
  it('are all that a run has, each once', () => {
    expect(SCALED_METRICS.map(({ name }) => name)).to.have.members(Object.keys(speedRun().metrics));
  });

  it('are poor above where they are good', () => {
    for (const { name, good, poor } of SCALED_METRICS) {
      if (good === null || poor === null) continue;
      expect(DEFAULT_THRESHOLDS[poor], name).to.be.greaterThan(DEFAULT_THRESHOLDS[good]);
    }
  });
});
