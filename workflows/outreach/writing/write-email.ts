import { proxyActivities } from '@temporalio/workflow';
import type { LlmActivities } from '../../../activities/llm/index.js';
import type { WriteEmailInput, WrittenEmail } from './contract/write-email.js';

/** A client waits for it, and the rules can write as well: one try. */
const { writeEmail: write } = proxyActivities<LlmActivities>({
  taskQueue: 'llm',
  scheduleToCloseTimeout: '24 seconds',
  heartbeatTimeout: '20 seconds',
  retry: { maximumAttempts: 1 },
});

/** Gets a text from the model. Changes nothing. */
export async function writeEmail({ task }: WriteEmailInput): Promise<WrittenEmail> {
  return write({ task });
}
