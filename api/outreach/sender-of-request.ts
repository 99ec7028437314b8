import type { Request } from 'express';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../domain/outreach/sender.js';
import type { SendersRepository } from '../../store/repositories/senders.js';
import { HttpError } from '../http-error.js';
import { currentUser } from '../requests/request-context.js';

export interface SendingSenderDeps {
  senders: Pick<SendersRepository, 'find' | 'defaultOf'>;
  /** The sender of users who have added none; it has no record. */
  environmentSender: Sender | null;
}

/** The sender that a request's `sender_id` names, or the caller's default. @throws HttpError 422 */
export async function senderOfRequest(
  { senders, environmentSender }: SendingSenderDeps,
  req: Request,
  senderId: string | undefined,
): Promise<Sender> {
  const user_id = currentUser(req).id;
  const named =
    senderId === undefined || senderId === ENVIRONMENT_SENDER_ID ? null : await senders.find(user_id, senderId);
  if (named) return named;
  if (senderId !== undefined && senderId !== ENVIRONMENT_SENDER_ID) throw fault('There is no such sender');
  const own = senderId === undefined ? await senders.defaultOf(user_id) : null;
  const sender = own ?? (environmentSender && { ...environmentSender, user_id });
  if (!sender) throw fault('There is no sender: add one, or set SMTP_URL and MAIL_FROM');
  return sender;
}

function fault(msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', 'sender_id'], msg, type: 'value_error' });
}
