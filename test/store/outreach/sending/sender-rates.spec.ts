import { expect } from 'chai';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newReply } from '../../../support/samples/new-reply.js';
import { startStore, type TestStore } from '../../../support/store.js';

const since = (day: number) => new Date(Date.UTC(2026, 4, day, 8));
const at = (day: number) => new Date(Date.UTC(2026, 4, day, 8)).toISOString();

describe('[I] rates of a sender', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  async function add(overrides: Partial<Attempt>): Promise<Attempt> {
    const attempt = newAttempt(overrides);
    await test.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    return attempt;
  }

  it('tells what became of a sender’s mails within a time', async () => {
    const of = { user_id: 'fay', sender_id: 'f'.repeat(24), created_at: at(1) };
    await add({ ...of, sent_at: at(1) });
    const [one] = [await add({ ...of, sent_at: at(3) }), await add({ ...of, sent_at: at(4) })];
    await add({ ...of, sent_at: at(4), status: 'bounced' });
    for (const status of ['failed', 'blocked', 'uncertain'] as const) await add({ ...of, sent_at: null, status });
    await add({ ...of, sent_at: at(4), sender_id: 'e'.repeat(24) });
    for (const classification of ['complaint', 'complaint', 'interested'] as const) {
      const reply = newReply({ user_id: 'fay', attempt_id: one.id, classification });
      const keys = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
      await test.store.replies.insert('fay', { ...reply, ...keys }, since(5));
    }
    expect(await test.store.attempts.rates('fay', of.sender_id, since(3))).to.deep.equal({
      delivered: 3,
      bounced: 1,
      complained: 1,
    });
    expect(await test.store.attempts.rates('fay', of.sender_id, since(5))).to.deep.equal({
      delivered: 0,
      bounced: 0,
      complained: 0,
    });
    expect(await test.store.attempts.rates('bob', of.sender_id, since(1))).to.deep.equal({
      delivered: 0,
      bounced: 0,
      complained: 0,
    });
  });

  it('count a recipient that was refused as a mail and as a bounce', async () => {
    const of = { user_id: 'gus', sender_id: 'g'.repeat(24), sent_at: null };
    for (const [day, recipient_refused] of [
      [1, true],
      [4, true],
      [4, false],
    ] as const) {
      const { id } = await add({ ...of, created_at: at(day), status: 'queued' });
      const ending = {
        status: 'failed' as const,
        reason: 'x',
        smtp_response: null,
        sent_at: null,
        relay_message_id: null,
      };
      await test.store.attempts.conclude('gus', id, { ...ending, from: ['queued'], recipient_refused });
    }
    const rates = await test.store.attempts.rates('gus', of.sender_id, since(3));
    expect(rates).to.deep.equal({ delivered: 1, bounced: 1, complained: 0 });
  });
});
