import { Context } from '@temporalio/activity';
import type { WritingTask } from '../../domain/outreach/emails/email-draft.js';
import { runActivity } from '../run-activity.js';
import { classifyReply } from './classify-reply.js';
import { type DescribePictureInput, describePicture } from './describe-picture.js';
import type { MaterialDeps } from './llm-deps.js';
import { type WriteDescriptionsInput, writeDescriptions } from './write-descriptions.js';
import { writeEmail } from './write-email.js';

/** Everything that a language model is asked, on the queue llm. */
export function createLlmActivities(deps: MaterialDeps) {
  const signal = (): AbortSignal => Context.current().cancellationSignal;
  return {
    writeEmail: runActivity((input: { task: WritingTask }) => writeEmail(deps, input, signal())),
    describePicture: runActivity((input: DescribePictureInput) => describePicture(deps, input, signal())),
    writeDescriptions: runActivity((input: WriteDescriptionsInput) => writeDescriptions(deps, input, signal())),
    classifyReply: runActivity((input: { user_id: string; reply_id: string }) => classifyReply(deps, input, signal())),
  };
}

export type LlmActivities = ReturnType<typeof createLlmActivities>;
