import { answerSubject } from '../inbox/answer-subject.js';
import type { ReplyClass } from '../replies/reply.js';
import type { EmailText } from './email-draft.js';

const CLOSE = 'Kind regards';

/** What can be said without knowing the matter; the person who sends it adds the rest. */
const TEXTS: Readonly<Partial<Record<ReplyClass, readonly string[]>>> = {
  interested: [
    'Thank you for your reply. I am glad that the idea is of interest.',
    'If you have guidelines for contributors, please send them along. Otherwise I will start with an outline, so that you can say early whether it fits.',
  ],
  question: ['Thank you for your question.', 'Please let me know if anything else is open.'],
  referral: ['Thank you for pointing me to the right person. I will write to them and say that you sent me.'],
  out_of_office: ['Thank you for the note. There is no hurry: any time after your return is fine.'],
};
const ANY = ['Thank you for your reply.', 'Please let me know how you would like to continue.'];

/** An answer by rules alone, to a reply of this class. It promises nothing that was not said before. */
export function writeAnswer(subject: string, classification: ReplyClass): EmailText {
  const text = TEXTS[classification] ?? ANY;
  return { subject: answerSubject(subject), body: ['Hello,', ...text, CLOSE].join('\n\n') };
}
