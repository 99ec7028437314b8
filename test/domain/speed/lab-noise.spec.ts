import { expect } from 'chai';
import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';
import { labNoise } from '../../../domain/speed/lab-noise.js';
import { speedRun } from '../../support/samples/speed-runs.js';

const side = (metrics: Partial<SpeedArtifact['metrics']>, more: Partial<SpeedArtifact> = {}) => ({
  metrics: { strategies: { mobile: speedRun({ metrics, ...more }) } },
});

describe('[U] labNoise', () => {
  it('takes a figure that crossed its limit by a little for no change', () => {
    expect(labNoise('speed/lcp', side({ lcp_ms: 2450 }), side({ lcp_ms: 2600 }))).to.include('moved no more');
    expect(labNoise('speed/cls', side({ cls: 0.09 }), side({ cls: 0.11 }))).to.include('moved no more');
  });

  it('leaves a real change alone, to either side', () => {
    expect(labNoise('speed/lcp', side({ lcp_ms: 1900 }), side({ lcp_ms: 3400 }))).to.equal(null);
    expect(labNoise('speed/tbt', side({ tbt_ms: 900 }), side({ tbt_ms: 90 }))).to.equal(null);
  });

  it('concludes nothing from a measurement that cannot be relied on', () => {
    const low = { reliability: { level: 'low' as const, reason: 'busy' } };
    expect(labNoise('speed/tbt', side({ tbt_ms: 20 }), side({ tbt_ms: 1718 }, low))).to.include('not reliable');
  });

  it('has no say in other checks, nor where nothing was measured', () => {
    expect(labNoise('title/missing', side({}), side({}))).to.equal(null);
    expect(labNoise('speed/lcp', { metrics: {} }, side({ lcp_ms: 2600 }))).to.equal(null);
    expect(labNoise('speed/lcp', { metrics: { strategies: { mobile: null } } }, side({ lcp_ms: 9600 }))).to.equal(null);
  });
});
