import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const SITE = 'https://site.example/';
const COMPETITORS = ['https://one.example/', 'https://two.example/'];

describe('[I] sitemap benchmark workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = (fakes: ReturnType<typeof fakeActivities>) =>
    runTool(env, 'sitemapBenchmark', { website_url: SITE, competitors: COMPETITORS }, fakes);

  it('reads each site into a place of its own, and compares them in their order', async () => {
    const fakes = fakeActivities({ readSitemaps: async ({ part }) => ({ key: `sitemap:${String(part)}` }) });
    const { operation, result } = await run(fakes);
    expect(result).to.deep.equal({ operation_id: operation.id, result_key: `operation:${operation.id}:result` });
    const given = { operation, sitemap_url: null, sample: 0 };
    expect(listInputs(fakes.calls, 'readSitemaps')).to.have.deep.members(
      [SITE, ...COMPETITORS].map((site_url, part) => ({ ...given, site_url, part: String(part) })),
    );
    expect(listInputs(fakes.calls, 'composeSitemapBenchmark')).to.deep.equal([
      {
        operation,
        sites: [SITE, ...COMPETITORS].map((url, part) => ({
          url,
          read: { ok: true, value: { key: `sitemap:${part}` } },
        })),
      },
    ]);
    expect(listInputs(fakes.calls, 'finishOperation').map(({ status }) => status)).to.deep.equal(['completed']);
  });

  it('a site that cannot be read is a value among the others', async () => {
    const error = { code: 'dns_failure', detail: 'no such host' };
    const fakes = fakeActivities({
      readSitemaps: async (input) =>
        input['site_url'] === SITE ? failing(error.code, error.detail)(input) : { key: 'read' },
    });
    await run(fakes);
    const [composed] = listInputs(fakes.calls, 'composeSitemapBenchmark');
    expect(composed?.['sites']).to.deep.equal([
      { url: SITE, read: { ok: false, error } },
      ...COMPETITORS.map((url) => ({ url, read: { ok: true, value: { key: 'read' } } })),
    ]);
  });

  it('fails with the reason of the own site when none could be read', async () => {
    const fakes = fakeActivities({
      readSitemaps: async (input) => failing('timeout', `${String(input['site_url'])} is slow`)(input),
    });
    await run(fakes);
    expect(listInputs(fakes.calls, 'composeSitemapBenchmark')).to.have.length(0);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({
      status: 'failed',
      error: { code: 'timeout', detail: `${SITE} is slow` },
    });
  });
});
