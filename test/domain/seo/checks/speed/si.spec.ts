import { expect } from 'chai';
import { speedSi } from '../../../../../domain/seo/checks/speed/si.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedSi.judge(siteFrom([], { speed: [speedRun({ metrics: { speed_index_ms: value }, ...more })] }), context());

describe('[U] speed/si', () => {
  it('fires beyond the limit', () => {
    expect(judge(3500)).to.deep.equal([
      { url, observed: '3.50 s', expected: 'at most 3.40 s', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(3400)).to.deep.equal([]);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([judge(3500, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }), judge(null)]).to.deep.equal(
      [[], []],
    );
  });

  it('leaves desktop runs alone, for which the limit is not meant', () => {
    expect(judge(9000, { strategy: 'desktop' })).to.deep.equal([]);
  });
});
