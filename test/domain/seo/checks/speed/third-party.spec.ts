import { expect } from 'chai';
import { speedThirdParty } from '../../../../../domain/seo/checks/speed/third-party.js';
import { context } from '../../../../support/check-context.js';
import { speedRun } from '../../../../support/samples/speed-runs.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/';
const judge = (run: Parameters<typeof speedRun>[0]) =>
  speedThirdParty.judge(siteFrom([], { speed: [speedRun(run)] }), context());
const third_parties = (blocking_ms: number) => ({
  third_parties: {
    blocking_ms,
    entities: ['Ads', 'Chat', 'Maps', 'Fonts'].map((name, at) => ({ name, blocking_ms: 100 - at, transfer_bytes: 1 })),
  },
});

describe('[U] speed/third-party', () => {
  it('names the three that take the longest', () => {
    expect(judge(third_parties(251))).to.deep.equal([
      {
        url,
        observed: '251 ms: Ads 100 ms, Chat 99 ms, Maps 98 ms',
        expected: 'at most 250 ms',
        where: 'Lighthouse, mobile',
      },
    ]);
  });

  it('accepts the limit, and says nothing of what was not measured', () => {
    expect(judge(third_parties(250))).to.deep.equal([]);
    expect(judge({ third_parties: null })).to.deep.equal([]);
    expect(
      judge({ ...third_parties(900), runtime_error: { code: 'NO_FCP', message: 'nothing painted' } }),
    ).to.deep.equal([]);
  });
});
