import { randomBytes } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { CancelledFailure, WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import type { SiteAuditInput } from '../../../workflows/audits/contract/site-audit.js';
import { failing, fakeActivities, listInputs, readGathered } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const SITE = 'https://site.example/';

function input(overrides: Partial<SiteAuditInput> = {}): SiteAuditInput {
  const operation = { id: randomBytes(12).toString('hex'), user_id: 'alice' };
  return {
    operation,
    audit_type: 'complete',
    website_url: SITE,
    competitors: [],
    target_keywords: [],
    max_pages: 100,
    crawl_depth: 3,
    ...overrides,
  };
}

describe('[I] site audit workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  async function run(
    workflow: 'completeAudit' | 'quickAudit',
    given: SiteAuditInput,
    fakes: ReturnType<typeof fakeActivities>,
  ) {
    return env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute(workflow, {
        taskQueue: 'orchestration',
        workflowId: given.operation.id,
        args: [given],
      }),
    );
  }

  it('gathers, judges and composes, and closes the record as completed', async () => {
    const fakes = fakeActivities();
    const given = input({ competitors: ['https://a.example/', 'https://b.example/'] });
    const result = await run('completeAudit', given, fakes);
    expect(result).to.deep.equal({
      operation_id: given.operation.id,
      result_key: `operation:${given.operation.id}:result`,
    });
    expect(listInputs(fakes.calls, 'prepareSite').map((call) => call['start_url'])).to.deep.equal([
      SITE,
      'https://a.example/',
      'https://b.example/',
    ]);
    expect(listInputs(fakes.calls, 'measureSpeed').map((call) => call['strategy'])).to.deep.equal([
      'mobile',
      'desktop',
    ]);
    expect(listInputs(fakes.calls, 'measureSpeed').map((call) => call['runs'])).to.deep.equal([3, 3]);
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([
      { operation: given.operation, status: 'completed', error: null },
    ]);
    const [composed] = listInputs(fakes.calls, 'composeAudit');
    expect(composed).to.deep.include({
      judged: { ok: true, value: { key: 'judged' } },
      speed: { ok: true, value: { key: 'speed' } },
      cancelled: false,
    });
    expect(readGathered(composed).competitors).to.have.length(2);
  });

  it('judges the site, its competitors and their speed by one and the same settings', async () => {
    const fakes = fakeActivities();
    const check_settings = { thresholds: { click_depth: 6 }, severities: { 'title/long': 'off' as const } };
    await run(
      'completeAudit',
      input({ check_settings, competitors: ['https://a.example/', 'https://b.example/'] }),
      fakes,
    );
    const crawled = listInputs(fakes.calls, 'prepareSite').map((call) => call['options'] as Record<string, unknown>);
    expect(crawled.map((options) => options['check_settings'])).to.deep.equal([
      check_settings,
      check_settings,
      check_settings,
    ]);
    for (const name of ['judgeSpeed', 'judgeCrawl', 'composeAudit'])
      expect(readGathered(listInputs(fakes.calls, name)[0]).request, name).to.deep.include({ check_settings });
  });

  it('reports progress that never goes back and ends at 100', async () => {
    const fakes = fakeActivities();
    await run('completeAudit', input(), fakes);
    const done = listInputs(fakes.calls, 'reportProgress').map((call) => (call['progress'] as { done: number }).done);
    expect(done).to.deep.equal([...done].sort((one, other) => one - other));
    expect(done.at(-1)).to.equal(100);
  });

  it('a quick audit crawls at most 20 pages, runs Lighthouse once and asks no competitor', async () => {
    const fakes = fakeActivities();
    await run(
      'quickAudit',
      input({ audit_type: 'quick', max_pages: 500, competitors: ['https://a.example/', 'https://b.example/'] }),
      fakes,
    );
    const [prepared, ...others] = listInputs(fakes.calls, 'prepareSite');
    expect(others).to.have.length(0);
    expect(prepared?.['options']).to.include({ max_pages: 20, include_sitemap_urls: false });
    expect(listInputs(fakes.calls, 'measureSpeed').map((call) => call['strategy'])).to.deep.equal(['mobile']);
    expect(listInputs(fakes.calls, 'measureSpeed').map((call) => call['runs'])).to.deep.equal([1]);
  });

  it('no browser: speed ends as a failed value and the audit completes', async () => {
    const fakes = fakeActivities({
      measureSpeed: failing('browser_unavailable', 'No Chromium was found'),
      judgeSpeed: failing('browser_unavailable', 'No Chromium was found'),
    });
    const given = input();
    await run('completeAudit', given, fakes);
    const [composed] = listInputs(fakes.calls, 'composeAudit');
    expect(composed?.['speed']).to.deep.equal({
      ok: false,
      error: { code: 'browser_unavailable', detail: 'No Chromium was found' },
    });
    expect(composed?.['judged']).to.deep.equal({ ok: true, value: { key: 'judged' } });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
  });

  it('search data are read beside the crawl of a complete audit, and the audit completes without them', async () => {
    const fakes = fakeActivities({ gatherSearchData: failing('connection_expired', 'Access has ended') });
    const given = input();
    await run('completeAudit', given, fakes);
    const { id, user_id } = given.operation;
    expect(listInputs(fakes.calls, 'gatherSearchData')).to.deep.equal([
      { user_id, crawl_id: `${id}:site`, site_url: given.website_url },
    ]);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
  });

  it('lists the links of a judged crawl, and completes without that list', async () => {
    const fakes = fakeActivities({ indexLinks: failing('internal', 'broken') });
    const given = input();
    await run('completeAudit', given, fakes);
    const crawl_id = `${given.operation.id}:site`;
    expect(listInputs(fakes.calls, 'indexLinks')).to.deep.equal([{ operation: given.operation, crawl_id, pages: 12 }]);
    const names = fakes.calls.map(({ name }) => name);
    // Recommendations rest on the page speed too; links are listed by what judging found.
    const order = ['judgeSpeed', 'judgeCrawl', 'indexLinks', 'composeAudit'];
    expect(names.filter((name) => order.includes(name))).to.deep.equal(order);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
    const unjudged = fakeActivities({ judgeCrawl: failing('internal', 'broken') });
    await run('completeAudit', input(), unjudged);
    expect(listInputs(unjudged.calls, 'indexLinks')).to.deep.equal([]);
  });

  it('a sitemap that never answers fails alone, and seeding is left out', async () => {
    const fakes = fakeActivities({ gatherSitemaps: failing('timeout', 'No sitemap could be read: timeout') });
    await run('completeAudit', input(), fakes);
    const [judged] = listInputs(fakes.calls, 'judgeCrawl');
    expect(readGathered(judged).crawl).to.have.deep.property('sitemap_error', {
      code: 'timeout',
      detail: 'No sitemap could be read: timeout',
    });
    expect(listInputs(fakes.calls, 'seedFromSitemap')).to.have.length(0);
  });

  it('one competitor down leaves the other in the benchmark', async () => {
    const fakes = fakeActivities({
      prepareSite: async (call) => {
        if (call['start_url'] === 'https://a.example/')
          return failing('dns_failure', 'a.example cannot be reached')({});
        return { final_url: String(call['start_url']) };
      },
    });
    await run('completeAudit', input({ competitors: ['https://a.example/', 'https://b.example/'] }), fakes);
    const { competitors } = readGathered(listInputs(fakes.calls, 'composeAudit')[0]);
    expect(competitors.map(({ url, crawl }) => [url, crawl.ok])).to.deep.equal([
      ['https://a.example/', false],
      ['https://b.example/', true],
    ]);
  });

  it('an unreachable site fails the operation with the reason, without waiting for a browser', async () => {
    const error = { code: 'dns_failure', detail: `${SITE} cannot be reached: no such host` };
    const fakes = fakeActivities({
      prepareSite: failing(error.code, error.detail),
      judgeSpeed: failing(error.code, error.detail),
      composeAudit: failing(error.code, error.detail),
    });
    const given = input();
    const failure: unknown = await run('completeAudit', given, fakes).catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(WorkflowFailedError);
    expect(listInputs(fakes.calls, 'measureSpeed')).to.have.length(0);
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([
      { operation: given.operation, status: 'failed', error },
    ]);
  });

  it('an unforeseen failure tells the caller nothing of its insides', async () => {
    const fakes = fakeActivities({
      composeAudit: failing('TypeError', "Cannot read properties of undefined (reading 'secret')"),
    });
    const given = input();
    await run('completeAudit', given, fakes).catch(() => undefined);
    expect(listInputs(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.equal({
      code: 'internal',
      detail: 'An internal error occurred',
    });
  });

  it('has an embedding model read what was crawled, and completes without it', async () => {
    const fakes = fakeActivities({
      nameEmbeddingModel: async () => 'small',
      embedPages: failing('dependency_unavailable', 'The server of the embedding model returned 500'),
    });
    const given = input();
    await run('completeAudit', given, fakes);
    expect(listInputs(fakes.calls, 'embedPages')[0]?.['crawl_id']).to.equal(`${given.operation.id}:site`);
    expect(listInputs(fakes.calls, 'judgeCrawl')[0]?.['embedding']).to.deep.equal({
      model: 'small',
      reason: 'The server of the embedding model returned 500',
    });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
  });

  it('canceling keeps what was found: judged, composed as cancelled, record closed', async () => {
    let started: () => void = () => undefined;
    const isMeasuring = new Promise<void>((resolve) => {
      started = resolve;
    });
    const fakes = fakeActivities({
      measureSpeed: async () => {
        started();
        const beat = setInterval(() => Context.current().heartbeat(), 100);
        await Context.current().cancelled.finally(() => clearInterval(beat));
      },
    });
    const given = input();
    const failure: unknown = await env.withWorkers(fakes.activities, async () => {
      const handle = await env.client.workflow.start('completeAudit', {
        taskQueue: 'orchestration',
        workflowId: given.operation.id,
        args: [given],
      });
      await isMeasuring;
      await handle.cancel();
      return handle.result().catch((caught: unknown) => caught);
    });
    expect((failure as WorkflowFailedError).cause).to.be.instanceOf(CancelledFailure);
    expect(listInputs(fakes.calls, 'composeAudit')[0]).to.deep.include({
      cancelled: true,
      judged: { ok: true, value: { key: 'judged' } },
    });
    expect(listInputs(fakes.calls, 'finishOperation')).to.deep.equal([
      {
        operation: given.operation,
        status: 'cancelled',
        error: { code: 'cancelled', detail: 'The operation was canceled' },
      },
    ]);
  });

  /** An activity that waits to be canceled, and a promise of its start. */
  function hanging() {
    let started: () => void = () => undefined;
    const hasStarted = new Promise<void>((resolve) => {
      started = resolve;
    });
    const activity = async () => {
      started();
      const beat = setInterval(() => Context.current().heartbeat(), 100);
      await Context.current().cancelled.finally(() => clearInterval(beat));
    };
    return { activity, hasStarted };
  }

  it('canceled before anything was found it is canceled, not failed', async () => {
    const { activity, hasStarted } = hanging();
    const nothing = failing('cancelled', 'Canceled before the crawl had ended');
    const fakes = fakeActivities({ crawlSlice: activity, judgeSpeed: nothing, composeAudit: nothing });
    const given = input();
    const failure: unknown = await env.withWorkers(fakes.activities, async () => {
      const start = { taskQueue: 'orchestration', workflowId: given.operation.id, args: [given] };
      const handle = await env.client.workflow.start('completeAudit', start);
      await hasStarted;
      await handle.cancel();
      return handle.result().catch((caught: unknown) => caught);
    });
    expect((failure as WorkflowFailedError).cause).to.be.instanceOf(CancelledFailure);
    expect(listInputs(fakes.calls, 'finishOperation').map((call) => call['status'])).to.deep.equal(['cancelled']);
  });

  for (const end of ['cancel', 'terminate'] as const) {
    it(`a crawl that an operator stops by ${end} is a failed part, and the audit completes`, async () => {
      const { activity, hasStarted } = hanging();
      const fakes = fakeActivities({ crawlSlice: activity });
      const given = input();
      await env.withWorkers(fakes.activities, async () => {
        const start = { taskQueue: 'orchestration', workflowId: given.operation.id, args: [given] };
        const handle = await env.client.workflow.start('completeAudit', start);
        await hasStarted;
        await env.client.workflow.getHandle(`crawl:alice:${given.operation.id}:site`)[end]();
        return handle.result();
      });
      const error = { code: 'cancelled', detail: 'It was stopped from outside' };
      expect(listInputs(fakes.calls, 'composeAudit')[0]).to.deep.include({
        cancelled: false,
        judged: { ok: false, error },
        speed: { ok: true, value: { key: 'speed' } },
      });
      expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
    });
  }
});
