import { expect } from 'chai';
import { countSlices } from '../../../../store/outreach/campaigns/count-slices.js';
import { startStore, type TestStore } from '../../../support/store.js';

const day = (number: number) => new Date(`2026-06-0${number}T23:59:59.999Z`);
const [A, B] = ['a'.repeat(24), 'b'.repeat(24)];

describe('[I] counting of slices', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('tells for each slice how many are in what state, what left on what day, and to how many leads', async () => {
    await running.connection.collection('attempts').insertMany([
      { user_id: 'ann', slice: 'one', status: 'sent', sent_at: day(1), lead_id: A },
      { user_id: 'ann', slice: 'one', status: 'bounced', sent_at: day(2), lead_id: A },
      { user_id: 'ann', slice: 'one', status: 'failed', sent_at: null, lead_id: B },
      { user_id: 'ann', slice: 'two', status: 'sent', sent_at: day(2), lead_id: B },
      { user_id: 'bob', slice: 'one', status: 'sent', sent_at: day(1), lead_id: B },
    ]);
    await running.connection.collection('attempts').insertOne({
      user_id: 'cid',
      slice: 'one',
      status: 'failed',
      sent_at: null,
      lead_id: A,
      recipient_refused: true,
    });
    expect((await countSlices(running.connection, 'attempts', { user_id: 'cid' }))['one']?.counts).to.deep.equal({
      refused_recipient: 1,
    });
    expect(await countSlices(running.connection, 'attempts', { user_id: 'ann' })).to.deep.equal({
      one: {
        counts: { sent: 1, bounced: 1, failed: 1 },
        days: { '2026-06-01': 1, '2026-06-02': 1 },
        other_days: {},
        leads: Buffer.from(A, 'hex'),
      },
      two: { counts: { sent: 1 }, days: { '2026-06-02': 1 }, other_days: {}, leads: Buffer.from(B, 'hex') },
    });
  });

  it('takes every reply for a day, people’s apart, and people’s alone for a lead', async () => {
    await running.connection.collection('replies').insertMany([
      {
        user_id: 'ann',
        slice: 'one',
        message_key: 'm1',
        classification: 'interested',
        received_at: day(1),
        lead_id: A,
      },
      {
        user_id: 'ann',
        slice: 'one',
        message_key: 'm2',
        classification: 'question',
        received_at: day(1),
        lead_id: null,
      },
      {
        user_id: 'ann',
        slice: 'one',
        message_key: 'm3',
        classification: 'bounce_hard',
        received_at: day(3),
        lead_id: B,
      },
    ]);
    expect(await countSlices(running.connection, 'replies', { user_id: 'ann' })).to.deep.equal({
      one: {
        counts: { interested: 1, question: 1, bounce_hard: 1 },
        days: { '2026-06-01': 2 },
        other_days: { '2026-06-03': 1 },
        leads: Buffer.from(A, 'hex'),
      },
    });
  });

  it('takes a reply that was stored with a date of no calendar for the day it was read', async () => {
    const odd = { user_id: 'eve', slice: 'one', classification: 'bounce_soft', lead_id: B, created_at: day(4) };
    await running.connection.collection('replies').insertMany([
      { ...odd, message_key: 'o1', received_at: new Date('+012345-01-01T00:00:00.000Z') },
      { ...odd, message_key: 'o2', received_at: new Date('-000001-01-01T00:00:00.000Z') },
      { ...odd, message_key: 'o3', received_at: new Date('9999-12-31T23:59:59.999Z') },
    ]);
    const { one } = await countSlices(running.connection, 'replies', { user_id: 'eve' });
    expect(one?.other_days).to.deep.equal({ '2026-06-04': 2, '9999-12-31': 1 });
  });
});
