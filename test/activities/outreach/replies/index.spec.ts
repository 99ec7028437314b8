import { ApplicationFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { expect } from 'chai';
import { createMailboxActivities, createReplyActivities } from '../../../../activities/outreach/replies/index.js';
import type { ReplyDeps } from '../../../../activities/outreach/replies/reply-deps.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import { replyMail } from '../../../support/mail/reply-mail.js';
import { type ReplyReading, startReplyReading } from '../../../support/reply-reading.js';
import { createActivityEnv } from '../../../support/temporal/activity-env.js';

describe('[I] activities of replies', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());
  const run = <Input, Result>(activity: (input: Input) => Promise<Result>, input: Input): Promise<Result> =>
    createActivityEnv().run(activity, input);

  it('begin a poll, read, and count what came since', async () => {
    const sender = await reading.addSender('alice', 'ana@press.example', 'ana');
    const mailed = await reading.mailed('alice', sender);
    const cite = { headers: [`In-Reply-To: ${mailed.attempt.message_id}`] };
    await reading.take('alice', replyMail(cite));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const replies = createReplyActivities(reading.deps);
    const { mailboxes, started_at } = await run(replies.beginPoll, { user_id: 'alice' });
    expect(mailboxes.map(({ name }) => name)).to.deep.equal(['ana@press.example']);
    await reading.dovecot.append('ana', replyMail({ ...cite, body: 'Mixed feelings here.' }));
    await reading.dovecot.append('ana', replyMail({ from: 'lee@blog.example', subject: 'Hello' }));
    const [mailbox] = mailboxes;
    if (!mailbox) throw new Error('no mailbox');
    const result = await run(createMailboxActivities(reading.deps).pollMailbox, {
      user_id: 'alice',
      mailbox,
      poll: 'p',
    });
    expect(result).to.deep.include({ seen: 2, failed: 0 });
    const operation = { id: 'a'.repeat(24), user_id: 'alice' };
    const save = { operation, started_at, failed: 0, more: false, errors: [] };
    const all = { ...save, campaign_id: null };
    expect(await run(replies.savePollResult, all)).to.deep.equal({ replies_found: 2 });
    const stored = await reading.store.artifacts.get('alice', resultKey(operation.id));
    expect(stored).to.deep.equal({ replies_found: 2, failed: 0, more: false, errors: [] });
    const one = { ...save, campaign_id: mailed.attempt.campaign_id };
    expect(await run(replies.savePollResult, one)).to.deep.equal({ replies_found: 1 });
    const [unsure] = (await reading.replies('alice')).filter(({ body }) => body === 'Mixed feelings here.');
    expect(await run(replies.listUnsureReplies, { user_id: 'alice', started_at })).to.include(unsure?.id);
    const without = createReplyActivities({ ...reading.deps, hasModel: false });
    expect(await run(without.listUnsureReplies, { user_id: 'alice', started_at })).to.deep.equal([]);
  });

  it('connect twice to a server that is not there, and leave it to the next poll', async () => {
    const failing: ReplyDeps = {
      ...reading.deps,
      readMailbox: () => ({
        [Symbol.asyncIterator]: () => ({
          next: () => Promise.reject(new DomainError('mailbox_unreachable', 'nothing listens there', true)),
        }),
      }),
    };
    const [mailbox] = (await run(createReplyActivities(failing).beginPoll, { user_id: 'alice' })).mailboxes;
    if (!mailbox) throw new Error('no mailbox');
    const failureOf = (attempt: number): Promise<unknown> =>
      new MockActivityEnvironment({ attempt }, { logger: new DefaultLogger('ERROR') })
        .run(createMailboxActivities(failing).pollMailbox, { user_id: 'alice', mailbox, poll: 'p' })
        .catch((error: unknown) => error);
    const told = async (attempt: number) => {
      const failure = await failureOf(attempt);
      return failure instanceof ApplicationFailure ? [failure.type, failure.message, failure.nonRetryable] : failure;
    };
    expect(await told(1)).to.deep.equal(['mailbox_unreachable', 'nothing listens there', false]);
    expect(await told(2)).to.deep.equal(['mailbox_unreachable', 'nothing listens there', true]);
  });
});
