import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readEncryptionKeys } from './encryption-keys.js';

const ALGORITHM = 'aes-256-gcm';
/** NIST SP 800-38D 8.2: 96 bits. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Secrets {
  /**
   * `<key id>.<iv>.<tag>.<text>`, each part but the first base64url. With a `place` it opens only at that place: moving
   * it to another row of the store is useless.
   */
  seal(text: string, place?: string): string;
  /** @throws LostKeyError when it was sealed with a key that is not among ours; Error when it, or its place, was changed */
  open(sealed: string, place?: string): string;
  /**
   * As `seal` with a place, with its key id followed by `~`, which distinguishes it from what was sealed before places
   * were bound.
   */
  bind(text: string, place: string): string;
  /** Opens what `bind` has sealed at this place; and at any place what is of the time before. @throws as `open` */
  openBound(sealed: string, place: string): string;
  /** Id of the key that seals; null where none is set. */
  keyId: string | null;
}

/** Follows the key id of what is bound; no id contains it. */
const BOUND = '~';

/** Only putting that key back helps, or a new secret. Recognize it by `name`, never by `instanceof`. */
export class LostKeyError extends Error {
  override readonly name = 'LostKeyError';
  constructor(readonly keyId: string) {
    super(`ENCRYPTION_KEYS holds no key "${keyId}": what was sealed with it cannot be read`);
  }
}

/**
 * Secrets at rest. Keys are `<key id>:<base64 of 32 bytes>`; the first one seals, all open, so that a key is changed by
 * putting a new one in front.
 * @throws Error naming a key that has not the form
 */
export function createSecrets(keys: readonly string[]): Secrets {
  const byId = readEncryptionKeys('ENCRYPTION_KEYS', keys);
  const [first] = byId;
  function seal(text: string, place?: string): string {
    if (!first) throw new Error('ENCRYPTION_KEYS is not set: no password or token can be kept');
    const [id, key] = first;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv);
    if (place !== undefined) cipher.setAAD(Buffer.from(place, 'utf8'));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [id, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }
  function open(sealed: string, place?: string): string {
    const [id = '', ...parts] = sealed.split('.');
    const key = byId.get(id);
    if (!key) throw new LostKeyError(id);
    const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (!iv || !tag || !text || parts.length !== 3) throw new Error('Not a sealed secret');
    // A short tag would be easier to forge, and Node accepts one unless the length is set.
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag);
    if (place !== undefined) decipher.setAAD(Buffer.from(place, 'utf8'));
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }
  return {
    seal,
    open,
    keyId: first?.[0] ?? null,
    bind: (text, place) => seal(text, place).replace('.', `${BOUND}.`),
    openBound: (sealed, place) =>
      sealed.includes(`${BOUND}.`) ? open(sealed.replace(`${BOUND}.`, '.'), place) : open(sealed),
  };
}
