import { expect } from 'chai';
import { speedCls } from '../../../../../domain/seo/checks/speed/cls.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedCls.judge(siteFrom([], { speed: [speedRun({ metrics: { cls: value }, ...more })] }), context());

describe('[U] speed/cls', () => {
  it('fires beyond the limit', () => {
    expect(judge(0.101)).to.deep.equal([
      { url, observed: '0.101', expected: 'at most 0.1', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(0.1)).to.deep.equal([]);
  });

  it('is worse beyond the second limit, not at it', () => {
    expect([judge(0.25), judge(0.251)].map(([finding]) => finding?.severity)).to.deep.equal([undefined, 'critical']);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([
      judge(0.101, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }),
      judge(null),
    ]).to.deep.equal([[], []]);
  });
});
