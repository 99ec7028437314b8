import { expect } from 'chai';
import { speedFcp } from '../../../../../domain/seo/checks/speed/fcp.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedFcp.judge(siteFrom([], { speed: [speedRun({ metrics: { fcp_ms: value }, ...more })] }), context());

describe('[U] speed/fcp', () => {
  it('fires beyond the limit', () => {
    expect(judge(1900)).to.deep.equal([
      { url, observed: '1.90 s', expected: 'at most 1.80 s', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(1800)).to.deep.equal([]);
  });

  it('holds a desktop run to what desktops reach', () => {
    const desktop = { strategy: 'desktop' } as const;
    expect(judge(934, desktop)).to.deep.equal([]);
    expect(judge(1700, desktop)).to.deep.equal([
      { url, observed: '1.70 s', expected: 'at most 0.93 s', where: 'Lighthouse, desktop', severity: 'medium' },
    ]);
  });

  it('is worse beyond the second limit, not at it', () => {
    expect([judge(3000), judge(3001)].map(([finding]) => finding?.severity)).to.deep.equal([undefined, 'medium']);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([judge(1900, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }), judge(null)]).to.deep.equal(
      [[], []],
    );
  });
});
