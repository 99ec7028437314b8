import { promisify } from 'node:util';
import { constants, deflateRaw, gunzip, gzip, inflateRaw } from 'node:zlib';

/** JSON at rest is compressed: pages shrink about eight times, and level 1 costs least CPU for that. */
const fastest = { level: constants.Z_BEST_SPEED };
const deflateAsync = promisify<Buffer, object, Buffer>(deflateRaw);
const inflateAsync = promisify<Buffer, Buffer>(inflateRaw);
const gzipAsync = promisify<Buffer, object, Buffer>(gzip);
const gunzipAsync = promisify<Buffer, Buffer>(gunzip);

export const packJson = (value: unknown): Promise<Buffer> => deflateAsync(Buffer.from(JSON.stringify(value)), fastest);

export async function unpackJson<Value>(packed: Buffer): Promise<Value> {
  return JSON.parse((await inflateAsync(packed)).toString()) as Value;
}

/** gzip, so that an answer can be sent as it lies in the store. */
export const gzipJson = (value: unknown): Promise<Buffer> => gzipAsync(Buffer.from(JSON.stringify(value)), fastest);
export const gunzipText = async (packed: Buffer): Promise<string> => (await gunzipAsync(packed)).toString();
