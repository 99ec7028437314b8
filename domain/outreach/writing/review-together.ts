import type { EmailText } from './email-draft.js';
import type { MailFinding } from './mail-finding.js';
import { countSharedSentences } from './repeated-sentences.js';
import { reviewMail } from './review-mail.js';

/** Mails whose sentences are compared: a sentence that all have is seen in these as well. */
const COMPARED = 200;

/** Reviews first mails that are about to be sent together; each is compared with the others. */
export function reviewTogether(mails: readonly EmailText[]): (mail: EmailText) => MailFinding[] {
  const bodies = mails.slice(0, COMPARED).map(({ body }) => body);
  const context = { isFirst: true, shared: countSharedSentences(bodies), compared: bodies.length };
  return (mail) => reviewMail(mail, context);
}
