import { expect } from 'chai';
import { addDays, daysBetween } from '../../domain/search/analysis/search-day.js';
import type { SearchDimension } from '../../domain/search/search-row.js';
import { connectByProgram } from '../support/browser/connect-by-program.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { readProjectFile } from '../support/project-files.js';
import { makeRows } from '../support/samples/search-rows.js';
import { TEST_KEY } from '../support/search-console.js';
import { type ProviderServers, startProviderServers } from '../support/servers/provider-servers.js';
import { LAST_DAY, smallProperty } from '../support/sites/small-property.js';

interface Answer {
  status: string;
  total: number;
  detail: string;
  site: string;
}

/** The property made manually, moved to the days that count as the newest complete ones today. */
function propertyOfToday() {
  const moved = daysBetween(LAST_DAY, new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10));
  return smallProperty(200).map((event) => ({ ...event, date: addDays(event.date, moved) }));
}

/** Requests as docs/search.md shows them: path and body. */
const documented = [...readProjectFile('docs/search.md').matchAll(/"\$API(\/[^"]+)"[^{]+(\{.+\})'/g)].map(
  ([, path = '', body = '']) => ({ path, body: JSON.parse(body) as Record<string, unknown> }),
);

/** Over the whole product with real processes. */
describe('[E] search analysis of a user', function () {
  this.timeout(180_000);
  let platform: TestPlatform;
  let servers: ProviderServers;
  before(async () => {
    const events = propertyOfToday();
    servers = await startProviderServers({
      data: {
        rows: ({ startDate: start_date, endDate: end_date, dimensions }) =>
          makeRows(events, { start_date, end_date, dimensions: dimensions as SearchDimension[] }),
      },
    });
    const env = { ...servers.env, ENCRYPTION_KEYS: TEST_KEY, WORKER_QUEUES: 'orchestration,llm' };
    platform = await startPlatform({ allow: [servers.host], env });
  });
  after(async () => {
    await platform?.stop();
    await servers?.close();
  });

  const post = (path: string, body: unknown) => platform.call<Answer>(path, { method: 'POST', body });

  it('is refused until the user has connected an account', async () => {
    expect(documented.map(({ path }) => path)).to.deep.equal([
      '/api/seo/searchconsole/analyze-search-performance',
      '/api/seo/searchconsole/content-opportunities',
    ]);
    for (const { path, body } of documented) expect((await post(path, body)).status, path).to.equal(409);
  });

  it('answers what the documentation asks for, once connected', async () => {
    expect((await connectByProgram(platform.call, 'searchconsole')).answer.status).to.equal(200);
    for (const { path, body } of documented) {
      const answer = await post(path, body);
      expect(answer.status, answer.body.detail).to.equal(200);
      expect(answer.body, path).to.include({ status: 'completed', site: 'example.com' });
    }
  });

  it('knows the properties of the account, and no others', async () => {
    for (const { path } of documented) {
      const { status, body } = await post(path, { site_url: 'https://other.example/' });
      expect([status, body.detail.includes('no property for https://other.example/')]).to.deep.equal([404, true]);
    }
  });
});
