import { expect } from 'chai';
import { minGap } from '../../../../../domain/outreach/sending/policy/min-gap.js';
import { judge } from '../../../../support/samples/policy-facts.js';

describe('[U] min_gap', () => {
  it('lets the first mail through', () => {
    expect(judge(minGap)).to.deep.equal({ passed: true, detail: 'It is the first mail of the sender' });
  });

  it('lets one through when the gap has passed', () => {
    expect(judge(minGap, { sender: { last_sent_at: '2026-06-02T07:50:00.000Z' } })).to.deep.equal({
      passed: true,
      detail: '600 of 600 seconds since the last mail',
    });
  });

  it('puts one off before, and says until when', () => {
    expect(judge(minGap, { sender: { last_sent_at: '2026-06-02T07:50:00.500Z' } })).to.deep.equal({
      passed: false,
      detail: '599 of 600 seconds since the last mail; enough from 2026-06-02T08:00:00.500Z',
    });
  });

  it('stands clocks that differ', () => {
    const sender = { last_sent_at: '2026-06-02T08:00:05.000Z', min_interval_seconds: 60 };
    expect(judge(minGap, { sender })).to.deep.equal({
      passed: false,
      detail: '0 of 60 seconds since the last mail; enough from 2026-06-02T08:01:05.000Z',
    });
  });

  it('asks for no gap where there is none', () => {
    const sender = { last_sent_at: '2026-06-02T08:00:00.000Z', min_interval_seconds: 0 };
    expect(judge(minGap, { sender })).to.deep.equal({ passed: true, detail: 'The sender asks for no gap' });
  });
});
