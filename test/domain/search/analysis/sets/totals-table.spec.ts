import { expect } from 'chai';
import { TotalsTable } from '../../../../../domain/search/analysis/sets/totals-table.js';

const row = { keys: [], clicks: 3, impressions: 12, ctr: 0.25, position: 4 };
const NOTHING = { clicks: 0, impressions: 0, ctr: null, position: null };

describe('[U] table of totals', () => {
  it('has one row for each period', () => {
    const table = new TotalsTable(true);
    table.add([row], 'current');
    expect(table.result()).to.deep.equal({
      current: { clicks: 3, impressions: 12, ctr: 0.25, position: 4 },
      previous: NOTHING,
    });
  });

  it('has no previous figures where no previous period was read', () => {
    expect(new TotalsTable(false).result()).to.deep.equal({ current: NOTHING, previous: null });
  });
});
