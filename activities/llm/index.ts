import type { WritingTask } from '../../domain/outreach/writing/email-draft.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { runVisit } from '../run-visit.js';
import { classifyReply } from './classify-reply.js';
import { type DescribeImageInput, describeImage } from './describe-image.js';
import type { MaterialDeps } from './llm-deps.js';
import { type WriteDescriptionsInput, writeDescriptions } from './write-descriptions.js';
import { writeEmail } from './write-email.js';

/** All requests to a language model, on the `llm` queue. */
export function createLlmActivities(deps: MaterialDeps) {
  return {
    writeEmail: runVisit((input: { task: WritingTask }, signal) => writeEmail(deps, input, signal)),
    describeImage: runVisit((input: DescribeImageInput, signal) => describeImage(deps, input, signal)),
    writeDescriptions: runVisit((input: WriteDescriptionsInput, signal) => writeDescriptions(deps, input, signal)),
    classifyReply: runVisit((input: { user_id: OwnerId; reply_id: string }, signal) =>
      classifyReply(deps, input, signal),
    ),
  };
}

export type LlmActivities = ReturnType<typeof createLlmActivities>;
