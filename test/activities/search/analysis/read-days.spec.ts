import { expect } from 'chai';
import { readDays } from '../../../../activities/search/analysis/read-days.js';
import { PROPERTY } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole, type SearchEvent } from '../../../support/samples/search-rows.js';
import { SEARCH_OPERATION, searchAnalysisDeps } from '../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../support/sites/small-property.js';

const { signal } = new AbortController();
const read = async (events: SearchEvent[]) => {
  const deps = searchAnalysisDeps(fakeSearchConsole(events, { pageSize: 10 }));
  const result = await readDays(deps, { operation: SEARCH_OPERATION, property: PROPERTY }, signal);
  const key = `alice operation:${SEARCH_OPERATION.id}:search:days`;
  return { result, days: deps.values.get(key) as { date: string; clicks: number }[] };
};

describe('[U] days of a property', () => {
  it('are all read, page by page, and kept oldest first', async () => {
    const { result, days } = await read(smallProperty());
    expect(result).to.deep.equal({ rows: 84, span: { first_day: '2026-04-05', last_day: '2026-06-27' } });
    expect(days.map(({ date }) => date)).to.deep.equal(days.map(({ date }) => date).sort());
    expect(days.at(-1)).to.include({ date: '2026-06-27', clicks: 10, impressions: 96 });
  });

  it('have no span where nothing was shown', async () => {
    expect((await read([])).result).to.deep.equal({ rows: 0, span: null });
  });
});
