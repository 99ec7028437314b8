import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import type { Attempt } from '../../../../domain/outreach/sending/attempt.js';
import { tokensOfSubject } from '../../../../domain/outreach/sending/unsubscribe-subject.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { ReplyDeps } from '../reply-deps.js';
import type { MailboxScope } from './mailbox-scope.js';

/** An opt-out by the mailto address of one of our mails. */
export interface MailedUnsubscribe {
  user_id: OwnerId;
  /** Who was mailed, and gets no more. */
  email: string;
  /** The mail whose address it is; null when it was deleted with its campaign. */
  attempt: Attempt | null;
  /** The subject contains nothing but this. Otherwise it may be a report about such a mail, or our own reply to it. */
  is_bare: boolean;
}

/** By the token in the subject. Null without a token of this installation that counts in this mailbox. */
export async function findMailedUnsubscribe(
  { attempts }: Pick<ReplyDeps, 'attempts'>,
  scope: Pick<MailboxScope, 'claimOf' | 'lookup'>,
  { subject }: Pick<IncomingMessage, 'subject'>,
): Promise<MailedUnsubscribe | null> {
  for (const { token, is_bare } of tokensOfSubject(subject)) {
    const claim = scope.claimOf(token);
    if (claim === null) continue;
    const { user_id, email, attempt_id } = claim;
    const attempt = (await attempts.find(user_id, attempt_id)) ?? (await scope.lookup.byUnsubscribeToken(token));
    return { user_id, email, attempt, is_bare };
  }
  return null;
}
