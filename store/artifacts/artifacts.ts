import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { gunzipText, gzipJson } from '../base/json-codec.js';
import { artifactChunkModel, artifactModel } from './artifact-model.js';

const INLINE_LIMIT_BYTES = 1024 * 1024;
/** Well under the 16 MB document limit, so that a chunk and its overhead always fit. */
const CHUNK_BYTES = 4 * 1024 * 1024;

interface StoredHead {
  user_id: OwnerId;
  key: string;
  version: string;
  chunks: number;
  /** As the driver gives bytes. */
  inline: unknown;
}

/** JSON values of any size by key: results, component outcomes, sitemaps. Writing again replaces. */
export function createArtifactsRepository(connection: Connection) {
  const heads = artifactModel(connection);
  const chunks = artifactChunkModel(connection);
  /** Past mongoose, which takes as much time as the driver itself: every result is read through here. */
  const stored = connection.collection<StoredHead>(heads.collection.name);

  async function put(userId: OwnerId, key: string, value: unknown): Promise<{ bytes: number }> {
    return putPacked(userId, key, await gzipJson(value));
  }

  /** Bytes as they are: the gzip of a JSON text, or something that is no JSON at all and is read by getPacked alone. */
  async function putPacked(userId: OwnerId, key: string, packed: Buffer): Promise<{ bytes: number }> {
    const version = randomUUID();
    const inline = packed.length <= INLINE_LIMIT_BYTES;
    const parts = inline ? 0 : Math.ceil(packed.length / CHUNK_BYTES);
    for (let part = 0; part < parts; part++) {
      await chunks.create({ version, part, data: packed.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES) });
    }
    const body = {
      version,
      chunks: parts,
      bytes: packed.length,
      inline: inline ? packed : null,
      created_at: new Date(),
    };
    const replaced = await replaceHead(userId, key, body);
    // The old chunks go last: a reader between the two steps still finds a whole value.
    if (replaced && replaced.chunks > 0) await chunks.deleteMany({ version: replaced.version });
    return { bytes: packed.length };
  }

  async function replaceHead(
    userId: OwnerId,
    key: string,
    body: object,
  ): Promise<{ version: string; chunks: number } | null> {
    const old = await heads.findOneAndUpdate({ user_id: userId, key }, { $set: body }).lean();
    if (old) return old;
    try {
      await heads.create({ user_id: userId, key, ...body });
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return heads.findOneAndUpdate({ user_id: userId, key }, { $set: body }).lean();
    }
  }

  /** The bytes as they lie in the store, for JSON the gzip of its text; null when the key is not there. */
  async function getPacked(userId: OwnerId, key: string): Promise<Buffer | null> {
    const head = await stored.findOne({ user_id: userId, key });
    return head && readBody(head);
  }

  async function readBody(head: Pick<StoredHead, 'inline' | 'version' | 'chunks'>): Promise<Buffer | null> {
    if (head.inline) return toBuffer(head.inline);
    const parts = await chunks.find({ version: head.version }).sort({ part: 1, _id: 1 }).lean();
    if (parts.length !== head.chunks) return null;
    return Buffer.concat(parts.map((part) => toBuffer(part.data)));
  }

  async function getText(userId: OwnerId, key: string): Promise<string | null> {
    const packed = await getPacked(userId, key);
    return packed === null ? null : gunzipText(packed);
  }

  /** Gone, whether it was there or not. */
  async function remove(userId: OwnerId, key: string): Promise<void> {
    const head = await heads.findOneAndDelete({ user_id: userId, key }).lean();
    if (head && head.chunks > 0) await chunks.deleteMany({ version: head.version });
  }

  /** All whose keys begin like this. */
  async function removeOf(userId: OwnerId, prefix: string): Promise<void> {
    const beginsSo = { $gte: prefix, $lt: `${prefix}\uffff` };
    const found = await heads.find({ user_id: userId, key: beginsSo }, { key: 1 }).lean();
    for (const { key } of found) await remove(userId, key);
  }

  async function has(userId: OwnerId, key: string): Promise<boolean> {
    return (await heads.exists({ user_id: userId, key })) !== null;
  }

  /** Another word after each time that it was written; null when it is not there. */
  async function findVersion(userId: OwnerId, key: string): Promise<string | null> {
    const head = await heads.findOne({ user_id: userId, key }, { version: 1 }).lean();
    return head?.version ?? null;
  }

  /** The same of several keys in one read; those that are not there are left out. */
  async function findVersions(userId: OwnerId, keys: readonly string[]): Promise<Map<string, string>> {
    const found = await heads.find({ user_id: userId, key: { $in: [...keys] } }, { key: 1, version: 1 }).lean();
    return new Map(found.map(({ key, version }) => [key, version]));
  }

  async function get<Value>(userId: OwnerId, key: string): Promise<Value | null> {
    const text = await getText(userId, key);
    return text === null ? null : (JSON.parse(text) as Value);
  }

  /** Values of several keys in one read, by their keys; those that are not there are left out. */
  async function getMany<Value>(userId: OwnerId, keys: readonly string[]): Promise<Map<string, Value>> {
    const found = await stored.find({ user_id: userId, key: { $in: [...keys] } }).toArray();
    const entries = await Promise.all(
      found.map(async (head) => {
        const packed = await readBody(head);
        return packed === null ? [] : [[head.key, JSON.parse(await gunzipText(packed)) as Value] as const];
      }),
    );
    return new Map(entries.flat());
  }

  /** Values of different kinds in one read, by the names that their keys are given under; null for what is not there. */
  async function getAll<Values extends object>(
    userId: OwnerId,
    keys: { readonly [Name in keyof Values]: string },
  ): Promise<{ [Name in keyof Values]: Values[Name] | null }> {
    const found = await getMany<Values[keyof Values]>(userId, Object.values<string>(keys));
    const named = Object.entries<string>(keys).map(([name, key]) => [name, found.get(key) ?? null]);
    return Object.fromEntries(named) as { [Name in keyof Values]: Values[Name] | null };
  }

  /** Which of these keys are there. */
  async function findKeys(userId: OwnerId, keys: readonly string[]): Promise<Set<string>> {
    const found = await heads.find({ user_id: userId, key: { $in: [...keys] } }, { key: 1 }).lean();
    return new Set(found.map(({ key }) => key));
  }

  return {
    put,
    putPacked,
    get,
    getMany,
    getAll,
    getText,
    getPacked,
    has,
    findKeys,
    findVersion,
    findVersions,
    remove,
    removeOf,
  };
}

/** lean() hands out BSON Binary where a document would give a Buffer. */
export function toBuffer(stored: unknown): Buffer {
  if (Buffer.isBuffer(stored)) return stored;
  if (stored && typeof stored === 'object' && 'buffer' in stored && stored.buffer instanceof Uint8Array)
    return Buffer.from(stored.buffer);
  throw new Error('Stored bytes have an unknown form');
}

export type ArtifactsRepository = ReturnType<typeof createArtifactsRepository>;
