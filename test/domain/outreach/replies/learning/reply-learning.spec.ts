import { expect } from 'chai';
import { describeLearning } from '../../../../../domain/outreach/replies/learning/reply-learning.js';
import { signTest } from '../../../../../domain/outreach/replies/learning/sign-test.js';
import { summarizeCorrections } from '../../../../../domain/outreach/replies/learning/summarize-corrections.js';
import type { ReplyClass } from '../../../../../domain/outreach/replies/reply.js';
import { makeCorrection } from '../../../../support/samples/taught-replies.js';

const NOTHING = { in_use_since: null, fitted_at: null, measure: null };
const MEASURE = {
  corrections: 60,
  leads: 57,
  right: { shipped: 33, own: 49 },
  better_leads: 17,
  worse_leads: 1,
  p_value: 0.00007,
  unhonored: { shipped: 2, own: 1 },
  harm: { shipped: 4, own: 2 },
  unreviewed_harm: { shipped: 0, own: 0 },
};
const judged = (count: number, given: ReplyClass, meant: ReplyClass) =>
  Array.from({ length: count }, () => ({ ...makeCorrection('Yes', meant, { given }), is_learnable: true }));

describe('[U] how well replies are understood', () => {
  it('says of each class how often it was right, with an interval, and nothing of too few', () => {
    const [interested, question] = summarizeCorrections([
      ...judged(8, 'interested', 'interested'),
      ...judged(2, 'interested', 'question'),
      ...judged(3, 'question', 'question'),
    ]);
    expect(interested).to.deep.include({ classification: 'interested', meant: 8, given: 10, right: 8, precision: 0.8 });
    // By the formula of Wilson (1927) for 8 of 10.
    expect(interested?.interval?.low).to.be.closeTo(0.4902, 0.0005);
    expect(interested?.interval?.high).to.be.closeTo(0.9433, 0.0005);
    expect(question).to.deep.equal({
      classification: 'question',
      meant: 5,
      given: 3,
      right: 3,
      precision: null,
      interval: null,
    });
  });

  it('tests exactly whether better leads are more than chance', () => {
    expect(signTest(0, 0)).to.equal(1);
    expect(signTest(7, 0)).to.be.closeTo(1 / 128, 1e-12);
    expect(signTest(9, 1)).to.be.closeTo(11 / 1024, 1e-12);
    expect(signTest(1, 9)).to.be.closeTo(1023 / 1024, 1e-12);
  });

  it('says why what was taught is not in use', () => {
    const enough = judged(40, 'replied', 'interested');
    const [at = ''] = enough.map(({ corrected_at }) => corrected_at);
    const status = (count: number, state: Parameters<typeof describeLearning>[1]) =>
      describeLearning(enough.slice(0, count), state).adjustment.status;
    expect(status(39, NOTHING)).to.equal('too_few');
    expect(status(40, NOTHING)).to.equal('pending');
    expect(status(40, { ...NOTHING, fitted_at: at, measure: MEASURE })).to.equal('not_better');
    expect(status(40, { ...NOTHING, fitted_at: '2026-01-01T00:00:00.000Z', measure: MEASURE })).to.equal('pending');
    expect(status(40, { fitted_at: at, measure: MEASURE, in_use_since: at })).to.equal('in_use');
  });
});
