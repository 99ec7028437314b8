import { expect } from 'chai';
import { KeyedTable } from '../../../../../domain/search/analysis/sets/keyed-table.js';

const row = (key: string, clicks: number, impressions: number, position = 2) => ({
  keys: [key],
  clicks,
  impressions,
  ctr: clicks / impressions,
  position,
});

describe('[U] table by key', () => {
  it('puts both periods of a key side by side, null where it was not seen', () => {
    const table = new KeyedTable();
    table.add([row('a', 2, 10), row('b', 1, 5)], 'current');
    table.add([row('c', 1, 4), row('a', 1, 10)], 'previous');
    expect(table.result()).to.deep.equal([
      {
        key: 'a',
        current: { clicks: 2, impressions: 10, ctr: 0.2, position: 2 },
        previous: { clicks: 1, impressions: 10, ctr: 0.1, position: 2 },
      },
      { key: 'b', current: { clicks: 1, impressions: 5, ctr: 0.2, position: 2 }, previous: null },
      { key: 'c', current: null, previous: { clicks: 1, impressions: 4, ctr: 0.25, position: 2 } },
    ]);
  });

  it('makes one of keys that mean the same, over pages of rows', () => {
    const table = new KeyedTable((key) => key.toLowerCase());
    table.add([row('A', 1, 10, 1)], 'current');
    table.add([row('a', 1, 30, 5)], 'current');
    expect(table.result()).to.deep.equal([
      { key: 'a', current: { clicks: 2, impressions: 40, ctr: 0.05, position: 4 }, previous: null },
    ]);
  });
});
