import { expect } from 'chai';
import { speedPageWeight } from '../../../../../domain/seo/checks/speed/page-weight.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedPageWeight.judge(siteFrom([], { speed: [speedRun({ page_weight_bytes: value, ...more })] }), context());

describe('[U] speed/page-weight', () => {
  it('fires beyond the limit', () => {
    expect(judge(1_650_000)).to.deep.equal([
      { url, observed: '1.65 MB', expected: 'at most 1.60 MB', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(1_600_000)).to.deep.equal([]);
  });

  it('is worse beyond the second limit, not at it', () => {
    expect([judge(5_000_000), judge(5_000_001)].map(([finding]) => finding?.severity)).to.deep.equal([
      undefined,
      'medium',
    ]);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([
      judge(1_650_000, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }),
      judge(null),
    ]).to.deep.equal([[], []]);
  });
});
