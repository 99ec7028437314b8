import { proxyActivities } from '@temporalio/workflow';
import type { ReplyActivities } from '../../../activities/outreach/replies/index.js';
import { storeOptions } from '../../activity-options.js';
import { wakeAffected } from '../sending/steps/wake-affected.js';
import type { CorrectReplyInput } from './contract/correct-reply.js';

const { correctReply: correct } = proxyActivities<ReplyActivities>(storeOptions);

/** A user says what a reply means: the record, then all that follows from it. */
export async function correctReply(input: CorrectReplyInput): Promise<void> {
  await wakeAffected(await correct(input));
}
