import { DomainError } from '../../domain/base/errors.js';
import type { SenderLogin } from '../../domain/outreach/sending/mail-ports.js';
import { isPasswordUnreadable } from '../../domain/outreach/sending/password-unreadable-error.js';
import type { Sender } from '../../domain/outreach/sending/sender.js';
import type { SenderVerification } from '../../domain/outreach/sending/sender-verification.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { runActivity } from '../run-activity.js';
import { type VerifySenderDeps, verifySender } from './verify-sender.js';

export interface MailActivityDeps {
  verify: VerifySenderDeps;
  findSender(userId: OwnerId, senderId: string): Promise<Sender | null>;
  /** With passwords opened. @throws PasswordUnreadableError when a key is gone */
  openLogin(sender: Sender): Promise<SenderLogin>;
  /** Kept for the sender's page. */
  noteVerification(userId: OwnerId, senderId: string, found: SenderVerification): Promise<void>;
}

/** On the `mail` queue: requests to mail servers other than sending and reading. */
export function createMailActivities({ verify, findSender, openLogin, noteVerification }: MailActivityDeps) {
  return {
    /** Signs in, looks records up, and keeps what was found. Sends nothing. */
    verifySender: runActivity(
      async ({ user_id, sender_id }: { user_id: OwnerId; sender_id: string }): Promise<SenderVerification> => {
        const sender = await findSender(user_id, sender_id);
        if (!sender) throw new DomainError('not_found', 'Not found');
        const login = await openLogin(sender).catch((error: unknown) => {
          throw isPasswordUnreadable(error) ? new DomainError('mail_failed', error.message) : error;
        });
        const found = await verifySender(verify, { email: sender.email, login });
        await noteVerification(user_id, sender_id, found);
        return found;
      },
    ),
  };
}
