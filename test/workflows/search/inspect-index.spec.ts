import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const SITE = 'https://www.example.com/';
const slice = (next: number, changes: object = {}) => ({
  next,
  inspected: 25,
  failed: 0,
  wait_ms: 0,
  stopped: null,
  ...changes,
});

describe('[I] index inspection workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = async (fakes: Parameters<typeof fakeActivities>[0] = {}, more: object = {}) => {
    const { activities, calls } = fakeActivities(fakes);
    const { operation } = await runTool(env, 'inspectIndex', { site_url: SITE, ...more }, { activities, calls });
    const [finished] = listInputs(calls, 'finishOperation');
    return { calls, operation, finished };
  };
  /** One answer after the other. */
  const answering =
    (...answers: object[]) =>
    async () =>
      answers.shift();

  it('reads sitemaps, chooses and asks slice by slice, past a minute that is used up', async () => {
    const { calls, operation, finished } = await run({
      chooseSample: async () => ({ urls: 60, size: 200 }),
      inspectSlice: answering(
        slice(25),
        slice(25, { inspected: 0, wait_ms: 50 }),
        slice(50),
        slice(60, { inspected: 9, failed: 1 }),
      ),
    });
    const asked = { operation, site: 'example.com', property: SITE };
    expect(listInputs(calls, 'listSubmittedSitemaps')).to.deep.equal([asked]);
    expect(listInputs(calls, 'chooseSample')).to.deep.equal([asked]);
    expect(listInputs(calls, 'inspectSlice').map(({ from }) => from)).to.deep.equal([0, 25, 25, 50]);
    expect(listInputs(calls, 'saveIndexReport')).to.deep.equal([
      {
        operation,
        site_url: SITE,
        site: 'example.com',
        property: { property: SITE, scope: 'same' },
        run: { size: 200, inspected: 59, failed: 1, not_asked: 0, stopped: null },
      },
    ]);
    expect(finished).to.include({ status: 'completed' });
  });

  it('ends where the quota does, and says how many were not asked about', async () => {
    const { calls, finished } = await run(
      {
        chooseSample: async () => ({ urls: 60, size: 60 }),
        inspectSlice: answering(slice(10, { inspected: 13, stopped: 'quota' })),
      },
      { max_urls: 60, property: SITE },
    );
    expect(listInputs(calls, 'findProperty')[0]).to.include({ named: SITE });
    expect(listInputs(calls, 'chooseSample')[0]).to.include({ size: 60 });
    expect(listInputs(calls, 'saveIndexReport')[0]?.['run']).to.deep.equal({
      size: 60,
      inspected: 13,
      failed: 0,
      not_asked: 47,
      stopped: 'quota',
    });
    expect(finished).to.include({ status: 'completed' });
  });

  it('continues without sitemaps, and ends without access', async () => {
    const sample = { chooseSample: async () => ({ urls: 0, size: 0 }) };
    const { calls, finished } = await run({ ...sample, listSubmittedSitemaps: failing('timeout', 'No response') });
    expect(listInputs(calls, 'saveIndexReport')).to.have.length(1);
    expect(finished).to.include({ status: 'completed' });
    const gone = await run({ ...sample, listSubmittedSitemaps: failing('connection_expired', 'Access has ended') });
    expect(gone.finished).to.deep.include({
      status: 'failed',
      error: { code: 'connection_expired', detail: 'Access has ended' },
    });
    expect(listInputs(gone.calls, 'chooseSample')).to.deep.equal([]);
    const refused = await run({
      chooseSample: async () => ({ urls: 5, size: 5 }),
      inspectSlice: failing('not_found', 'No access to this property'),
    });
    expect(refused.finished).to.deep.include({ error: { code: 'not_found', detail: 'No access to this property' } });
  });
});
