import { expect } from 'chai';
import { delayUntil } from '../../../../../activities/outreach/sending/attempts/delay-until.js';
import { policyFacts } from '../../../../support/samples/policy-facts.js';

const MINUTE_MS = 60_000;

describe('[U] delay of a scheduled mail', () => {
  const last = new Date('2026-06-02T07:59:00.000Z');
  const facts = policyFacts({ sender: { last_sent_at: last.toISOString() } });

  it('keeps the gap of the sender, and adds some chance to it', () => {
    const gaps = Array.from({ length: 200 }, () => delayUntil(facts, ['min_gap']).getTime() - last.getTime());
    expect(Math.min(...gaps)).to.be.at.least(10 * MINUTE_MS);
    expect(Math.max(...gaps)).to.be.at.most(20 * MINUTE_MS);
    expect(new Set(gaps).size).to.be.greaterThan(50);
  });
});
