import { expect } from 'chai';
import { speedLcp } from '../../../../../domain/seo/checks/speed/lcp.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedLcp.judge(siteFrom([], { speed: [speedRun({ metrics: { lcp_ms: value }, ...more })] }), context());

describe('[U] speed/lcp', () => {
  it('fires beyond the limit', () => {
    expect(judge(2501)).to.deep.equal([
      { url, observed: '2.50 s', expected: 'at most 2.50 s', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(2500)).to.deep.equal([]);
  });

  it('is worse beyond the second limit, not at it', () => {
    expect([judge(4000), judge(4001)].map(([finding]) => finding?.severity)).to.deep.equal([undefined, 'critical']);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([judge(2501, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }), judge(null)]).to.deep.equal(
      [[], []],
    );
  });
});
