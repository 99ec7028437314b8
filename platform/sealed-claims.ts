import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

export interface SealedClaims {
  /** Of letters, digits, - and _: as they are in an address. */
  seal(text: string): string;
  /** Null for what was not sealed here, or for another purpose. */
  open(token: string): string | null;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypted texts for links in mails: a person who forwards a mail, or sees the link in a log, learns nothing from it. The same
 * text gives the same token, since its IV is an HMAC of it (a synthetic IV, as in RFC 5297): a mail that is composed twice is
 * the same mail. They do not expire.
 * @param purpose tokens of one purpose are none of another
 */
export function createSealedClaims(secret: string, purpose: string): SealedClaims {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `${purpose} ${use}`, KEY_BYTES));
  const [key, ivKey] = [derive('key'), derive('iv')];
  return {
    seal(text) {
      const bytes = Buffer.from(text);
      const iv = createHmac('sha256', ivKey).update(bytes).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (token) => open(key, token),
  };
}

function open(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Another encoding of the same bytes is not one of ours.
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null;
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  try {
    decipher.setAuthTag(tag);
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString();
  } catch {
    // Sealed with another key, or not by us: the tag does not fit.
    return null;
  }
}
