import type { EmailText, WritingTask } from './email-draft.js';
import { personalizeMail } from './personalize-mail.js';
import { writeFirstMail } from './write-first-mail.js';
import { writeFollowUp } from './write-follow-up.js';

/** What the rules make of a task that asks for a mail. */
export function writeByRules(task: Exclude<WritingTask, { kind: 'subjects' }>): EmailText {
  switch (task.kind) {
    case 'first':
      return writeFirstMail(task.topic, task.tone);
    case 'personal':
      return personalizeMail(task.base_email, task);
    case 'follow_up':
      return writeFollowUp(task.original_subject, task.tone);
  }
}
