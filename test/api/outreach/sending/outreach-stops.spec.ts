import { expect } from 'chai';
import { createOutreachStops, type OutreachStopsDeps } from '../../../../api/outreach/sending/outreach-stops.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';

/** Two follow-ups of each lead; every call is written down. */
function setUp({ away = false } = {}) {
  const calls: unknown[][] = [];
  const ofSender = ['s1-1', 's1-2', 's1-3'];
  const note =
    (name: string, answer: unknown = undefined) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return answer;
    };
  const deps = {
    queueItems: { cancel: note('cancel') },
    followUps: {
      ofLead: async (_user: string, leadId: string) => [1, 2].map((n) => newFollowUp({ id: `${leadId}-${n}` })),
      ofSender: async () => ofSender.splice(0, 2).map((id) => newFollowUp({ id })),
      list: async () => ({ items: [], next_cursor: null }),
      conclude: note('conclude'),
    },
    operations: { list: async () => ({ items: [], next_cursor: null }) },
    gateway: {
      cancel: note('stop'),
      wakeFollowUp: away ? () => Promise.reject(new DomainError('dependency_unavailable', 'away')) : note('look'),
    },
  } as unknown as OutreachStopsDeps;
  return { calls, stops: createOutreachStops(deps) };
}

describe('[U] createOutreachStops', () => {
  it('cancels what waits for each lead, and has the clocks look', async () => {
    const { calls, stops } = setUp();
    await stops.leads('alice', ['l1'], 'Unsubscribed');
    const end = { status: 'cancelled', reason: 'Unsubscribed', sent_at: null, sent_attempt_id: null };
    expect(calls).to.deep.equal([
      ['cancel', 'alice', { lead_id: 'l1' }, 'Unsubscribed'],
      ['conclude', 'alice', 'l1-1', ['scheduled'], end],
      ['look', { user_id: 'alice', follow_up_id: 'l1-1' }],
      ['conclude', 'alice', 'l1-2', ['scheduled'], end],
      ['look', { user_id: 'alice', follow_up_id: 'l1-2' }],
    ]);
  });

  it('forgets none of a thousand leads', async () => {
    const { calls, stops } = setUp();
    const leadIds = Array.from({ length: 1001 }, (_, n) => `l${n}`);
    await stops.leads('alice', leadIds, 'Lead set to placed');
    const cancelled = calls.filter(([name]) => name === 'cancel').map(([, , filter]) => filter);
    expect(cancelled).to.deep.equal(leadIds.map((lead_id) => ({ lead_id })));
  });

  it('needs no Temporal for leads: the clocks read the record anyway', async () => {
    const { calls, stops } = setUp({ away: true });
    await stops.leads('alice', ['l1'], 'Unsubscribed');
    expect(calls.map(([name]) => name)).to.deep.equal(['cancel', 'conclude', 'conclude']);
  });

  it('cancels what waits for a sender or a campaign', async () => {
    const { calls, stops } = setUp();
    await stops.sender('alice', 's1');
    await stops.campaign('alice', 'c1');
    expect(calls.filter(([name]) => name !== 'look').map(([name, , about]) => [name, about])).to.deep.equal([
      ['cancel', { sender_id: 's1' }],
      ['conclude', 's1-1'],
      ['conclude', 's1-2'],
      ['conclude', 's1-3'],
      ['cancel', { campaign_id: 'c1' }],
    ]);
  });
});
