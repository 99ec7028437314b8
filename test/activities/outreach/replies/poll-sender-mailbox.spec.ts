import { expect } from 'chai';
import type { PollMailboxInput } from '../../../../activities/outreach/replies/poll-mailbox.js';
import { createSenderMailboxPoll } from '../../../../activities/outreach/replies/poll-sender-mailbox.js';
import type { ReplyDeps } from '../../../../activities/outreach/replies/reply-deps.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../../domain/outreach/sender.js';

type Deps = Pick<ReplyDeps, 'senders' | 'environmentMailbox' | 'openSecret'>;

const imap = { host: 'imap.example', port: 993, secure: true, username: 'bob', mailbox: 'INBOX' };
const PAUSE = { reason: 'user', detail: 'Paused by hand', at: '2026-06-01T00:00:00.000Z' } as const;
const INPUT = { user_id: 'bob', sender_id: 'b'.repeat(24), poll: 'run' };

/** One sender of bob's, and a reading that ends when it is told to. */
function given(paused: Sender['paused'] = null) {
  const sender = { id: INPUT.sender_id, user_id: 'bob', email: 'bob@press.example', imap, paused } as Sender;
  const reads: PollMailboxInput[] = [];
  const ends: (() => void)[] = [];
  const deps = {
    senders: {
      find: async (_user: string, id: string) => (id === sender.id ? sender : null),
      all: async () => [sender],
    },
    environmentMailbox: { email: 'all@press.example', login: { ...imap, password: null } },
    openSecret: (sealed: string) => sealed,
  } as unknown as Deps;
  const poll = createSenderMailboxPoll(deps, (input) => {
    reads.push(input);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  return { poll, reads, end: () => ends.splice(0).forEach((end) => void end()) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('[U] polling the mailbox of a sender', () => {
  it('reads it once for all that ask meanwhile, and again for who asks later', async () => {
    const { poll, reads, end } = given();
    const together = Array.from({ length: 100 }, (_, index) => poll({ ...INPUT, poll: `run-${index}` }));
    await settled();
    expect(reads.map((read) => read.poll)).to.deep.equal(['run-0']);
    end();
    expect(new Set((await Promise.all(together)).map(({ paused }) => paused))).to.deep.equal(new Set([false]));
    const later = poll(INPUT);
    await settled();
    end();
    await later;
    expect(reads).to.have.length(2);
  });

  it('leaves the mailbox of a paused sender alone, and says so', async () => {
    const { poll, reads } = given(PAUSE);
    expect(await poll(INPUT)).to.deep.equal({ paused: true });
    expect(reads).to.deep.equal([]);
  });

  it('reads that of the environment, and none of a sender that is gone', async () => {
    const { poll, reads, end } = given(PAUSE);
    const shared = poll({ ...INPUT, sender_id: ENVIRONMENT_SENDER_ID });
    await settled();
    end();
    expect(await shared).to.deep.equal({ paused: false });
    expect(reads.map(({ mailbox }) => mailbox.name)).to.deep.equal(['all@press.example']);
    expect(await poll({ ...INPUT, sender_id: 'f'.repeat(24) })).to.deep.equal({ paused: false });
    expect(reads).to.have.length(1);
  });
});
