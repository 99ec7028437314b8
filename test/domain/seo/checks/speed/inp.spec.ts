import { expect } from 'chai';
import { speedInp } from '../../../../../domain/seo/checks/speed/inp.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (run: Parameters<typeof speedRun>[0]) =>
  speedInp.judge(siteFrom([], { speed: [speedRun(run)] }), context());
const field = (source: 'url' | 'origin', inp_ms: number | null) => ({
  field_data_state: 'found' as const,
  field_data: { source, inp_ms, lcp_ms: null, cls: null, fcp_ms: null, ttfb_ms: null, period: null },
});

describe('[U] speed/inp', () => {
  it('fires beyond the limit and says whose figures they are', () => {
    const finding = { url, observed: '201 ms', expected: 'at most 200 ms' };
    expect(judge(field('url', 201))).to.deep.equal([{ ...finding, where: 'Chrome UX Report, mobile' }]);
    expect(judge(field('origin', 201))).to.deep.equal([{ ...finding, where: 'Chrome UX Report, mobile, whole site' }]);
  });

  it('is worse beyond the second limit, not at it', () => {
    expect([500, 501].map((value) => judge(field('url', value))[0]?.severity)).to.deep.equal([undefined, 'critical']);
  });

  it('accepts the limit, and says nothing without figures', () => {
    expect([judge(field('url', 200)), judge(field('url', null)), judge({})]).to.deep.equal([[], [], []]);
  });
});
