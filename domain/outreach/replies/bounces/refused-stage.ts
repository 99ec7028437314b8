/** How far a dialogue had come when the other side refused. */
export type RefusedStage = 'sender' | 'recipient' | 'content' | null;

const SENDER =
  /(?:in reply to|after|error from remote mail server after|>>>) ?(?:initial connection|connect|helo|ehlo|mail from|mail)\b|sender was rejected|my name was rejected|name was rejected/i;
const CONTENT =
  /(?:in reply to|after|>>>|command[-\s]{1,20}) ?(?:end of data|the end of data|data|dot|text)\b|did not like our (?:final )?data|after i sent the message|for text command|\(data\)|\b550:? ?: user unknown/i;
const RECIPIENT = /(?:in reply to|after|>>>|our) ?rcpt|does not like recipient/i;

/**
 * Where in the SMTP dialogue a rejection came, as reports state it ("in reply to end of DATA command"). Before RCPT it
 * cannot be about the recipient; after DATA a "user unknown" is often the rejection of a filter.
 */
export function refusedStage(text: string): RefusedStage {
  const start = text.slice(0, 6_000);
  if (RECIPIENT.test(start)) return 'recipient';
  if (SENDER.test(start)) return 'sender';
  return CONTENT.test(start) ? 'content' : null;
}
