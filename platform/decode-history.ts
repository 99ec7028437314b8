import type { PayloadCodec } from '@temporalio/common';

const ENCRYPTED = Buffer.from('binary/encrypted').toString('base64');

/**
 * A history as the Temporal CLI and UI write it to JSON, with what is encrypted in it readable: JSON payloads as their
 * values, others as `{ encoding, data }` with data in base64. What is not encrypted stays as it is.
 * @throws UnreadablePayloadError when a key is missing
 */
export async function decodeHistory(value: unknown, codec: PayloadCodec): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => decodeHistory(one, codec)));
  if (!isObject(value)) return value;
  if (isObject(value['metadata']) && value['metadata']['encoding'] === ENCRYPTED)
    return decodeOne(value['metadata'], value['data'], codec);
  const entries = Object.entries(value).map(
    async ([name, inner]) => [name, await decodeHistory(inner, codec)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function decodeOne(metadata: Record<string, unknown>, data: unknown, codec: PayloadCodec): Promise<unknown> {
  const bytes = (text: unknown): Buffer => Buffer.from(typeof text === 'string' ? text : '', 'base64');
  const entries = Object.entries(metadata).map(([name, text]) => [name, bytes(text)] as const);
  const [payload] = await codec.decode([{ metadata: Object.fromEntries(entries), data: bytes(data) }]);
  const encoding = Buffer.from(payload?.metadata?.['encoding'] ?? []).toString('utf8');
  const plain = Buffer.from(payload?.data ?? []);
  if (encoding.startsWith('json/')) return JSON.parse(plain.toString('utf8'));
  return encoding === 'binary/null' ? null : { encoding, data: plain.toString('base64') };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
