import { DomainError } from '../../../domain/base/errors.js';
import {
  RAW_CHUNK_ROWS,
  RAW_FRESH_MS,
  type RawReading,
  type RawRequest,
  type RawRow,
  rawChunkKey,
  rawReadingId,
  rawReadingKey,
} from '../../../domain/search/raw-rows.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { IntegrationGateway } from '../integration-gateway.js';

export interface ReadRawRowsDeps {
  artifacts: Pick<ArtifactsRepository, 'get'>;
  gateway: Pick<IntegrationGateway, 'collectRawRows'>;
}

export interface RawPage {
  reading: RawReading;
  rows: RawRow[];
  previous_rows: RawRow[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}

/**
 * A page of the rows, from the store while they are fresh; otherwise they are collected first. Null while that takes
 * its time.
 */
export async function readRawRows(
  { artifacts, gateway }: ReadRawRowsDeps,
  userId: OwnerId,
  request: RawRequest,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): Promise<RawPage | null> {
  const key = rawReadingKey(rawReadingId(request));
  const kept = await artifacts.get<RawReading>(userId, key);
  const reading = kept && isFresh(kept, now) ? kept : await collect();
  if (!reading) return null;
  const end = offset + limit;
  const [rows, previous_rows] = await Promise.all([
    readPart({ artifacts }, userId, reading, 'current', offset, limit),
    readPart({ artifacts }, userId, reading, 'previous', offset, limit),
  ]);
  const hasMore = end < Math.max(reading.rows, reading.previous_rows);
  return { reading, rows, previous_rows, next: hasMore ? end : null };

  async function collect(): Promise<RawReading | null> {
    const outcome = await gateway.collectRawRows({ user_id: userId, request });
    if (outcome === null) return null;
    if (!outcome.collected) throw new DomainError(outcome.error.code, outcome.error.detail);
    return artifacts.get<RawReading>(userId, key);
  }
}

function isFresh({ collected_at }: RawReading, now: Date): boolean {
  return now.getTime() - Date.parse(collected_at) < RAW_FRESH_MS;
}

/** At most two chunks hold a page. */
async function readPart(
  { artifacts }: Pick<ReadRawRowsDeps, 'artifacts'>,
  userId: OwnerId,
  { request, rows, previous_rows }: RawReading,
  part: 'current' | 'previous',
  offset: number,
  limit: number,
): Promise<RawRow[]> {
  const end = Math.min(offset + limit, part === 'current' ? rows : previous_rows);
  if (offset >= end) return [];
  const first = Math.floor(offset / RAW_CHUNK_ROWS);
  const last = Math.floor((end - 1) / RAW_CHUNK_ROWS);
  const chunks: RawRow[] = [];
  for (let chunk = first; chunk <= last; chunk++) {
    chunks.push(...((await artifacts.get<RawRow[]>(userId, rawChunkKey(rawReadingId(request), part, chunk))) ?? []));
  }
  return chunks.slice(offset - first * RAW_CHUNK_ROWS, end - first * RAW_CHUNK_ROWS);
}
