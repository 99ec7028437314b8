import { expect } from 'chai';
import type { CrawlSiteInput } from '../../../workflows/crawl/contract/crawl-site.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

describe('[I] crawl site workflow', () => {
  let env: WorkflowEnv;
  let number = 0;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  function input(options: Partial<CrawlSiteInput['options']> = {}): CrawlSiteInput {
    const bounds = {
      max_pages: 100,
      max_depth: 3,
      respect_robots: true,
      include_sitemap_urls: true,
      target_keywords: [],
    };
    return {
      user_id: 'alice',
      crawl_id: `crawl-${++number}`,
      start_url: 'https://site.example/',
      options: { ...bounds, ...options },
    };
  }

  function run(given: CrawlSiteInput, fakes: ReturnType<typeof fakeActivities>) {
    return env.withWorkers(fakes.activities, () =>
      env.client.workflow.execute('crawlSite', {
        taskQueue: 'orchestration',
        workflowId: given.crawl_id,
        args: [given],
      }),
    );
  }

  it('goes slice by slice until nothing is left, then seeds from the sitemap once and continues', async () => {
    const slices = [
      { done: false, fetched: 40, pending: 20 },
      { done: true, fetched: 60, pending: 0 },
      { done: true, fetched: 65, pending: 0 },
    ];
    const fakes = fakeActivities({
      crawlSlice: async () => slices.shift(),
      seedFromSitemap: async () => ({ added: 5 }),
    });
    const result = await run(input(), fakes);
    expect(listInputs(fakes.calls, 'crawlSlice')).to.have.length(3);
    expect(listInputs(fakes.calls, 'seedFromSitemap')).to.have.length(1);
    expect(result).to.deep.include({ final_url: 'https://site.example/', incomplete: false, sitemap_error: null });
  });

  it('asks for what only references name before and after what sitemaps list', async () => {
    const added = [2, 0];
    const fakes = fakeActivities({
      seedReferences: async () => ({ added: added.shift() ?? 0 }),
      seedFromSitemap: async () => ({ added: 5 }),
    });
    await run(input(), fakes);
    const steps = fakes.calls.map(({ name }) => name).filter((name) => name !== 'gatherSitemaps');
    expect(steps).to.deep.equal([
      'prepareSite',
      'crawlSlice',
      'seedReferences',
      'crawlSlice',
      'seedFromSitemap',
      'crawlSlice',
      'seedReferences',
      'confirmSoft404s',
      'finishCrawl',
    ]);
  });

  it('asks for references once when no page has come in since', async () => {
    const fakes = fakeActivities({
      seedReferences: async () => ({ added: 0 }),
      seedFromSitemap: async () => ({ added: 0 }),
    });
    await run(input(), fakes);
    const steps = fakes.calls.map(({ name }) => name).filter((name) => name.startsWith('seed'));
    expect(steps).to.deep.equal(['seedReferences', 'seedFromSitemap']);
  });

  it('leaves pages judged by their first answer when no one could ask again', async () => {
    const fakes = fakeActivities({ confirmSoft404s: failing('timeout', 'It took too long') });
    expect(await run(input(), fakes)).to.include({ incomplete: false });
  });

  it('seeds nothing in a crawl of linked pages alone', async () => {
    const fakes = fakeActivities();
    await run(input({ include_sitemap_urls: false }), fakes);
    expect(listInputs(fakes.calls, 'seedReferences')).to.have.length(0);
    expect(listInputs(fakes.calls, 'seedFromSitemap')).to.have.length(0);
  });

  it('does not seed when the page budget is used up', async () => {
    const fakes = fakeActivities({
      finishCrawl: async () => ({ counts: { fetched: 100 }, incomplete: true }),
      crawlSlice: async () => ({ done: true, fetched: 100, pending: 7 }),
    });
    const result = await run(input(), fakes);
    expect(listInputs(fakes.calls, 'seedReferences')).to.have.length(0);
    expect(listInputs(fakes.calls, 'seedFromSitemap')).to.have.length(0);
    expect(result).to.include({ incomplete: true });
  });

  it('sitemaps that cannot be read do not fail the crawl', async () => {
    const fakes = fakeActivities({ gatherSitemaps: failing('timeout', 'No sitemap could be read') });
    expect(await run(input(), fakes)).to.deep.include({
      sitemap_error: { code: 'timeout', detail: 'No sitemap could be read' },
    });
  });

  it('tells its share of the operation as pages come in', async () => {
    const slices = [
      { done: false, fetched: 50, pending: 50 },
      { done: true, fetched: 100, pending: 0 },
    ];
    const fakes = fakeActivities({ crawlSlice: async () => slices.shift() });
    await run({ ...input(), progress: { operation: { id: 'op', user_id: 'alice' }, from: 10, to: 50 } }, fakes);
    const progress = listInputs(fakes.calls, 'reportProgress').map((call) => call['progress']);
    expect(progress).to.deep.equal([
      { done: 30, total: 100, phase: 'crawl', message: 'Crawled 50 pages' },
      { done: 50, total: 100, phase: 'crawl', message: 'Crawled 100 pages' },
    ]);
  });

  it('continues as new after 200 slices and prepares the site only once', async function () {
    // 230 slices, one after another: a minute when much else runs.
    this.timeout(240_000);
    let fetched = 0;
    const fakes = fakeActivities({
      crawlSlice: async () => ({
        done: ++fetched === 230,
        fetched,
        pending: fetched === 230 ? 0 : 1,
      }),
    });
    const result = (await run(input({ include_sitemap_urls: false }), fakes)) as Record<string, unknown>;
    expect(listInputs(fakes.calls, 'crawlSlice')).to.have.length(230);
    expect(listInputs(fakes.calls, 'prepareSite')).to.have.length(1);
    expect(listInputs(fakes.calls, 'gatherSitemaps')).to.have.length(1);
    expect(result).to.include({ final_url: 'https://site.example/' });
  });

  it('ends as incomplete when its time is up, with what it has found by then', async () => {
    const fakes = fakeActivities({ crawlSlice: async () => ({ done: false, fetched: 40, pending: 20 }) });
    const result = await run({ ...input(), limit_ms: 1 }, fakes);
    expect(listInputs(fakes.calls, 'crawlSlice')).to.have.length(1);
    expect(listInputs(fakes.calls, 'finishCrawl')).to.have.length(1);
    expect(result).to.include({ incomplete: true, out_of_time: true });
  });

  it('is not out of time when it had nothing left to do', async () => {
    const fakes = fakeActivities();
    const result = await run({ ...input(), limit_ms: 1 }, fakes);
    expect(result).to.include({ incomplete: false }).and.not.have.property('out_of_time');
  });

  it('counts its time from its very first run', async () => {
    const resumed = {
      final_url: 'https://site.example/',
      started_at_ms: Date.now() - 5_000,
      sitemap: null,
      seedings: 0,
    };
    const fakes = fakeActivities({ crawlSlice: async () => ({ done: false, fetched: 40, pending: 20 }) });
    const result = await run({ ...input(), limit_ms: 4_000, resumed }, fakes);
    expect(listInputs(fakes.calls, 'crawlSlice')).to.have.length(1);
    expect(result).to.include({ out_of_time: true });
  });
});
