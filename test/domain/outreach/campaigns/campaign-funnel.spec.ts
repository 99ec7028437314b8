import { expect } from 'chai';
import { listFunnelSteps } from '../../../../domain/outreach/campaigns/campaign-funnel.js';

describe('[U] steps of a funnel', () => {
  const sharesOf = (funnel: Parameters<typeof listFunnelSteps>[0]) =>
    Object.fromEntries(listFunnelSteps(funnel).map(({ step, of, share }) => [step, [of?.step ?? null, share]]));

  it('are each a share of what they are a part of', () => {
    const funnel = { leads: 200, contactable: 100, emailed: 80, replied: 20, positive: 5, won: 2 };
    expect(sharesOf(funnel)).to.deep.equal({
      leads: [null, null],
      contactable: ['leads', 0.5],
      emailed: ['contactable', 0.8],
      replied: ['emailed', 0.25],
      positive: ['replied', 0.25],
      won: ['leads', 0.01],
    });
  });

  it('have no share of nothing, nor one above all', () => {
    const none = { leads: 0, contactable: 0, emailed: 0, replied: 0, positive: 0, won: 0 };
    expect(Object.values(sharesOf(none)).every(([, share]) => share === null)).to.equal(true);
    expect(sharesOf({ ...none, leads: 3, contactable: 1, emailed: 2 })['emailed']).to.deep.equal(['contactable', null]);
  });
});
