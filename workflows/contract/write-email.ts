import type { EmailText, WritingTask } from '../../domain/outreach/emails/email-draft.js';

export const WRITE_EMAIL = 'writeEmail';

export interface WriteEmailInput {
  user_id: string;
  task: WritingTask;
}

/** Null: the model gave nothing usable. */
export type WrittenEmail = EmailText | { suggestions: string[] } | null;

export type WriteEmailWorkflow = (input: WriteEmailInput) => Promise<WrittenEmail>;
