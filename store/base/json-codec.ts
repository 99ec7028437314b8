import { promisify } from 'node:util';
import { constants, deflateRawSync, gunzip, gzip, inflateRawSync } from 'node:zlib';

/** JSON at rest is compressed: pages shrink about eight times, and level 1 costs least CPU for that. */
const fastest = { level: constants.Z_BEST_SPEED };
const gzipAsync = promisify<Buffer, object, Buffer>(gzip);
const gunzipAsync = promisify<Buffer, Buffer>(gunzip);

/**
 * For values of a page's size, which take a fraction of a millisecond: going through the thread pool would cost more. The
 * bytes have memory of their own and just enough of it, so that they can be handed to another thread.
 */
export const packJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array(deflateRawSync(JSON.stringify(value), fastest));

export function unpackJson<Value>(packed: Uint8Array): Value {
  return JSON.parse(inflateRawSync(packed).toString()) as Value;
}

/** gzip, so that a response can be sent as it is stored. */
export const gzipJson = (value: unknown): Promise<Buffer> => gzipAsync(Buffer.from(JSON.stringify(value)), fastest);
export const gunzipText = async (packed: Buffer): Promise<string> => (await gunzipAsync(packed)).toString();
