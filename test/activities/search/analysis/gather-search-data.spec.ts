import { expect } from 'chai';
import { gatherSearchData } from '../../../../activities/search/analysis/gather-search-data.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { crawlSearchDataKey } from '../../../../domain/operations/artifact-keys.js';
import { readPairs } from '../../../../domain/search/analysis/sets/pair-table.js';
import { CHECK_ROW_SETS, type CheckRowSet } from '../../../../domain/search/analysis/sets/row-set.js';
import type { SearchQuery } from '../../../../domain/search/search-row.js';
import type { SearchDataArtifact } from '../../../../domain/seo/artifacts/search-data.js';
import { rejection } from '../../../support/rejection.js';
import {
  type FakeSearchConsoleOptions,
  fakeSearchConsole,
  type SearchEvent,
} from '../../../support/samples/search-rows.js';
import { connectedAs, searchAnalysisDeps } from '../../../support/search-analysis-deps.js';
import { LAST_DAY, smallProperty } from '../../../support/sites/small-property.js';

const BUSY = new DomainError('rate_limited', 'No more requests', true);
const DIMENSIONS: Record<CheckRowSet, string> = {
  queries: 'query',
  page_days: 'page,date',
  page_devices: 'page,device',
  page_countries: 'page,country',
  seen_pages: 'page',
  pairs: 'query,page',
};
const { signal } = new AbortController();
const input = { user_id: 'alice', crawl_id: 'c1', site_url: 'https://www.example.com/' };

async function gather(
  events: SearchEvent[] = smallProperty(),
  options: FakeSearchConsoleOptions = {},
  changes: Parameters<typeof searchAnalysisDeps>[1] = {},
) {
  const deps = searchAnalysisDeps(fakeSearchConsole(events, options), changes);
  const reported = await gatherSearchData(deps, input, signal);
  return {
    told: reported,
    artifact: deps.values.get(`alice ${crawlSearchDataKey('c1')}`) as SearchDataArtifact | undefined,
  };
}

describe('[U] search data for an audit', () => {
  it('are four weeks against the four before', async () => {
    const { told: reported, artifact } = await gather();
    expect(reported).to.deep.equal({ property: 'https://www.example.com/' });
    expect(artifact?.periods.current).to.deep.equal({ start_date: '2026-05-31', end_date: '2026-06-27', days: 28 });
    expect(artifact?.page_days?.find(({ url }) => url.endsWith('/old'))?.weekdays).to.deep.equal({
      current: { clicks: 20, impressions: 600, ctr: 0.033333, position: 3 },
      previous: { clicks: 120, impressions: 600, ctr: 0.2, position: 3 },
    });
    expect(artifact?.seen_pages).to.have.length(4);
    expect(artifact?.page_countries?.every(({ country }) => country === 'USA')).to.equal(true);
  });

  it('are of the site alone where the property holds others', async () => {
    const other = {
      date: LAST_DAY,
      query: 'x',
      page: 'https://blog.example.com/',
      clicks: 1,
      impressions: 9,
      position: 1,
    };
    const { artifact } = await gather([...smallProperty(), other], { properties: ['sc-domain:example.com'] });
    expect(artifact?.page_days?.map(({ url }) => url)).to.not.include(other.page);
    if (!artifact?.pairs) throw new Error('nothing gathered');
    expect(readPairs(artifact.pairs).map(({ page }) => page)).to.not.include(other.page);
  });

  it('are as many as could be read: a set that fails says why and leaves the others', async () => {
    for (const set of CHECK_ROW_SETS) {
      const refuse = ({ dimensions }: SearchQuery) => (dimensions.join() === DIMENSIONS[set] ? BUSY : null);
      const { artifact } = await gather(smallProperty(), { refuse });
      const missing = CHECK_ROW_SETS.filter((name) => artifact?.[name] === null);
      expect(missing, set).to.deep.equal([set]);
      expect(Object.keys(artifact?.missing ?? {}), set).to.deep.equal([set]);
      expect(artifact?.missing?.[set]).to.match(/^Search Console was not read by .+: No more requests$/);
    }
  });

  it('are of the usual days where those of the property could not be read', async () => {
    const refuse = ({ dimensions }: SearchQuery) =>
      dimensions.join() === 'date' ? new DomainError('dependency_unavailable', 'down', true) : null;
    const { artifact } = await gather(smallProperty(), { refuse });
    expect(artifact?.periods.current).to.deep.equal({ start_date: '2026-05-31', end_date: '2026-06-27', days: 28 });
    expect(artifact?.missing).to.deep.equal({});
  });

  it('fail with the reason where no set could be read, and where access ends', async () => {
    const refusing = async (error: DomainError) =>
      rejection(gather(smallProperty(), { refuse: ({ dimensions }) => (dimensions.join() === 'date' ? null : error) }));
    const down = new DomainError('dependency_unavailable', 'down', true);
    expect(await refusing(down)).to.include({ code: 'dependency_unavailable', message: 'down', retryable: true });
    const gone = (query: SearchQuery) =>
      query.dimensions.join() === 'page,device' ? new DomainError('connection_expired', 'gone') : null;
    expect(await rejection(gather(smallProperty(), { refuse: gone }))).to.include({ code: 'connection_expired' });
  });

  it('are what was read in the time that an audit waits', async () => {
    const patience = new AbortController();
    const refuse = ({ dimensions }: SearchQuery) => {
      if (dimensions.join() === 'page,country') patience.abort();
      return null;
    };
    const deps = searchAnalysisDeps(fakeSearchConsole(smallProperty(), { refuse }));
    await gatherSearchData(deps, input, signal, patience.signal);
    const artifact = deps.values.get(`alice ${crawlSearchDataKey('c1')}`) as SearchDataArtifact;
    expect(CHECK_ROW_SETS.filter((name) => artifact[name] === null)).to.deep.equal(['seen_pages', 'pairs']);
    expect(artifact.missing?.pairs).to.equal(
      'Search Console was not read by query and page: It took too long and was stopped',
    );
  });

  it('are not read on once the work is cancelled', async () => {
    const stop = new AbortController();
    const refuse = () => {
      stop.abort(new Error('cancelled'));
      return new Error('stopped');
    };
    const deps = searchAnalysisDeps(fakeSearchConsole(smallProperty(), { refuse }));
    expect((await rejection(gatherSearchData(deps, input, stop.signal))).message).to.equal('cancelled');
    expect(deps.values.size).to.equal(0);
  });

  const without: [string, Parameters<typeof gather>][] = [
    ['is never asked without a connection', [[], {}, { connections: { find: async () => null } }]],
    [
      'is never asked once access has ended',
      [[], {}, { connections: { find: async (user) => connectedAs(user, { status: 'expired' }) } }],
    ],
  ];
  for (const [name, given] of without) {
    it(name, async () => {
      const asked = fakeSearchConsole([]);
      const refuse = () => Promise.reject(new Error('asked'));
      const { told: reported, artifact } = await gather(given[0], given[1], {
        ...given[2],
        searchConsole: { ...asked, listProperties: refuse },
      });
      expect(reported).to.deep.equal({ property: null });
      expect(artifact).to.equal(undefined);
    });
  }

  it('are none of a site that the account has no property of', async () => {
    const { told: reported, artifact } = await gather(smallProperty(), { properties: ['https://other.example/'] });
    expect([reported.property, artifact]).to.deep.equal([null, undefined]);
  });
});
