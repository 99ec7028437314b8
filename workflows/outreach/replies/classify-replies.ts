import { proxyActivities } from '@temporalio/workflow';
import type { ReplyActivities } from '../../../activities/outreach/replies/index.js';
import type { ReplyClass } from '../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { llmOptions, storeOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';
import { wakeAffected } from '../sending/steps/wake-affected.js';
import type { ClassifyRepliesInput } from './contract/classify-replies.js';

const { upgradeReply } = proxyActivities<ReplyActivities>(storeOptions);

interface ClassifyActivities {
  classifyReply(input: {
    user_id: OwnerId;
    reply_id: string;
  }): Promise<{ classification: ReplyClass; confidence: number } | null>;
}
/** If no worker serves a model, or all are busy for this long, the class by the rules stays. */
const { classifyReply } = proxyActivities<ClassifyActivities>({ ...llmOptions, scheduleToStartTimeout: '10 minutes' });

/** Sends replies that the rules are unsure of to a model, one after the other; no client waits for it. */
export async function classifyReplies({ user_id, reply_ids }: ClassifyRepliesInput): Promise<{ upgraded: number }> {
  let upgraded = 0;
  for (const reply_id of reply_ids) {
    const verdict = await captureOutcome(() => classifyReply({ user_id, reply_id }));
    // What fails for one, after its retries, fails for the others.
    if (!verdict.ok) break;
    if (verdict.value === null) continue;
    await wakeAffected(await upgradeReply({ user_id, reply_id, ...verdict.value }));
    upgraded += 1;
  }
  return { upgraded };
}
