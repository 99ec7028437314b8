import type { ModelFailed } from '../../../../domain/llm/model-failure.js';
import type { EmailText, WritingTask } from '../../../../domain/outreach/writing/email-draft.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

export const WRITE_EMAIL = 'writeEmail';

export interface WriteEmailInput {
  user_id: OwnerId;
  task: WritingTask;
}

/** Null: no model is set up on the worker. */
export type WrittenEmail = EmailText | { suggestions: string[] } | ModelFailed | null;

export type WriteEmailWorkflow = (input: WriteEmailInput) => Promise<WrittenEmail>;
