import type { EmailText, WritingTask } from './email-draft.js';
import type { MailFact } from './mail-fact.js';
import { personalizeMail } from './personalize-mail.js';
import { writeAnswer } from './write-answer.js';
import { writeFirstMail } from './write-first-mail.js';
import { writeFollowUp } from './write-follow-up.js';

/** The rules' result for a task that requests a mail. `own` are values for placeholders of the sender. */
export function writeByRules(
  task: Exclude<WritingTask, { kind: 'subjects' }>,
  own: Readonly<Record<string, string>> = {},
): EmailText & { facts: MailFact[] } {
  if (task.kind === 'first') return writeFirstMail(task);
  return { ...writeOther(task, own), facts: [] };
}

function writeOther(
  task: Exclude<WritingTask, { kind: 'subjects' | 'first' }>,
  own: Readonly<Record<string, string>>,
): EmailText {
  switch (task.kind) {
    case 'personal':
      return personalizeMail(task.base_email, task, own);
    case 'follow_up':
      return writeFollowUp(task.original_subject, task.original_body, task);
    case 'answer':
      return writeAnswer(task.their_subject, task.classification, task.language);
  }
}
