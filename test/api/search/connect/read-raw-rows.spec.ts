import { expect } from 'chai';
import { readRawRows } from '../../../../api/search/connect/read-raw-rows.js';
import {
  type RawReading,
  type RawRequest,
  rawChunkKey,
  rawReadingId,
  rawReadingKey,
} from '../../../../domain/search/raw-rows.js';
import { madeUpRow } from '../../../support/servers/provider-data.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const REQUEST: RawRequest = {
  platform: 'searchconsole',
  property: 'p',
  dimensions: ['query'],
  kind: null,
  period: { start_date: '2026-05-01', end_date: '2026-05-28' },
  previous_period: null,
};
const ASKED = { property: 'p', startDate: '', endDate: '', dimensions: ['query'] };
const ID = rawReadingId(REQUEST);

describe('[U] pages of raw rows', () => {
  function kept(rows: number, ageMs = 0) {
    const reading: RawReading = {
      request: REQUEST,
      rows,
      previous_rows: 1,
      truncated: false,
      collected_at: new Date(NOW.getTime() - ageMs).toISOString(),
    };
    const all = Array.from({ length: rows }, (_, n) => madeUpRow({ ...ASKED, startDate: '2026-05-01' }, n));
    const artifacts = new Map<string, unknown>([[rawReadingKey(ID), reading]]);
    for (let at = 0; at * 1_000 < rows; at++)
      artifacts.set(rawChunkKey(ID, 'current', at), all.slice(at * 1_000, (at + 1) * 1_000));
    artifacts.set(rawChunkKey(ID, 'previous', 0), all.slice(0, 1));
    return artifacts;
  }
  function read(artifacts: Map<string, unknown>, window: { offset: number; limit: number }) {
    const calls: string[] = [];
    const asked: string[] = [];
    const deps = {
      artifacts: {
        get: async <Value>(_user: string, key: string) => {
          asked.push(key);
          return (artifacts.get(key) ?? null) as Value | null;
        },
      },
      gateway: {
        collectRawRows: async () => {
          calls.push('collect');
          return null;
        },
      },
    };
    return readRawRows(deps, 'alice', REQUEST, window, NOW).then((page) => ({ page, calls, asked }));
  }
  const first = (row: unknown) => (row as { keys: string[] } | undefined)?.keys[0];

  it('come out of the pieces that hold them, and no others', async () => {
    const { page, asked } = await read(kept(2_500), { offset: 950, limit: 100 });
    expect([page?.rows.length, first(page?.rows[0]), first(page?.rows.at(-1))]).to.deep.equal([
      100,
      'words 950',
      'words 1049',
    ]);
    expect(asked.filter((key) => key.includes(':current:'))).to.deep.equal([
      rawChunkKey(ID, 'current', 0),
      rawChunkKey(ID, 'current', 1),
    ]);
    expect([page?.previous_rows.length, page?.next]).to.deep.equal([0, 1_050]);
  });

  it('end with the last row', async () => {
    const { page } = await read(kept(2_500), { offset: 2_400, limit: 100 });
    expect([page?.rows.length, page?.next]).to.deep.equal([100, null]);
    const beyond = await read(kept(2_500), { offset: 999_999, limit: 100 });
    expect([beyond.page?.rows, beyond.page?.next]).to.deep.equal([[], null]);
  });

  it('are read anew after an hour, and null while that takes its time', async () => {
    expect((await read(kept(1, 3_599_999), { offset: 0, limit: 1 })).calls).to.deep.equal([]);
    const old = await read(kept(1, 3_600_000), { offset: 0, limit: 1 });
    expect([old.page, old.calls]).to.deep.equal([null, ['collect']]);
  });
});
