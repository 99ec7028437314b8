import { expect } from 'chai';
import type { AnalyticsRow } from '../../../../domain/search/analytics-row.js';
import { catchFailure } from '../../../support/catch-failure.js';
import { NEVER, startSearchConsole, type TestSearchConsole } from '../../../support/search-console.js';

const QUERY = {
  start_date: '2026-05-01',
  end_date: '2026-05-28',
  dimensions: ['date'],
  metrics: ['sessions', 'activeUsers'],
};

describe('[I] analytics client', () => {
  let running: TestSearchConsole;
  before(async () => {
    running = await startSearchConsole();
    await running.connect('alice', 'analytics');
  });
  after(() => running.stop());

  async function readAll(): Promise<AnalyticsRow[]> {
    return (await running.analytics.readReport('alice', 'properties/101', QUERY, NEVER)).rows;
  }
  const reports = () => running.servers.hits.filter((hit) => hit.includes(':runReport')).length;

  it('lists the properties of all accounts, page by page', async () => {
    running.servers.data.analytics_properties = [101, 102, 103].map((id) => ({
      property: `properties/${id}`,
      name: `Site ${id}`,
      uri: `https://site-${id}.example`,
      time_zone: 'America/Los_Angeles',
    }));
    expect(await running.analytics.listProperties('alice', NEVER)).to.deep.equal([
      'properties/101',
      'properties/102',
      'properties/103',
    ]);
    expect(running.servers.hits.filter((hit) => hit.includes('accountSummaries')).length).to.equal(3);
    const connection = await running.store.connections.find('alice', 'analytics');
    expect(connection?.property_names?.[0]).to.deep.equal({ property: 'properties/101', name: 'Site 101' });
  });

  it('says what a property is called, and which sites feed it', async () => {
    expect(await running.analytics.describeProperty('alice', 'properties/102', NEVER)).to.deep.equal({
      property: 'properties/102',
      name: 'Site 102',
      time_zone: 'America/Los_Angeles',
      sites: ['https://site-102.example'],
    });
  });

  for (const [rows, pages] of [
    [0, 1],
    [3, 1],
    [10_000, 1],
    [10_001, 2],
    [20_000, 2],
  ] as const)
    it(`reads ${rows} rows in ${pages} page${pages === 1 ? '' : 's'}, as the count of all rows says`, async () => {
      running.servers.data.analytics_rows = rows;
      const before = reports();
      const read = await readAll();
      expect([read.length, reports() - before]).to.deep.equal([rows, pages]);
      if (rows > 0) {
        const n = rows - 1;
        expect(read.at(-1)).to.deep.equal({ dimensions: [String(20260101 + n)], metrics: [n * 10, n * 10 + 1] });
      }
    });

  it('says what Google says of how exact the figures are, and in which time zone', async () => {
    const of = async (analytics_metadata: Record<string, unknown>) => {
      Object.assign(running.servers.data, { analytics_rows: 2, analytics_metadata });
      const { quality, time_zone } = await running.analytics.readReport('alice', 'properties/101', QUERY, NEVER);
      return { ...quality, time_zone };
    };
    const exact = { sampled_percent: null, is_thresholded: false, has_other_row: false };
    expect(await of({})).to.deep.equal({ ...exact, time_zone: 'America/Los_Angeles' });
    expect(await of({ timeZone: 'Mars/Olympus' })).to.deep.equal({ ...exact, time_zone: null });
    const metadata = {
      samplingMetadatas: [{ samplesReadCount: '500', samplingSpaceSize: '10000' }],
      subjectToThresholding: true,
      dataLossFromOtherRow: true,
    };
    expect(await of(metadata)).to.include({ sampled_percent: 5, is_thresholded: true, has_other_row: true });
    running.servers.data.analytics_metadata = {};
  });

  it('asks for rows of one value of a dimension alone', async () => {
    Object.assign(running.servers.data, { analytics_rows: 2, organic_share: 0.5 });
    const only = { dimension: 'sessionDefaultChannelGroup', value: 'Organic Search' };
    const { rows } = await running.analytics.readReport('alice', 'properties/101', { ...QUERY, only }, NEVER);
    expect(rows.at(-1)).to.deep.equal({ dimensions: ['20260102'], metrics: [5, 5] });
  });

  it('waits for quotas, and notes how it ended', async () => {
    running.servers.data.analytics_rows = 2;
    running.pauses.length = 0;
    running.servers.fail('data', { status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } });
    expect((await readAll()).length).to.equal(2);
    expect(running.pauses).to.deep.equal([1_000]);
    expect(await running.store.connections.find('alice', 'analytics')).to.include({ status: 'connected' });
  });

  const value = (text: string) => [{ value: text }];
  const hostile: Record<string, unknown> = {
    'a figure that is none': {
      rows: [{ dimensionValues: value('x'), metricValues: [...value('many'), ...value('1')] }],
    },
    'columns that were not asked for': { rows: [{ dimensionValues: value('x'), metricValues: value('1') }] },
    'a page of HTML': '<html></html>',
  };
  for (const [name, body] of Object.entries(hostile))
    it(`does not believe ${name}`, async () => {
      running.servers.fail('data', { status: 200, body });
      expect(await catchFailure(readAll())).to.include({ code: 'dependency_unavailable' });
    });

  it('asks for no address that an answer has made up', async () => {
    const summary = { propertySummaries: [{ property: 'properties/1/../../../secrets' }] };
    running.servers.fail('data', { status: 200, body: { accountSummaries: [summary] } });
    expect(await catchFailure(running.analytics.listProperties('alice', NEVER))).to.include({
      code: 'dependency_unavailable',
    });
  });

  it('says when a property is not there', async () => {
    expect(await catchFailure(running.analytics.describeProperty('alice', 'properties/999', NEVER))).to.deep.equal({
      code: 'not_found',
      message: 'The connected account of Google Analytics has no access to this property',
    });
  });
});
