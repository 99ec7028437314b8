import { type ResolveSenderDeps, resolveSender } from '../../../domain/outreach/sending/resolve-sender.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../../../domain/outreach/sending/sender.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';

/** The sender that a request's `sender_id` names, or the caller's default. @throws HttpError 422 */
export async function senderOfRequest(
  deps: ResolveSenderDeps,
  req: object,
  senderId: string | undefined,
): Promise<Sender> {
  const sender = await resolveSender(deps, currentUser(req).id, senderId ?? null);
  if (sender) return sender;
  const isNamed = senderId !== undefined && senderId !== ENVIRONMENT_SENDER_ID;
  throw HttpError.invalidInput({
    loc: ['body', 'sender_id'],
    msg: isNamed ? 'There is no such sender' : 'There is no sender: add one, or set SMTP_URL and MAIL_FROM',
    type: 'value_error',
  });
}
