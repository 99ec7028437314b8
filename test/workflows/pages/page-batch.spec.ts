import { Context } from '@temporalio/activity';
import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const urls = Array.from({ length: 12 }, (_, index) => `https://site.example/p${index}`);
const [first = ''] = urls;
const pages = [...urls, first].map((url) => ({ url, refused: null }));
const given = { pages, target_keywords: ['lamp'], check_settings: {} };

describe('[I] page batch workflows', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('look at each page once, ten at a time, and put the slices together', async () => {
    const fakes = fakeActivities();
    const { operation } = await runTool(env, 'pageBatch', given, fakes);
    const fetched = listInputs(fakes.calls, 'fetchListedPages').map((input) => (input['pages'] as unknown[]).length);
    expect(fetched).to.deep.equal([10, 2]);
    expect(listInputs(fakes.calls, 'judgeListedPages').map(({ slice }) => slice)).to.deep.equal([0, 1]);
    expect(listInputs(fakes.calls, 'composeBatch')).to.deep.equal([{ operation, pages, slices: 2 }]);
    const reported = listInputs(fakes.calls, 'reportProgress').map(
      ({ progress }) => (progress as { message: string }).message,
    );
    expect(reported).to.include.members([
      'Looking at 12 pages',
      'Looked at 10 of 12 pages',
      'Looked at 12 of 12 pages',
    ]);
  });

  it('continue when a slice cannot be fetched', async () => {
    const fakes = fakeActivities({ fetchListedPages: failing('dependency_unavailable', 'no') });
    await runTool(env, 'pageBatch', given, fakes);
    const [judged = {}] = listInputs(fakes.calls, 'judgeListedPages');
    const error = { code: 'dependency_unavailable', detail: 'no' };
    expect((judged['pages'] as unknown[])[0]).to.deep.equal({ url: first, page: { ok: false, error } });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed' });
  });

  it('ask a model about every page that was judged; one that fails leaves the words to rules', async () => {
    const wording = { summary: 'Begin with the title.', steps: [] };
    const fakes = fakeActivities({
      judgeListedPages: async () => ({ judged: [first] }),
      writeGuidance: async () => wording,
    });
    await runTool(env, 'pageGuidance', { ...given, pages: pages.slice(0, 1) }, fakes);
    expect(listInputs(fakes.calls, 'writeGuidance')).to.deep.equal([{ user_id: 'alice', url: first }]);
    expect(listInputs(fakes.calls, 'composeGuidance')[0]).to.deep.include({ wordings: [{ url: first, wording }] });
    const without = fakeActivities({ writeGuidance: failing('internal', 'no') });
    await runTool(env, 'pageGuidance', { ...given, pages: pages.slice(0, 1) }, without);
    expect(listInputs(without.calls, 'composeGuidance')[0]).to.deep.include({
      wordings: [{ url: first, wording: { model_failure: 'not_asked' } }],
    });
  });

  it('keep what was judged before they were cancelled', async () => {
    const fakes = fakeActivities({
      judgeListedPages: async ({ slice }) => {
        if (slice === 0) return { judged: [] };
        await env.client.workflow.getHandle(cancelledId).cancel();
        // An answer that came with the cancellation would count, or not, by chance.
        const beat = setInterval(() => Context.current().heartbeat(), 100);
        return Context.current().cancelled.finally(() => clearInterval(beat));
      },
    });
    const cancelledId = 'cancelled-batch';
    const operation = { id: 'a'.repeat(24), user_id: 'alice' };
    const args = [{ ...given, operation }];
    await env.withWorkers(fakes.activities, () =>
      env.client.workflow
        .execute('pageBatch', { taskQueue: 'orchestration', workflowId: cancelledId, args })
        .catch(() => undefined),
    );
    expect(listInputs(fakes.calls, 'composeBatch').map(({ slices }) => slices)).to.deep.equal([1]);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'cancelled' });
  });
});
