import { expect } from 'chai';
import { noteReading } from '../../../../../activities/outreach/replies/reading/note-reading.js';
import { listMailboxes } from '../../../../../activities/outreach/replies/reply-mailbox.js';
import { DomainError } from '../../../../../domain/base/errors.js';
import { type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';

describe('[I] how reading a mailbox went', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana', 'kim']);
  });
  after(() => reading.stop());

  const stateOf = (user: string, id: string) => reading.store.senderStates.find(user, id);
  const note = async (user: string, read: () => Promise<unknown>, now: Date) => {
    const [mailbox] = await listMailboxes(reading.deps, user);
    if (!mailbox) throw new Error('no mailbox');
    const input = { user_id: user, mailbox, poll: 'p' };
    return noteReading({ ...reading.deps, now: () => now }, input, read);
  };

  it('is kept with every sender whose replies come to it: the last success beside a later error', async () => {
    const one = await reading.addSender('alice', 'ana@press.example', 'ana');
    const other = await reading.addSender('alice', 'ana2@press.example', 'ana');
    expect((await stateOf('alice', one.id)).reading).to.equal(null);
    const first = new Date('2026-06-02T08:00:00.000Z');
    expect(await note('alice', async () => 'read', first)).to.equal('read');
    const later = new Date('2026-06-02T08:05:00.000Z');
    const refused = new DomainError('mailbox_unreachable', 'The mailbox cannot be read: authentication failed');
    const failed: unknown = await note('alice', () => Promise.reject(refused), later).catch((error: unknown) => error);
    expect(failed).to.equal(refused);
    for (const { id } of [one, other])
      expect((await stateOf('alice', id)).reading).to.deep.equal({
        last_read_at: later.toISOString(),
        last_success_at: first.toISOString(),
        last_error: 'The mailbox cannot be read: authentication failed',
      });
  });

  it('says nothing of the inside where the error is ours', async () => {
    const { id } = await reading.addSender('bob', 'kim@press.example', 'kim');
    const now = new Date('2026-06-02T09:00:00.000Z');
    await note('bob', () => Promise.reject(new TypeError('x is undefined')), now).catch(() => undefined);
    expect((await stateOf('bob', id)).reading?.last_error).to.equal('An internal error occurred while reading');
  });
});
