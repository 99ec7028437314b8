import { ApplicationFailure, proxyLocalActivities } from '@temporalio/workflow';
import type { ReplyActivities } from '../../../activities/outreach/replies/index.js';
import { localStoreOptions } from '../../activity-options.js';
import type { OperationReference } from '../../operations/contract/operation.js';
import { runOperation } from '../../operations/wrapper/run-operation.js';
import type { PollRepliesInput } from '../contract/outreach.js';
import type { PollMailboxesInput } from './contract/poll-mailboxes.js';
import { type MailboxesRead, readMailboxes } from './steps/read-mailboxes.js';

const { savePollResult } = proxyLocalActivities<ReplyActivities>(localStoreOptions);

/** The caller waits for the result, which says when more is left. */
const FOR_WHO_WAITS = { budget_ms: 15_000, rounds: 1 };
/** Together within the time that a run of the schedule may take. */
const IN_BACKGROUND = { budget_ms: 200_000, rounds: 3 };
const NO_MAILBOX = { mailbox: '(none)', detail: 'No sender has a mailbox that replies could be read from' };

/** Reads the mailboxes of the requesting user. Fails only when none could be read, and says which and why. */
export async function pollReplies(input: PollRepliesInput): Promise<OperationReference> {
  const { operation, campaign_id } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'read', message: 'Reading the mailboxes' });
    const { started_at, mailboxes } = await readMailboxes(operation.user_id, FOR_WHO_WAITS, (read, of) =>
      report({
        done: 5 + Math.round((85 * read) / of),
        phase: 'read',
        message: `Read ${read} of ${of} mailboxes`,
      }),
    );
    const errors = mailboxes.length === 0 ? [NO_MAILBOX] : errorsOf(mailboxes);
    const failed = mailboxes.reduce((sum, { read }) => sum + (read.ok ? read.value.failed : 0), 0);
    const more = mailboxes.some(({ read }) => read.ok && read.value.more);
    await savePollResult({ operation, campaign_id, started_at, failed, more, errors });
    const [first] = errors;
    if (first && mailboxes.length > 0 && errors.length === mailboxes.length)
      throw ApplicationFailure.nonRetryable(first.detail, 'mailbox_unreachable');
  });
}

/** The same without a waiting client, run by a Schedule. One mailbox that can't be read does not fail the others. */
export async function pollMailboxes({
  user_id,
}: PollMailboxesInput): Promise<{ mailboxes: number; errors: string[]; more: boolean }> {
  const { mailboxes } = await readMailboxes(user_id, IN_BACKGROUND, async () => undefined);
  const errors = errorsOf(mailboxes).map(({ mailbox, detail }) => `${mailbox}: ${detail}`);
  return { mailboxes: mailboxes.length, errors, more: mailboxes.some(({ read }) => read.ok && read.value.more) };
}

function errorsOf(mailboxes: MailboxesRead['mailboxes']) {
  return mailboxes.flatMap(({ mailbox, read }) =>
    read.ok ? [] : [{ mailbox: mailbox.name, detail: read.error.detail }],
  );
}
