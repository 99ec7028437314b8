import { expect } from 'chai';
import type { PollMailboxInput, PollMailboxResult } from '../../../../../activities/outreach/replies/poll-mailbox.js';
import { createSenderMailboxCheck } from '../../../../../activities/outreach/replies/reading/check-sender-mailbox.js';
import { DomainError } from '../../../../../domain/base/errors.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../../../domain/outreach/sending/sender.js';
import { storedSender } from '../../../../support/samples/stored-sender.js';

const imap = { host: 'imap.example', port: 993, secure: true, username: 'bob', mailbox: 'INBOX' };
const ASKED = { user_id: 'bob', sender_id: 'b'.repeat(24) };
const TOUCHED = { follow_ups: [{ user_id: 'bob', follow_up_id: 'f' }], senders: [] };
const READ: PollMailboxResult = { seen: 3, failed: 0, unread: 0, more: false, touched: TOUCHED };

/** One sender of bob's, and a reading that ends like this. */
function given(end: () => Promise<PollMailboxResult>, own: Sender['imap'] = imap) {
  const sender = storedSender({ id: ASKED.sender_id, user_id: 'bob', email: 'bob@press.example', imap: own });
  const reads: PollMailboxInput[] = [];
  const deps = {
    senders: { all: async () => [sender] },
    environmentMailbox: { email: 'all@press.example', login: { ...imap, password: null } },
    now: () => new Date('2026-06-01T08:00:00Z'),
  };
  const check = createSenderMailboxCheck(deps, (input) => {
    reads.push(input);
    return end();
  });
  return { check: (asked = ASKED) => check(asked, new AbortController().signal), reads };
}

describe('[U] checking the mailbox of a sender', () => {
  it('passes when it was read to its end, and says what the replies have changed', async () => {
    const { check, reads } = given(async () => READ);
    expect(await check()).to.deep.equal({ ok: true, touched: TOUCHED });
    expect(reads.map(({ mailbox }) => mailbox.name)).to.deep.equal(['bob@press.example']);
  });

  it('does not pass when it cannot be read, with the reason', async () => {
    const { check } = given(async () => {
      throw new DomainError('mailbox_unreachable', 'The mailbox cannot be read: authentication failed');
    });
    expect(await check()).to.deep.include({
      ok: false,
      reason: 'mailbox_unreadable: The mailbox cannot be read: authentication failed',
    });
  });

  it('does not pass while more waits than could be read, or a message could not be read yet', async () => {
    for (const state of [{ more: true }, { unread: 1 }]) {
      const checked = await given(async () => ({ ...READ, ...state })).check();
      expect(checked).to.deep.include({ ok: false, touched: TOUCHED });
      expect('reason' in checked && checked.reason).to.match(/^mailbox_behind: /);
    }
  });

  it('lets a failure of the store fail whoever asks', async () => {
    const { check } = given(() => Promise.reject(new Error('the database is away')));
    expect(await check().catch((error: unknown) => String(error))).to.equal('Error: the database is away');
  });

  it('reads the mailbox of the environment, and none of a sender without one', async () => {
    const { check, reads } = given(async () => READ);
    expect(await check({ ...ASKED, sender_id: ENVIRONMENT_SENDER_ID })).to.include({ ok: true });
    expect(reads.map(({ mailbox }) => mailbox.name)).to.deep.equal(['all@press.example']);
    const without = given(async () => READ, null);
    expect(await without.check()).to.include({ ok: true });
    expect(without.reads).to.deep.equal([]);
  });
});
