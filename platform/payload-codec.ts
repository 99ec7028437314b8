import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import proto from '@temporalio/proto';
import { readEncryptionKeys } from './encryption-keys.js';

const SETTING = 'TEMPORAL_PAYLOAD_KEYS';
const ALGORITHM = 'aes-256-gcm';
/** NIST SP 800-38D 8.2: 96 bits. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const { Payload: WirePayload } = proto.temporal.api.common.v1;

/** Names and values that Temporal's own samples of encryption use, so that their tools know what they see. */
const ENCODING = 'encoding';
const ENCRYPTED = 'binary/encrypted';
const KEY_ID = 'encryption-key-id';

/** A payload cannot be read with the keys at hand. Recognize it by `name`, never by `instanceof`. */
export class UnreadablePayloadError extends Error {
  override readonly name = 'UnreadablePayloadError';
}

/**
 * Encrypts the inputs and results of workflows on their way to Temporal. The first key encrypts, all decrypt. The data
 * of an encrypted payload are 12 bytes of nonce, the encrypted payload (as protobuf) and 16 bytes of tag, by
 * AES-256-GCM; its metadata name the key. Without keys nothing is encrypted. Plain payloads are passed on as they are.
 * @param keys `<key id>:<base64 of 32 bytes>`
 * @throws Error naming a malformed key; `decode` throws UnreadablePayloadError
 */
export function createPayloadCodec(keys: readonly string[]): PayloadCodec {
  const byId = readEncryptionKeys(SETTING, keys);
  const [first] = byId;
  return {
    encode: async (payloads) => (first ? payloads.map((payload) => encrypt(payload, ...first)) : payloads),
    decode: async (payloads) => payloads.map((payload) => decrypt(payload, byId)),
  };
}

function encrypt(payload: Payload, id: string, key: Buffer): Payload {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const plain = WirePayload.encode(payload).finish();
  return {
    metadata: { [ENCODING]: Buffer.from(ENCRYPTED), [KEY_ID]: Buffer.from(id) },
    data: Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]),
  };
}

function decrypt(payload: Payload, keys: ReadonlyMap<string, Buffer>): Payload {
  const { metadata, data } = payload;
  if (textOf(metadata?.[ENCODING]) !== ENCRYPTED) return payload;
  const id = textOf(metadata?.[KEY_ID]);
  const key = keys.get(id);
  if (!key)
    throw new UnreadablePayloadError(
      `${SETTING} holds no key "${id}", which this payload is encrypted with: put it back behind the first one`,
    );
  const bytes = Buffer.from(data ?? []);
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    // A short tag would be easier to forge, and Node accepts one unless the length is set.
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return WirePayload.decode(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]));
  } catch {
    // Which of the two steps stumbled over the wrong bytes makes no difference.
    throw new UnreadablePayloadError(
      `${SETTING}: key "${id}" does not open this payload: it is another key than the one of that id which encrypted it, or the payload was changed`,
    );
  }
}

function textOf(bytes: Uint8Array | null | undefined): string {
  return bytes ? Buffer.from(bytes).toString('utf8') : '';
}
