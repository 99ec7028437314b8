import { Context } from '@temporalio/activity';
import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const GIVEN = {
  audit_type: 'complete',
  website_url: 'https://site.example/',
  competitors: [],
  target_keywords: [],
  max_pages: 100,
  crawl_depth: 3,
};

describe('[I] website audit workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('is a complete audit, with plans made of it at the end', async () => {
    const fakes = fakeActivities();
    const { operation, result } = await runTool(env, 'websiteAudit', GIVEN, fakes);
    expect(result).to.deep.equal({
      operation_id: operation.id,
      result_key: `operation:${operation.id}:website-audit`,
    });
    expect(listInputs(fakes.calls, 'measureSpeed').map(({ strategy }) => strategy)).to.deep.equal([
      'mobile',
      'desktop',
    ]);
    const names = fakes.calls.map(({ name }) => name);
    expect(names.indexOf('composeWebsiteAudit')).to.be.greaterThan(names.indexOf('composeAudit'));
    expect(listInputs(fakes.calls, 'composeWebsiteAudit')).to.deep.equal([{ operation }]);
    expect(listInputs(fakes.calls, 'finishOperation').map(({ status }) => status)).to.deep.equal(['completed']);
  });

  it('plans nothing when there is no audit', async () => {
    const fakes = fakeActivities({ composeAudit: failing('dns_failure', 'no such host') });
    await runTool(env, 'websiteAudit', GIVEN, fakes);
    expect(listInputs(fakes.calls, 'composeWebsiteAudit')).to.have.length(0);
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'failed' });
  });

  it('cancelled it keeps the audit of what was found, plans included', async () => {
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
    const running = runTool(env, 'websiteAudit', GIVEN, fakes);
    await isMeasuring;
    const [{ operation } = { operation: null }] = listInputs(fakes.calls, 'markRunning') as {
      operation: { id: string };
    }[];
    await env.client.workflow.getHandle(operation?.id ?? '').cancel();
    await running;
    expect(listInputs(fakes.calls, 'composeAudit')[0]).to.include({ cancelled: true });
    expect(listInputs(fakes.calls, 'composeWebsiteAudit')).to.have.length(1);
    expect(listInputs(fakes.calls, 'finishOperation').map(({ status }) => status)).to.deep.equal(['cancelled']);
  });
});
