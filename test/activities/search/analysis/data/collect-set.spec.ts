import { expect } from 'chai';
import {
  type CollectedSet,
  collectSet,
  MOST_ROWS,
} from '../../../../../activities/search/analysis/data/collect-set.js';
import type { SearchConsolePort } from '../../../../../domain/search/search-console-port.js';
import type { SearchRow } from '../../../../../domain/search/search-row.js';
import { PROPERTY } from '../../../../support/samples/analyzed-property.js';
import { FOUR_WEEKS } from '../../../../support/samples/search-figures.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { smallProperty } from '../../../../support/sites/small-property.js';

const { signal } = new AbortController();
const request = { user_id: 'alice', property: PROPERTY, periods: FOUR_WEEKS, present: null };
const collect = <Name extends CollectedSet>(set: Name, searchConsole = fakeSearchConsole(smallProperty())) =>
  collectSet({ searchConsole }, set, request, signal);

describe('[U] set of rows', () => {
  it('counts what the provider sent, over both periods and all pages of rows', async () => {
    const whole = await collect('queries');
    expect(whole.rows).to.equal(11);
    expect(whole.is_cut).to.equal(false);
    expect(await collect('queries', fakeSearchConsole(smallProperty(), { pageSize: 2 }))).to.deep.equal(whole);
    expect(whole.value.find(({ key }) => key === 'old news')).to.deep.include({
      current: { clicks: 28, impressions: 840, ctr: 0.033333, position: 3 },
      previous: { clicks: 168, impressions: 840, ctr: 0.2, position: 3 },
    });
  });

  it('is of every kind', async () => {
    const total = await collect('totals');
    expect(total.value.current).to.include({ clicks: 280, impressions: 2688 });
    expect((await collect('pages')).value).to.have.length(4);
    expect((await collect('pairs')).value.rows).to.have.length(7);
    expect((await collect('devices')).value.map(({ key }) => key)).to.deep.equal(['DESKTOP', 'MOBILE']);
    expect((await collect('countries')).value.map(({ key }) => key)).to.deep.equal(['usa']);
    expect((await collect('page_days')).value.map(({ current }) => current.clicks)).to.have.members([140, 84, 28, 28]);
    expect((await collect('page_devices')).value).to.have.length(4);
    expect((await collect('page_countries')).value.map(({ country }) => country)).to.include('USA');
    expect((await collect('seen_pages')).value).to.include('https://www.example.com/old');
  });

  it('leaves out days that the property has no data of, on both sides', async () => {
    const present = new Set(smallProperty().map(({ date }) => date));
    present.delete('2026-06-27');
    const { value } = await collectSet(
      { searchConsole: fakeSearchConsole(smallProperty()) },
      'page_days',
      { ...request, present },
      signal,
    );
    const home = value.find(({ url }) => url === PROPERTY);
    expect([home?.current.clicks, home?.previous.clicks]).to.deep.equal([135, 135]);
  });

  it('ends at a bound, asks for no more, and says so', async () => {
    let asked = 0;
    const row: SearchRow = { keys: ['lamp', PROPERTY], clicks: 1, impressions: 1, ctr: 1, position: 1 };
    const endless: SearchConsolePort = {
      ...fakeSearchConsole([]),
      async *readRows() {
        for (;;) {
          asked += 1;
          yield Array(25_000).fill(row);
        }
      },
    };
    const { rows, is_cut, value } = await collect('pairs', endless);
    expect({ rows, is_cut, asked }).to.deep.equal({ rows: MOST_ROWS, is_cut: true, asked: MOST_ROWS / 25_000 });
    expect(value.rows[0]?.[2]).to.equal(MOST_ROWS);
  });
});
