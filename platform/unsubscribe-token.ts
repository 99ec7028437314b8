import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Who opts out of whose mail, and the attempt whose link was used. */
export interface UnsubscribeClaim {
  user_id: string;
  email: string;
  attempt_id: string;
}

export interface UnsubscribeTokens {
  /** Of letters, digits, - and _: as they are in an address. About 150 characters. */
  sign(claim: UnsubscribeClaim): string;
  /** Null for what was not signed here. */
  read(token: string): UnsubscribeClaim | null;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypted claims: a person who forwards a mail, or sees the link in a log, learns neither the account nor the
 * recipient. The same claim gives the same token, since its IV is an HMAC of it (a synthetic IV, as in RFC 5297): a
 * mail that is composed twice is the same mail. They do not expire: an old mail's link must work (CAN-SPAM requires at
 * least 30 days), including those that were only signed.
 */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `unsubscribe ${use}`, KEY_BYTES));
  const [key, ivKey] = [derive('key'), derive('iv')];
  return {
    sign({ user_id, email, attempt_id }) {
      // The id of the user may hold any character, so it comes last.
      const text = Buffer.from(`${attempt_id}\n${email}\n${user_id}`);
      const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    read: (token) => (token.includes('.') ? readSigned(secret, token) : open(key, token)),
  };
}

function open(key: Buffer, token: string): UnsubscribeClaim | null {
  const bytes = Buffer.from(token, 'base64url');
  // Another encoding of the same bytes is not one of ours.
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null;
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  try {
    decipher.setAuthTag(tag);
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
    const [attempt_id = '', email = '', ...user] = text.split('\n');
    return { user_id: user.join('\n'), email, attempt_id };
  } catch {
    // Sealed with another key, or not by us: the tag does not fit.
    return null;
  }
}

/** Of mails from before: readable claims with an HMAC-SHA256. */
function readSigned(secret: string, token: string): UnsubscribeClaim | null {
  const [payload = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = createHmac('sha256', secret).update(`unsubscribe\n${payload}`).digest();
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  const [user_id, email, attempt_id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[];
  return user_id && email && attempt_id ? { user_id, email, attempt_id } : null;
}
