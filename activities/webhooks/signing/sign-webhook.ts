import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

export interface SignedMessage {
  message_id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * The three headers of Standard Webhooks. The signature is HMAC-SHA256 over `id.timestamp.body`, one for each secret.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signWebhook(
  { message_id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signed = `${message_id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'webhook-id': message_id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
