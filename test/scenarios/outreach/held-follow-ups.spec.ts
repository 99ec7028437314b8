import { expect } from 'chai';
import { pollMailbox } from '../../../activities/outreach/replies/poll-mailbox.js';
import { createSenderMailboxCheck } from '../../../activities/outreach/replies/reading/check-sender-mailbox.js';
import { dispatchDue } from '../../../activities/outreach/sending/dispatch-due.js';
import type { SendingDeps } from '../../../activities/outreach/sending/sending-deps.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { replyMail } from '../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading } from '../../support/reply-reading.js';
import { newFollowUp } from '../../support/samples/new-follow-up.js';
import { createSendingWorld } from '../../support/sending-deps.js';

const MINUTE_MS = 60_000;

describe('[I] follow-ups whose replies are not known', function () {
  this.timeout(180_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['locked', 'busy', 'crawling']);
  });
  after(() => reading.stop());

  /** A sender with a mailbox, whose first mail to a lead is due to be followed up. */
  async function given(name: string) {
    const world = await createSendingWorld(reading.store);
    const sender = await reading.addSender('alice', `${name}@press.example`, name);
    await reading.store.senders.update('alice', sender.id, { min_interval_seconds: 0 }, new Date());
    const { attempt } = await reading.mailed('alice', sender, { recipient_email: `ed@${name}.example` });
    const followUp = newFollowUp({
      campaign_id: attempt.campaign_id,
      lead_id: attempt.lead_id,
      attempt_id: attempt.id,
      scheduled_at: new Date(world.clock.now.getTime() - 1_000).toISOString(),
    });
    await reading.store.followUps.insert({ ...followUp, user_id: 'alice', sender_id: sender.id });
    const limits = { messages: 1_000_000, budgetMs: 600_000, deadlineMs: 900_000, idleMs: 300_000 };
    const answer = replyMail({ from: `Ed <ed@${name}.example>`, headers: [`In-Reply-To: ${attempt.message_id}`] });
    const turn = (given: Partial<typeof limits> = {}) => {
      const checkReplies = createSenderMailboxCheck(reading.deps, (input, signal) =>
        pollMailbox(reading.deps, input, signal, { ...limits, ...given }),
      );
      return dispatch({ ...world.deps, checkReplies, now: () => world.clock.now }, sender);
    };
    const wait = (ms: number) => {
      world.clock.now = new Date(world.clock.now.getTime() + ms);
    };
    return { world, answer, turn, wait, stored: () => reading.store.followUps.find('alice', followUp.id) };
  }
  const dispatch = (deps: SendingDeps, { id }: Sender) =>
    dispatchDue(deps, { user_id: 'alice', sender_id: id }, new AbortController().signal);

  it('wait while the mailbox refuses the sign-in, and an answer in it stops them once it opens', async () => {
    const { world, answer, turn, wait, stored } = await given('locked');
    await reading.dovecot.append('locked', answer);
    const { openSecret } = reading.deps;
    reading.deps.openSecret = () => 'no longer the password';
    const reported = await turn();
    expect(world.begun).to.deep.equal([]);
    const held = await stored();
    expect(held).to.include({
      status: 'scheduled',
      reason: null,
      held_reason: 'mailbox_unreadable: The mailbox cannot be read: authentication failed',
    });
    expect(Date.parse(held?.next_at ?? '') - world.clock.now.getTime()).to.equal(MINUTE_MS);
    expect(reported.next_at).to.equal(held?.next_at);

    reading.deps.openSecret = openSecret;
    wait(MINUTE_MS);
    await turn();
    expect(world.begun).to.deep.equal([]);
    expect(await stored()).to.include({ status: 'cancelled', held_reason: null, next_at: null });
  });

  it('wait while the mailbox is behind, and leave when it was read to its end and no one has answered', async () => {
    const { world, turn, wait, stored } = await given('crawling');
    const letters = Array.from({ length: 5 }, (_, at) => replyMail({ from: `News <n${at}@letters.example>` }));
    await reading.dovecot.fill('crawling', letters);
    await turn({ budgetMs: 0 });
    expect(world.begun).to.deep.equal([]);
    expect((await stored())?.held_reason).to.match(/^mailbox_behind: /);
    wait(MINUTE_MS);
    await turn();
    expect(world.begun).to.deep.equal(['ed@crawling.example']);
    expect(await stored()).to.include({ status: 'sent', held_reason: null });
  });

  it('are stopped by an answer behind 2,500 newsletters', async () => {
    const { world, answer, turn, stored } = await given('busy');
    const letters = Array.from({ length: 2_500 }, (_, at) =>
      replyMail({ from: `News <n${at % 50}@letters.example>`, subject: `Issue ${at}` }),
    );
    await reading.dovecot.fill('busy', [...letters, answer]);
    await turn();
    expect(world.begun).to.deep.equal([]);
    expect((await stored())?.status).to.equal('cancelled');
  });
});
