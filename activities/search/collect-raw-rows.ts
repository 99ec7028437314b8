import type { CollectRawRowsInput } from '../../domain/search/platform-inputs.js';
import {
  MAX_RAW_ROWS,
  RAW_CHUNK_ROWS,
  type RawPeriod,
  type RawReading,
  type RawRequest,
  type RawRow,
  rawChunkKey,
  rawReadingId,
  rawReadingKey,
} from '../../domain/search/raw-rows.js';
import { webmasterDay } from '../../domain/search/webmaster-row.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { SearchDataDeps } from './search-data-deps.js';

type Part = 'current' | 'previous';

/**
 * Reads the rows of both periods and keeps them as they came, for pages to be shown. Twice: writes the same rows again.
 */
export async function collectRawRows(
  deps: SearchDataDeps,
  { user_id, request }: CollectRawRowsInput,
  signal: AbortSignal,
): Promise<{ rows: number; previous_rows: number }> {
  const keep = createKeeper(deps, user_id, rawReadingId(request));
  const { previous_period } = request;
  const current = await keep('current', pagesOf(deps, user_id, request, request.period, signal));
  const previous = previous_period
    ? await keep('previous', pagesOf(deps, user_id, request, previous_period, signal))
    : { rows: 0, truncated: false };
  const reading: RawReading = {
    request,
    collected_at: deps.now().toISOString(),
    rows: current.rows,
    previous_rows: previous.rows,
    truncated: current.truncated || previous.truncated,
  };
  // Last: a reading without its rows is never seen.
  await deps.artifacts.put(user_id, rawReadingKey(rawReadingId(request)), reading);
  return { rows: current.rows, previous_rows: previous.rows };
}

function pagesOf(
  { searchConsole, webmaster }: SearchDataDeps,
  userId: OwnerId,
  request: RawRequest,
  period: RawPeriod,
  signal: AbortSignal,
): AsyncIterable<RawRow[]> {
  const { platform, property, dimensions, kind } = request;
  if (platform === 'searchconsole') return searchConsole.readRows(userId, property, { ...period, dimensions }, signal);
  const read = kind === 'pages' ? webmaster.pageStats : webmaster.queryStats;
  return one(async () => (await read(userId, property, signal)).filter((row) => isWithin(row.Date, period)));
}

async function* one(read: () => Promise<RawRow[]>): AsyncGenerator<RawRow[]> {
  yield await read();
}

function isWithin(date: string, { start_date, end_date }: RawPeriod): boolean {
  const day = webmasterDay(date);
  return day !== null && day >= start_date && day <= end_date;
}

function createKeeper({ artifacts }: SearchDataDeps, userId: OwnerId, readingId: string) {
  return async (part: Part, pages: AsyncIterable<RawRow[]>): Promise<{ rows: number; truncated: boolean }> => {
    let rows = 0;
    let waiting: RawRow[] = [];
    const write = async (chunk: RawRow[]) => {
      await artifacts.put(userId, rawChunkKey(readingId, part, Math.floor(rows / RAW_CHUNK_ROWS)), chunk);
      rows += chunk.length;
    };
    for await (const page of pages) {
      if (rows >= MAX_RAW_ROWS) return { rows, truncated: true };
      waiting = [...waiting, ...page];
      while (waiting.length >= RAW_CHUNK_ROWS && rows < MAX_RAW_ROWS) {
        await write(waiting.slice(0, RAW_CHUNK_ROWS));
        waiting = waiting.slice(RAW_CHUNK_ROWS);
      }
      if (rows >= MAX_RAW_ROWS && waiting.length > 0) return { rows, truncated: true };
    }
    if (waiting.length > 0) await write(waiting);
    return { rows, truncated: false };
  };
}
