import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Data of a session as it is stored: only the cookie opens it, since the key is made from the cookie's value, which the
 * store has a hash of and no more. It holds code verifiers of sign-ins under way, and who the user is.
 */
export function sealSession(sid: string, data: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(sid), iv);
  const text = Buffer.concat([cipher.update(data, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Null when it was changed, or belongs to another session. Those from before sessions were sealed are read as they are. */
export function openSession(sid: string, stored: string): string | null {
  if (stored.startsWith('{')) return stored;
  const bytes = Buffer.from(stored, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length !== TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(sid), iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: changed, or of another session. The user signs in again.
    return null;
  }
}

function keyOf(sid: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sid, '', 'session data', KEY_BYTES));
}
