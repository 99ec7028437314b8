import { expect } from 'chai';
import { collectRawRows } from '../../../activities/search/collect-raw-rows.js';
import { notConnected } from '../../../domain/search/no-access.js';
import {
  type RawReading,
  type RawRequest,
  rawChunkKey,
  rawReadingId,
  rawReadingKey,
} from '../../../domain/search/raw-rows.js';
import type { SearchRow } from '../../../domain/search/search-row.js';
import { catchFailure } from '../../support/catch-failure.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../support/search-console.js';
import { searchDataDeps } from '../../support/search-data-deps.js';

const REQUEST: RawRequest = {
  platform: 'searchconsole',
  property: 'sc-domain:example.com',
  dimensions: ['query'],
  kind: null,
  period: { start_date: '2026-05-01', end_date: '2026-05-28' },
  previous_period: { start_date: '2026-04-03', end_date: '2026-04-30' },
};
const bing = (Query: string, day: string) => ({
  Query,
  Date: `/Date(${Date.parse(`${day}T12:00:00Z`)})/`,
  Clicks: 1,
  Impressions: 9,
  AvgClickPosition: -1,
  AvgImpressionPosition: 4,
});

describe('[I] collect raw rows', () => {
  let running: TestSearchConsole;
  let counts: [current: number, previous: number] = [0, 0];
  before(async () => {
    running = await startSearchConsole({
      data: {
        rows: ({ startDate }) => counts[startDate === REQUEST.period.start_date ? 0 : 1],
        query_stats: [
          bing('a', '2026-05-28'),
          bing('b', '2026-05-29'),
          bing('c', '2026-04-03'),
          bing('d', '2026-04-02'),
        ],
        page_stats: [bing('https://www.example.com/', '2026-05-01')],
      },
    });
    await running.connect('alice');
    await running.connect('alice', 'altengine');
  });
  after(() => running.stop());

  const collect = (request: RawRequest, user_id = 'alice') =>
    catchFailure(collectRawRows(searchDataDeps(running, running), { user_id, request }, NEVER));
  const chunk = (request: RawRequest, part: 'current' | 'previous', at: number) =>
    running.store.artifacts.get<SearchRow[]>('alice', rawChunkKey(rawReadingId(request), part, at));

  it('keeps the rows of both periods in pieces, and says how many there are', async () => {
    counts = [2_500, 1_000];
    expect(await collect(REQUEST)).to.deep.equal({ rows: 2_500, previous_rows: 1_000 });
    const reading = await running.store.artifacts.get<RawReading>('alice', rawReadingKey(rawReadingId(REQUEST)));
    expect(reading).to.deep.include({ request: REQUEST, rows: 2_500, previous_rows: 1_000, truncated: false });
    const pieces = await Promise.all([0, 1, 2, 3].map((at) => chunk(REQUEST, 'current', at)));
    expect(pieces.map((piece) => piece?.length)).to.deep.equal([1_000, 1_000, 500, undefined]);
    expect(pieces[2]?.at(-1)?.keys).to.deep.equal(['words 2499']);
    expect((await chunk(REQUEST, 'previous', 0))?.length).to.equal(1_000);
    expect(await chunk(REQUEST, 'previous', 1)).to.equal(null);
  });

  it('keeps no more than 100,000 rows of a period, and says so', async () => {
    counts = [100_001, 100_000];
    const request = { ...REQUEST, dimensions: ['page' as const] };
    expect(await collect(request)).to.deep.equal({ rows: 100_000, previous_rows: 100_000 });
    const reading = await running.store.artifacts.get<RawReading>('alice', rawReadingKey(rawReadingId(request)));
    expect(reading?.truncated).to.equal(true);
  });

  it('does without a previous period', async () => {
    counts = [3, 3];
    expect(await collect({ ...REQUEST, previous_period: null })).to.deep.equal({ rows: 3, previous_rows: 0 });
  });

  it('keeps of Bing the days of each period', async () => {
    const request: RawRequest = {
      ...REQUEST,
      platform: 'altengine',
      property: 'https://www.example.com/',
      dimensions: [],
      kind: 'queries',
    };
    expect(await collect(request)).to.deep.equal({ rows: 1, previous_rows: 1 });
    expect(await chunk(request, 'current', 0)).to.deep.equal([bing('a', '2026-05-28')]);
    expect(await chunk(request, 'previous', 0)).to.deep.equal([bing('c', '2026-04-03')]);
    expect(await collect({ ...request, kind: 'pages' })).to.deep.equal({ rows: 1, previous_rows: 0 });
  });

  it('keeps nothing of a reading that failed', async () => {
    expect(await collect(REQUEST, 'bob')).to.deep.equal({
      code: 'not_connected',
      message: notConnected('searchconsole').message,
    });
    expect(await running.store.artifacts.has('bob', rawReadingKey(rawReadingId(REQUEST)))).to.equal(false);
  });
});
