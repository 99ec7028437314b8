import { expect } from 'chai';
import { leadsNeeded, planTest } from '../../../../../domain/outreach/sending/variants/plan-test.js';
import type { Variant } from '../../../../../domain/outreach/sending/variants/variant.js';

describe('[U] leadsNeeded', () => {
  const known: [one: number, other: number, leads: number][] = [
    [0.03, 0.06, 749],
    [0.05, 0.1, 435],
    [0.08, 0.12, 882],
    [0.08, 0.16, 258],
    [0.2, 0.3, 294],
  ];
  for (const [one, other, leads] of known)
    it(`are ${leads} a version for ${one} and ${other}, at 95% and with a power of 80%`, () => {
      expect(Math.ceil(leadsNeeded(one, other, 0.05))).to.be.closeTo(leads, 1);
    });
});

describe('[U] planTest', () => {
  const text = { subject: 'Hi', body: 'Hello' };
  const variants: Variant[] = [
    { key: 'A', ...text, share: 50 },
    { key: 'B', ...text, share: 50 },
  ];
  const plan = (a: number, b: number) =>
    planTest(
      variants,
      new Map([
        ['A', a],
        ['B', b],
      ]),
    );

  it('says what the smaller version can show', () => {
    const { detectable, enough_leads, variants: planned } = plan(400, 280);
    expect(planned).to.deep.equal([
      { key: 'A', share: 50, leads: 400 },
      { key: 'B', share: 50, leads: 280 },
    ]);
    expect(enough_leads).to.equal(true);
    const at8 = detectable.find(({ from }) => from === 0.08);
    expect(at8?.to).to.be.within(0.155, 0.16);
  });

  it('says so when there are too few', () => {
    expect(plan(99, 300).enough_leads).to.equal(false);
    expect(plan(0, 0).detectable.every(({ to }) => to === null)).to.equal(true);
  });
});
