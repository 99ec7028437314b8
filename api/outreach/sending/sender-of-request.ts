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

/**
 * The mailboxes that a queue is to rotate over: those in `sender_ids`, else, and where that is empty, the one
 * of `sender_id` or the default.
 * @throws HttpError 422
 */
export async function sendersOfRequest(
  deps: ResolveSenderDeps,
  req: object,
  { sender_id, sender_ids }: { sender_id?: string; sender_ids?: readonly string[] },
): Promise<Sender[]> {
  if (sender_ids === undefined || sender_ids.length === 0) return [await senderOfRequest(deps, req, sender_id)];
  if (sender_id !== undefined) throw refuseSenders('Give either sender_id or sender_ids');
  const found = await Promise.all(sender_ids.map((id) => resolveSender(deps, currentUser(req).id, id)));
  const missing = sender_ids.filter((_, index) => found[index] === null);
  if (missing.length > 0) throw refuseSenders(`There is no such sender: ${missing.join(', ')}`);
  return found.filter((sender) => sender !== null);
}

function refuseSenders(msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', 'sender_ids'], msg, type: 'value_error' });
}
