import { expect } from 'chai';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { ENVIRONMENT_SENDER_ID, SENDER_DEFAULTS } from '../../../../domain/outreach/sending/sender.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newFollowUp } from '../../../support/samples/new-follow-up.js';
import { startStore, type TestStore } from '../../../support/store.js';

describe('[I] awaited mails', () => {
  let test: TestStore;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());

  async function addSender(user: string, email: string): Promise<string> {
    const server = { host: '127.0.0.1', port: 2525, secure: false, username: null };
    const sender = await test.store.senders.insert(
      user,
      {
        email,
        name: 'Ana',
        organization: 'Press',
        postal_address: '1 High Street',
        smtp: server,
        imap: null,
        ...SENDER_DEFAULTS,
        sending_window: null,
        save_sent_copies: true,
        warm_up: false,
        is_default: false,
        smtp_password: null,
        imap_password: null,
      },
      new Date(),
    );
    return sender?.id ?? '';
  }
  async function mail(overrides: Partial<Attempt>): Promise<Attempt> {
    const attempt = newAttempt(overrides);
    await test.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    return attempt;
  }
  const at = (day: number) => ({ sent_at: new Date(Date.UTC(2026, 5, day)).toISOString() });

  it('are those with a follow-up, and those that left last, by all their names', async () => {
    const sender_id = await addSender('ann', 'ann@press.example');
    const of = { user_id: 'ann', sender_id };
    const followed = await mail({
      ...of,
      ...at(1),
      recipient_email: 'old@blog.example',
      message_id: '<old@press.example>',
    });
    await mail({ ...of, ...at(2), recipient_email: 'mid@blog.example', message_id: '<mid@press.example>' });
    await mail({
      ...of,
      ...at(3),
      recipient_email: 'new@blog.example',
      message_id: '<new@press.example>',
      relay_message_id: '<r@ses.example>',
    });
    await mail({ user_id: 'bob', sender_id: await addSender('bob', 'bob@press.example'), ...at(4) });
    await test.store.followUps.insert({ ...newFollowUp({ attempt_id: followed.id }), ...of });
    expect(await test.store.awaitedMails.list('ann', 1)).to.deep.equal({
      message_ids: ['<old@press.example>', '<new@press.example>', '<r@ses.example>'],
      addresses: ['old@blog.example', 'new@blog.example'],
    });
  });

  it("of the shared mailbox are whoever's went through it", async () => {
    await mail({ user_id: 'cid', sender_id: ENVIRONMENT_SENDER_ID, recipient_email: 'cid@blog.example' });
    await mail({ user_id: 'dee', sender_id: ENVIRONMENT_SENDER_ID, recipient_email: 'dee@blog.example' });
    const { addresses } = await test.store.awaitedMails.list(null, 100);
    expect(addresses.toSorted()).to.deep.equal(['cid@blog.example', 'dee@blog.example']);
  });
});
