import { expect } from 'chai';
import { SCALED_METRICS } from '../../../../web/report/facts/scaled-metrics.js';
import { speedRun } from '../../../support/samples/speed-runs.js';

describe('[U] scaled metrics', () => {
  it('are all that a run has, each once', () => {
    expect(SCALED_METRICS.map(({ name }) => name)).to.have.members(Object.keys(speedRun().metrics));
  });
});
