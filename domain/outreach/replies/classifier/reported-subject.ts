import { ownSubject } from '../own-subject.js';
import { replySubject } from '../reply-subject.js';

/**
 * The words that the respondent has put in the subject: none after "Re:", those before ours in "Out of office: our
 * offer". Lower case.
 * @param sentSubject Of the mail that is answered; null when it is not known.
 */
export function reportedSubject(subject: string, sentSubject: string | null): string {
  const own = ownSubject(subject, sentSubject);
  const whole = subject.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return replySubject(subject) === whole.slice(0, 1_000) ? own : '';
}
