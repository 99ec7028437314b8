import { expect } from 'chai';
import { nextAllowedInstant } from '../../../../domain/outreach/sending/pacing.js';
import { evaluatePolicy } from '../../../../domain/outreach/sending/policy/index.js';
import { POLICY_CHECKS, type PolicyCheckName } from '../../../../domain/outreach/sending/policy.js';
import { policyFacts } from '../../../support/samples/policy-facts.js';

type Parts = Parameters<typeof policyFacts>[0];
const WINDOW = { time_zone: 'Europe/Berlin', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

const next = (failed: PolicyCheckName[], parts: Parts = {}, random = 0): string =>
  nextAllowedInstant(policyFacts(parts), failed, random).toISOString();

describe('[U] nextAllowedInstant', () => {
  it('is now when nothing holds a mail up', () => {
    expect(next([])).to.equal('2026-06-02T08:00:00.000Z');
  });

  for (const name of ['user_daily_cap', 'domain_daily_cap', 'sender_daily_cap'] as const)
    it(`is the next day of the workspace for ${name}`, () => {
      expect(next([name])).to.equal('2026-06-03T00:00:00.000Z');
      expect(next([name], { time_zone: 'America/New_York' })).to.equal('2026-06-03T04:00:00.000Z');
    });

  it('is the next hour for sender_hourly_cap', () => {
    expect(next(['sender_hourly_cap'])).to.equal('2026-06-02T09:00:00.000Z');
  });

  it('is three days after the last mail for recipient_cooldown', () => {
    expect(next(['recipient_cooldown'], { last_mail_to_recipient_at: '2026-06-01T06:00:00.000Z' })).to.equal(
      '2026-06-04T06:00:00.000Z',
    );
  });

  const last_sent_at = '2026-06-02T07:59:00.000Z';
  for (const [gap, random, instant] of [
    [600, 0, '2026-06-02T08:10:30.000Z'],
    [600, 0.5, '2026-06-02T08:13:15.000Z'],
    [600, 1, '2026-06-02T08:16:00.000Z'],
    [3600, 1, '2026-06-02T09:06:00.000Z'],
    [100, 0, '2026-06-02T08:00:55.000Z'],
    [100, 1, '2026-06-02T08:01:50.000Z'],
  ] as const)
    it(`is a gap of ${gap} seconds and some more by chance (${random}) for min_gap`, () => {
      expect(next(['min_gap'], { sender: { last_sent_at, min_interval_seconds: gap } }, random)).to.equal(instant);
    });

  it('is the latest of what all ask for', () => {
    const facts = { sender: { last_sent_at }, last_mail_to_recipient_at: '2026-06-01T06:00:00.000Z' };
    expect(next(['min_gap', 'sender_hourly_cap', 'recipient_cooldown'], facts)).to.equal('2026-06-04T06:00:00.000Z');
  });

  it('is within the window of the sender', () => {
    const sender = { sending_window: WINDOW, last_sent_at: '2026-06-05T14:55:00.000Z' };
    const now = new Date('2026-06-05T14:56:00.000Z');
    expect(next(['min_gap'], { sender, now })).to.equal('2026-06-08T07:00:00.000Z');
    expect(next(['outside_sending_window'], { sender, now: new Date('2026-06-06T10:00:00Z') })).to.equal(
      '2026-06-08T07:00:00.000Z',
    );
    expect(next(['user_daily_cap'], { sender, now })).to.equal('2026-06-08T07:00:00.000Z');
  });

  it('never is behind, whatever is asked and however clocks differ', () => {
    for (const name of POLICY_CHECKS)
      expect(
        next([name], { last_mail_to_recipient_at: '2020-01-01T00:00:00.000Z' }) >= '2026-06-02T08:00:00.000Z',
        name,
      ).to.equal(true);
  });

  it('is an instant at which the checks that held the mail up let it through', () => {
    const facts = policyFacts({
      sender: { last_sent_at, sending_window: WINDOW },
      last_mail_to_recipient_at: '2026-06-02T07:59:00.000Z',
      now: new Date('2026-06-02T15:00:00.000Z'),
    });
    const failed = evaluatePolicy(facts)
      .checks.filter(({ passed }) => !passed)
      .map(({ name }) => name);
    expect(failed).to.deep.equal(['recipient_cooldown', 'outside_sending_window']);
    const later = nextAllowedInstant(facts, failed, 0.3);
    expect(evaluatePolicy({ ...facts, now: later }).reason).to.equal('All checks passed');
  });
});
