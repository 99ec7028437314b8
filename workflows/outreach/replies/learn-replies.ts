import { condition, proxyActivities, setHandler } from '@temporalio/workflow';
import type { ReplyActivities } from '../../../activities/outreach/replies/index.js';
import { judgeOptions } from '../../activity-options.js';
import { correctionSignal, type LearnRepliesInput } from './contract/learn-replies.js';

const { fitReplies } = proxyActivities<ReplyActivities>(judgeOptions);

/** Someone who works through hundreds of replies sees in between what they have taught. */
const MOST_WAITS = 30;

/** Learns from a workspace's corrections when no more come for a while; those that come meanwhile are learned from next. */
export async function learnReplies({ user_id, quiet_seconds }: LearnRepliesInput): Promise<{ in_use: boolean }> {
  let isChanged = true;
  setHandler(correctionSignal, () => {
    isChanged = true;
  });
  let result = { in_use: false };
  while (isChanged) {
    for (let wait = 0; isChanged && wait < MOST_WAITS; wait++) {
      isChanged = false;
      await condition(() => isChanged, quiet_seconds * 1_000);
    }
    isChanged = false;
    result = await fitReplies({ user_id });
  }
  return result;
}
