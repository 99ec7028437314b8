import { answerSubject } from '../inbox/answer-subject.js';
import type { ReplyClass } from '../replies/reply.js';
import { ANSWER_TEXTS } from './answer-texts.js';
import type { EmailText } from './email-draft.js';
import type { MailLanguage } from './mail-language.js';

/** An answer by rules alone, to a reply of this class. It promises nothing that was not said before. */
export function writeAnswer(subject: string, classification: ReplyClass, language: MailLanguage): EmailText {
  const { greeting, close, any, by_class } = ANSWER_TEXTS[language];
  const text = by_class[classification] ?? any;
  return { subject: answerSubject(subject), body: [greeting, ...text, close].join('\n\n') };
}
