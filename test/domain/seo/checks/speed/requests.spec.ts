import { expect } from 'chai';
import { speedRequests } from '../../../../../domain/seo/checks/speed/requests.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (value: number | null, more: Parameters<typeof speedRun>[0] = {}) =>
  speedRequests.judge(siteFrom([], { speed: [speedRun({ request_count: value, ...more })] }), context());

describe('[U] speed/requests', () => {
  it('fires beyond the limit', () => {
    expect(judge(76)).to.deep.equal([
      { url, observed: '76 requests', expected: 'at most 75 requests', where: 'Lighthouse, mobile' },
    ]);
  });

  it('accepts the limit', () => {
    expect(judge(75)).to.deep.equal([]);
  });

  it('says nothing of a run that did not load the page, or without the figure', () => {
    expect([judge(76, { runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }), judge(null)]).to.deep.equal([
      [],
      [],
    ]);
  });
});
