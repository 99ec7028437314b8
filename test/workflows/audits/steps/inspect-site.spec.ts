import { randomBytes } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { CancelledFailure, type WorkflowFailedError } from '@temporalio/client';
import { expect } from 'chai';
import type { SiteAuditInput } from '../../../../workflows/audits/contract/site-audit.js';
import { failing, fakeActivities, listInputs, readGathered } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const SITE = 'https://site.example/';

describe('[I] inspect site', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  function start(audit_type: SiteAuditInput['audit_type']) {
    const operation = { id: randomBytes(12).toString('hex'), user_id: 'alice' };
    const bounds = { competitors: [], target_keywords: [], max_pages: 100, crawl_depth: 3 };
    const given: SiteAuditInput = { operation, audit_type, website_url: SITE, ...bounds };
    const workflow = audit_type === 'complete' ? 'completeAudit' : 'quickAudit';
    const options = { taskQueue: 'orchestration', workflowId: operation.id, args: [given] };
    return env.client.workflow.start(workflow, options);
  }
  const run = (audit_type: SiteAuditInput['audit_type'], fakes: ReturnType<typeof fakeActivities>) =>
    env.withWorkers(fakes.activities, async () => (await start(audit_type)).result());

  it('a complete audit looks at files and outward links before it measures speed, and at pages in a browser after it', async () => {
    const fakes = fakeActivities();
    const { operation_id } = await run('complete', fakes);
    const crawl = { user_id: 'alice', crawl_id: `${operation_id}:site` };
    expect(listInputs(fakes.calls, 'checkResources')).to.deep.equal([crawl]);
    expect(listInputs(fakes.calls, 'checkExternalLinks')).to.deep.equal([crawl]);
    expect(listInputs(fakes.calls, 'renderPages')).to.deep.equal([{ ...crawl, sample: 5 }]);
    const names = fakes.calls.map(({ name }) => name);
    expect(names.indexOf('renderPages')).to.be.greaterThan(names.lastIndexOf('measureSpeed'));
    const firstMeasure = names.indexOf('measureSpeed');
    expect(firstMeasure).to.be.greaterThan(
      Math.max(names.indexOf('checkResources'), names.indexOf('checkExternalLinks')),
    );
  });

  it('every audit takes images of the start page first, for those who watch, and does without where that fails', async () => {
    for (const audit_type of ['complete', 'quick'] as const) {
      const fakes = fakeActivities({ captureStartPage: failing('browser_unavailable', 'No Chromium') });
      const { operation_id } = await run(audit_type, fakes);
      const operation = { id: operation_id, user_id: 'alice' };
      expect(listInputs(fakes.calls, 'captureStartPage')[0]).to.deep.include({ operation });
      const names = fakes.calls.map(({ name }) => name);
      expect(names.indexOf('captureStartPage')).to.be.within(1, names.indexOf('measureSpeed') - 1);
      expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
    }
  });

  it('a quick audit does none of it', async () => {
    const fakes = fakeActivities();
    await run('quick', fakes);
    const names = fakes.calls.map(({ name }) => name);
    expect(names).not.to.include('checkResources');
    expect(names).not.to.include('checkExternalLinks');
    expect(names).not.to.include('renderPages');
    expect(listInputs(fakes.calls, 'measureSpeed')).to.have.length(1);
  });

  it('none of it can fail the audit', async () => {
    const broken = failing('internal', 'broken');
    const fakes = fakeActivities({ checkResources: broken, checkExternalLinks: broken, renderPages: broken });
    await run('complete', fakes);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
    expect(listInputs(fakes.calls, 'composeAudit')[0]).to.deep.include({
      judged: { ok: true, value: { key: 'judged' } },
    });
  });

  it('a site that was not crawled has nothing to look at', async () => {
    const fakes = fakeActivities({ crawlSlice: failing('internal', 'broken') });
    await run('complete', fakes);
    expect(listInputs(fakes.calls, 'checkResources')).to.have.length(0);
    expect(listInputs(fakes.calls, 'renderPages')).to.have.length(0);
    expect(listInputs(fakes.calls, 'measureSpeed').map(({ url }) => url)).to.deep.equal([SITE, SITE]);
  });

  it('measures nothing of a site whose start page robots.txt forbids, and says why', async () => {
    const start_refused = `${SITE} is not fetched: robots.txt forbids it`;
    const fakes = fakeActivities({ prepareSite: async () => ({ final_url: SITE, start_refused }) });
    await run('complete', fakes);
    expect(listInputs(fakes.calls, 'measureSpeed')).to.have.length(0);
    const error = { code: 'site_refused', detail: start_refused };
    expect(readGathered(listInputs(fakes.calls, 'judgeSpeed')[0]).runs).to.deep.equal([
      { strategy: 'mobile', run: { ok: false, error } },
      { strategy: 'desktop', run: { ok: false, error } },
    ]);
  });

  it('cancelled while it looks at files the audit ends as cancelled and keeps the crawl', async () => {
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const fakes = fakeActivities({
      checkResources: async () => {
        begun();
        const beat = setInterval(() => Context.current().heartbeat(), 100);
        await Context.current().cancelled.finally(() => clearInterval(beat));
      },
    });
    const failure: unknown = await env.withWorkers(fakes.activities, async () => {
      const handle = await start('complete');
      await hasBegun;
      await handle.cancel();
      return handle.result().catch((caught: unknown) => caught);
    });
    expect((failure as WorkflowFailedError).cause).to.be.instanceOf(CancelledFailure);
    expect(listInputs(fakes.calls, 'measureSpeed')).to.have.length(0);
    expect(listInputs(fakes.calls, 'composeAudit')[0]).to.include({ cancelled: true });
  });
});
