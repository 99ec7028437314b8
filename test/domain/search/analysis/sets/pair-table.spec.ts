import { expect } from 'chai';
import { PairTableBuilder, readPairs } from '../../../../../domain/search/analysis/sets/pair-table.js';

const row = (query: string, page: string, clicks: number, impressions: number, position: number) => ({
  keys: [query, page],
  clicks,
  impressions,
  ctr: 0,
  position,
});

describe('[U] table of queries by page', () => {
  const table = new PairTableBuilder();
  table.add([row('lamp', 'https://a.example/x', 2, 10, 3), row('sofa', 'https://a.example/x', 1, 5, 4)]);
  table.add([row('lamp', 'https://a.example/y', 0, 20, 8), row('lamp', 'https://a.example/x#top', 1, 30, 7)]);

  it('keeps each text once, and one page whatever fragment it was shown with', () => {
    expect(table.result()).to.deep.equal({
      queries: ['lamp', 'sofa'],
      pages: ['https://a.example/x', 'https://a.example/y'],
      rows: [
        [0, 0, 3, 40, 6],
        [1, 0, 1, 5, 4],
        [0, 1, 0, 20, 8],
      ],
    });
  });

  it('gives back what went in', () => {
    expect(readPairs(table.result())[0]).to.deep.equal({
      query: 'lamp',
      page: 'https://a.example/x',
      clicks: 3,
      impressions: 40,
      ctr: 0.075,
      position: 6,
    });
  });
});
