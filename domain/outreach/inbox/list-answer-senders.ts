import type { Sender } from '../sending/sender.js';

/** Where an answer may leave from. */
export interface AnswerSender {
  sender_id: string;
  /** Of the sender, or an alias of its mailbox. */
  email: string;
  name: string;
}

type Mailbox = Pick<Sender, 'id' | 'email' | 'name'>;

/**
 * From where an answer can leave, the right one first: the address that the message came to, if it is one of ours, then
 * the mailbox that sent the thread. When that is gone, the default one.
 * @param cameTo see findCameTo
 * @param own all senders of the workspace
 * @param ofThread the sender of the mail that the message answers; null when it is gone
 * @param fallback the default sender; null without one
 */
export function listAnswerSenders(
  cameTo: string | null,
  own: readonly Mailbox[],
  ofThread: Mailbox | null,
  fallback: Mailbox | null,
): AnswerSender[] {
  const known = cameTo === null ? undefined : own.find(({ email }) => email.toLowerCase() === cameTo);
  const alias = cameTo === null || known || ofThread === null ? null : { ...ofThread, email: cameTo };
  const rest = ofThread ?? fallback;
  const all = [known, alias, rest].filter((each) => each !== undefined && each !== null);
  return all
    .filter(({ email }, at) => all.findIndex((other) => other.email === email) === at)
    .map(({ id, email, name }) => ({ sender_id: id, email, name }));
}
