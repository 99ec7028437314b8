import { expect } from 'chai';
import type { SearchDimension, SearchRow } from '../../../../domain/search/search-row.js';
import { rejection } from '../../../support/rejection.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../../support/search-console.js';
import { madeUpRow, providerData } from '../../../support/servers/provider-data.js';

const QUERY = {
  start_date: '2026-03-01',
  end_date: '2026-05-29',
  dimensions: ['query', 'page'] satisfies SearchDimension[],
};
const PROPERTY = 'sc-domain:example.com';

describe('[I] search console client', () => {
  let running: TestSearchConsole;
  let rows: number | SearchRow[] = 10;
  const { properties } = providerData();
  before(async () => {
    running = await startSearchConsole({ data: { rows: () => rows, properties } });
    await running.connect('alice');
  });
  after(() => running.stop());
  beforeEach(() => {
    running.servers.asked.length = 0;
    running.pauses.length = 0;
  });

  async function readAll(user = 'alice'): Promise<SearchRow[]> {
    const read: SearchRow[] = [];
    for await (const page of running.searchConsole.readRows(user, PROPERTY, QUERY, NEVER)) read.push(...page);
    return read;
  }
  const startRows = () => running.servers.asked.map(({ startRow }) => startRow);

  it('lists the properties that the user may read', async () => {
    expect(await running.searchConsole.listProperties('alice', NEVER)).to.deep.equal([
      'https://www.example.com/',
      'sc-domain:example.com',
    ]);
  });

  it('keeps which of them the account is an owner or full user of', async () => {
    properties.push({ siteUrl: 'https://read.example/', permissionLevel: 'siteRestrictedUser' });
    const readable = await running.searchConsole.listProperties('alice', NEVER);
    properties.pop();
    expect(readable).to.include('https://read.example/');
    const connection = await running.store.connections.find('alice', 'searchconsole');
    expect(connection?.owned_properties).to.deep.equal(['https://www.example.com/', 'sc-domain:example.com']);
  });

  it('keeps the list of properties with the connection, and takes off one that is refused', async () => {
    const listed = async () => (await running.store.connections.find('alice', 'searchconsole'))?.properties;
    await running.searchConsole.listProperties('alice', NEVER);
    expect(await listed()).to.deep.equal(['https://www.example.com/', PROPERTY]);
    running.servers.fail('data', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } });
    expect(await rejection(readAll())).to.include({ code: 'not_found' });
    expect(await listed()).to.deep.equal(['https://www.example.com/']);
  });

  it('reads 60,001 rows in three pages, each once', async () => {
    rows = 60_001;
    const read = await readAll();
    expect(startRows()).to.deep.equal([0, 25_000, 50_000]);
    expect(read.length).to.equal(60_001);
    expect(new Set(read.map(({ keys }) => keys.join('\n'))).size).to.equal(60_001);
    const asked = { property: PROPERTY, startDate: QUERY.start_date, endDate: QUERY.end_date };
    expect(read.at(-1)).to.deep.equal(madeUpRow({ ...asked, dimensions: QUERY.dimensions }, 60_000));
  });

  it('asks once more after a page of exactly 25,000', async () => {
    rows = 25_000;
    expect((await readAll()).length).to.equal(25_000);
    expect(startRows()).to.deep.equal([0, 25_000]);
  });

  it('takes no rows for an answer', async () => {
    rows = 0;
    expect(await readAll()).to.deep.equal([]);
    expect(startRows()).to.deep.equal([0]);
  });

  it('asks for final figures of the period and dimensions', async () => {
    rows = 1;
    await readAll();
    expect(running.servers.asked[0]).to.deep.equal({
      property: PROPERTY,
      startDate: '2026-03-01',
      endDate: '2026-05-29',
      dimensions: ['query', 'page'],
      rowLimit: 25_000,
      startRow: 0,
      dataState: 'final',
    });
  });

  it('waits as long as a 429 says, and continues where it was', async () => {
    rows = 30_000;
    running.servers.fail('data', { status: 429, headers: { 'retry-after': '7' } });
    expect((await readAll()).length).to.equal(30_000);
    expect(running.pauses).to.deep.equal([7_000]);
    expect(startRows()).to.deep.equal([0, 25_000]);
  });

  for (const reason of ['quotaExceeded', 'rateLimitExceeded', 'userRateLimitExceeded'])
    it(`backs off when a 403 says ${reason}`, async () => {
      rows = 5;
      const quota = { status: 403, body: { error: { code: 403, errors: [{ reason }] } } };
      running.servers.fail('data', quota, quota);
      expect((await readAll()).length).to.equal(5);
      expect(running.pauses).to.deep.equal([1_000, 2_000]);
    });

  it('does not sleep for a quarter of an hour: the failure says that it may pass', async () => {
    running.servers.fail('data', { status: 429, headers: { 'retry-after': '900' } });
    await expectFailure(readAll(), 'rate_limited', true);
    expect(running.pauses).to.deep.equal([]);
    expect(await running.store.connections.find('alice', 'searchconsole')).to.include({ status: 'error' });
    rows = 1;
    await readAll();
    expect(await running.store.connections.find('alice', 'searchconsole')).to.include({ status: 'connected' });
  });

  it('gives up after five tries on an outage, and the grant stands', async () => {
    running.servers.fail('data', ...Array.from({ length: 5 }, () => ({ status: 503 })));
    await expectFailure(readAll(), 'dependency_unavailable', true);
    expect(running.pauses).to.deep.equal([1_000, 2_000, 4_000, 8_000]);
    expect(await running.store.connections.find('alice', 'searchconsole')).to.include({
      status: 'error',
      error: 'Google Search Console returns status 503',
    });
  });

  it('renews a token that is refused once, and no more than once', async () => {
    rows = 3;
    const before = running.servers.google.counts.refreshes;
    running.servers.google.expireTokens();
    expect((await readAll()).length).to.equal(3);
    expect(running.servers.google.counts.refreshes).to.equal(before + 1);
    running.servers.fail('data', { status: 401 }, { status: 401 });
    await expectFailure(readAll(), 'dependency_unavailable', false);
    expect(running.servers.google.counts.refreshes).to.equal(before + 2);
  });

  it('tells a property that is not there from a connection that is broken', async () => {
    running.servers.fail('data', { status: 403, body: { error: { errors: [{ reason: 'forbidden' }] } } });
    await expectFailure(readAll(), 'not_found', false);
    running.servers.fail('data', { status: 403, body: { error: { details: [{ reason: 'SERVICE_DISABLED' }] } } });
    await expectFailure(readAll(), 'provider_missing', false);
  });

  const row = { clicks: 1, impressions: 2, ctr: 0.5, position: 3 };
  const hostile: Record<string, unknown> = {
    'a page of HTML': '<html>Sign in</html>',
    'rows that are no list': { rows: 'many' },
    'a figure that is text': { rows: [{ ...row, keys: ['a', 'b'], clicks: '7' }] },
    'a rate above one': { rows: [{ ...row, keys: ['a', 'b'], ctr: 7 }] },
    'columns that were not asked for': { rows: [{ ...row, keys: ['a'] }] },
    'more rows than asked for': { rows: Array.from({ length: 25_001 }, () => ({ ...row, keys: ['a', 'b'] })) },
  };
  for (const [name, body] of Object.entries(hostile))
    it(`does not believe ${name}`, async () => {
      running.servers.fail('data', { status: 200, body });
      await expectFailure(readAll(), 'dependency_unavailable');
    });

  it('follows no redirect with the token in hand', async () => {
    const { length } = running.servers.hits;
    running.servers.fail('data', { status: 302, headers: { location: `${running.servers.url}/elsewhere` } });
    await expectFailure(readAll(), 'dependency_unavailable');
    expect(running.servers.hits.slice(length).filter((hit) => hit.includes('elsewhere'))).to.deep.equal([]);
  });

  it('inspects an address', async () => {
    const url = 'https://www.example.com/page';
    running.servers.data.inspect = () => ({
      verdict: 'NEUTRAL',
      coverageState: 'Crawled - currently not indexed',
      robotsTxtState: 'ALLOWED',
      indexingState: 'INDEXING_STATE_UNSPECIFIED',
      pageFetchState: 'SUCCESSFUL',
      googleCanonical: `${url}/`,
      lastCrawlTime: '2026-05-01T10:00:00Z',
      sitemap: ['https://www.example.com/sitemap.xml'],
    });
    const issue = (issueMessage: string, severity: string) => ({ issueMessage, severity });
    running.servers.data.rich_results = () => ({
      verdict: 'FAIL',
      detectedItems: [
        {
          richResultType: 'Product snippets',
          items: [
            { name: 'A', issues: [issue('Missing field "name"', 'ERROR'), issue('Missing field "review"', 'WARNING')] },
            { name: 'B', issues: [issue('Missing field "name"', 'ERROR')] },
          ],
        },
        { richResultType: 'Breadcrumbs', items: [{ name: 'C' }] },
      ],
    });
    expect(await running.searchConsole.inspectUrl('alice', PROPERTY, url, NEVER)).to.deep.equal({
      url,
      verdict: 'neutral',
      coverage_state: 'Crawled - currently not indexed',
      robots_state: 'ALLOWED',
      indexing_state: null,
      page_fetch_state: 'SUCCESSFUL',
      google_canonical: `${url}/`,
      user_canonical: null,
      last_crawl_at: '2026-05-01T10:00:00.000Z',
      mobile_verdict: 'unknown',
      referring_sitemaps: ['https://www.example.com/sitemap.xml'],
      rich_verdict: 'fail',
      rich_results: [
        { type: 'Product snippets', errors: ['Missing field "name"'], warnings: ['Missing field "review"'] },
        { type: 'Breadcrumbs', errors: [], warnings: [] },
      ],
    });
  });

  it('takes the refusal of an inspection for a quota that is met', async () => {
    running.servers.data.inspections_left = 0;
    const url = 'https://www.example.com/page';
    await expectFailure(running.searchConsole.inspectUrl('alice', PROPERTY, url, NEVER), 'rate_limited', true);
    running.servers.data.inspections_left = 2_000;
  });

  it('lists the sitemaps of a property', async () => {
    expect(await running.searchConsole.listSitemaps('alice', PROPERTY, NEVER)).to.deep.equal([]);
    running.servers.data.sitemaps = [
      {
        path: 'https://www.example.com/sitemap.xml',
        lastSubmitted: '2026-01-10T09:00:00.000Z',
        lastDownloaded: '2026-05-31T04:12:00.000Z',
        isPending: false,
        isSitemapsIndex: true,
        warnings: '2',
        errors: '1',
        contents: [
          { type: 'web', submitted: '640', indexed: '0' },
          { type: 'image', submitted: '90', indexed: '0' },
        ],
      },
      { path: 'https://www.example.com/new.xml', isPending: true },
    ];
    expect(await running.searchConsole.listSitemaps('alice', PROPERTY, NEVER)).to.deep.equal([
      {
        url: 'https://www.example.com/sitemap.xml',
        is_index: true,
        is_pending: false,
        submitted_at: '2026-01-10T09:00:00.000Z',
        downloaded_at: '2026-05-31T04:12:00.000Z',
        errors: 1,
        warnings: 2,
        urls: 640,
      },
      {
        url: 'https://www.example.com/new.xml',
        is_index: false,
        is_pending: true,
        submitted_at: null,
        downloaded_at: null,
        errors: 0,
        warnings: 0,
        urls: null,
      },
    ]);
    expect(running.servers.hits.at(-1)).to.equal('GET /webmasters/v3/sites/sc-domain%3Aexample.com/sitemaps');
  });

  it('says who is not connected, and stops when told to', async () => {
    await expectFailure(readAll('bob'), 'not_connected', false);
    const stop = AbortSignal.abort(new Error('stopped'));
    const reading = running.searchConsole.readRows('alice', PROPERTY, QUERY, stop);
    const failure = await reading[Symbol.asyncIterator]()
      .next()
      .then(
        () => null,
        (error: unknown) => String(error),
      );
    expect(failure).to.equal('Error: stopped');
  });
});

async function expectFailure(work: Promise<unknown>, code: string, retryable?: boolean): Promise<void> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).to.include({ name: 'DomainError', code });
  if (retryable !== undefined) expect(failure).to.include({ retryable });
}
