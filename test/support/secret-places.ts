import { gunzipSync, inflateRawSync } from 'node:zlib';
import type { Connection } from 'mongoose';

/** Texts by the place that they were found at. */
export type Places = Map<string, string>;

/** A secret as it is, and as it looks when it has been put into an address, JSON or Base64, wherever in that it begins. */
export function listSpellings(secret: string): string[] {
  const inBase64 = [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret, 'utf8')]);
    // What shares a character with its neighbors depends on them.
    return bytes
      .toString('base64')
      .replace(/=+$/, '')
      .slice(before === 0 ? 0 : before + 1, -2);
  });
  const inUrl = inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const plain = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  return [...new Set([...plain, ...inBase64, ...inUrl])];
}

/** `<secret> in <place>` for each that is where it should not be. Secrets go by their names: a report is a log as well. */
export function leaksIn(places: Places, secrets: ReadonlyMap<string, string>): string[] {
  return [...secrets].flatMap(([name, secret]) => {
    const spellings = listSpellings(secret);
    return [...places].flatMap(([place, text]) =>
      spellings.some((spelling) => text.includes(spelling)) ? [`${name} in ${place}`] : [],
    );
  });
}

/** Every record of every collection as text; what is packed is unpacked. */
export async function readRecords(connection: Connection) {
  const places: Places = new Map();
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
    const records = await connection.collection(name).find().toArray();
    places.set(`collection ${name}`, records.map((record) => textsIn(record).join('\n')).join('\n'));
  }
  return places;
}

/** Paths of the fields whose text is sealed: `<collection>.<field>`. */
export async function listSealedFields(connection: Connection) {
  const found = new Set<string>();
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
    for (const record of await connection.collection(name).find().toArray())
      for (const [field, value] of Object.entries(record))
        if (textsIn(value).some((text) => SEALED.test(text))) found.add(`${name}.${field}`);
  }
  return [...found].sort();
}

/** Key id, the mark of what is bound, 12 bytes, 16 bytes, text. */
const SEALED = /^[A-Za-z0-9_-]{1,32}~?\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]*$/;

/** All texts in a stored value, and names of its fields; what is packed is unpacked. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Uint8Array) return [unpacked(Buffer.from(value))];
  // A Binary of the driver.
  if ('buffer' in value && value.buffer instanceof Uint8Array && 'position' in value)
    return [unpacked(Buffer.from(value.buffer.subarray(0, Number(value.position))))];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
}

function unpacked(bytes: Buffer): string {
  for (const unpack of [gunzipSync, inflateRawSync]) {
    try {
      return unpack(bytes).toString('utf8');
    } catch {
      // Packed in another way, or not at all.
    }
  }
  return bytes.toString('utf8');
}
