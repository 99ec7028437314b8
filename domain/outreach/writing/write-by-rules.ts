import type { EmailText, WritingTask } from './email-draft.js';
import type { MailLanguage } from './mail-language.js';
import { personalizeMail } from './personalize-mail.js';
import type { UsedFact } from './used-fact.js';
import { writeAnswer } from './write-answer.js';
import { writeFirstMail } from './write-first-mail.js';
import { writeFollowUp } from './write-follow-up.js';

/** The rules' result for a task that requests a mail. `own` are values for placeholders of the sender. */
export function writeByRules(
  task: Exclude<WritingTask, { kind: 'subjects' }>,
  own: Readonly<Record<string, string>> = {},
): EmailText & { facts: UsedFact[] } {
  const { language = 'en' } = task;
  if (task.kind !== 'first') return { ...writeOther(task, language, own), facts: [] };
  const { topic, tone, site = null, seed = topic } = task;
  return writeFirstMail({ topic, tone, language, site, seed });
}

function writeOther(
  task: Exclude<WritingTask, { kind: 'subjects' | 'first' }>,
  language: MailLanguage,
  own: Readonly<Record<string, string>>,
): EmailText {
  switch (task.kind) {
    case 'personal':
      return personalizeMail(task.base_email, { ...task, language }, own);
    case 'follow_up':
      return writeFollowUp(task.original_subject, task.original_body, { tone: task.tone, language });
    case 'answer':
      return writeAnswer(task.their_subject, task.classification, language);
  }
}
