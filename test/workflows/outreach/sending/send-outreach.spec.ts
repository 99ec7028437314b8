import { Context } from '@temporalio/activity';
import { expect } from 'chai';
import { runTool } from '../../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';
import { until } from '../../../support/until.js';

const GIVEN = {
  campaign_id: 'c'.repeat(24),
  lead_id: 'd'.repeat(24),
  workspace_id: 'default',
  subject: 'An idea',
  body: 'Hello',
  sender_id: null,
};

describe('[I] send outreach workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('prepares, then transmits, and asks for nothing else', async () => {
    const fakes = fakeActivities({
      prepareSend: async () => ({ ready: true, status: 'queued' }),
      transmitSend: async () => ({ status: 'sent' }),
    });
    const { operation, result } = await runTool(env, 'sendOutreach', GIVEN, fakes);
    expect(result).to.deep.equal({ status: 'sent' });
    expect(fakes.calls).to.deep.equal([
      { name: 'prepareSend', input: { operation } },
      { name: 'transmitSend', input: { operation } },
    ]);
  });

  it('ends where the policy says no', async () => {
    const fakes = fakeActivities({ prepareSend: async () => ({ ready: false, status: 'blocked' }) });
    const { result } = await runTool(env, 'sendOutreach', GIVEN, fakes);
    expect(result).to.deep.equal({ status: 'blocked' });
    expect(fakes.calls.map(({ name }) => name)).to.deep.equal(['prepareSend']);
  });

  it('closes the send when the transmission cannot be run, with the reason', async () => {
    const fakes = fakeActivities({
      prepareSend: async () => ({ ready: true, status: 'queued' }),
      transmitSend: failing('dependency_unavailable', 'The database is not reachable'),
      closeSend: async () => ({ status: 'failed' }),
    });
    const { operation, result } = await runTool(env, 'sendOutreach', GIVEN, fakes);
    expect(result).to.deep.equal({ status: 'failed' });
    const error = { code: 'dependency_unavailable', detail: 'The database is not reachable' };
    expect(listInputs(fakes.calls, 'closeSend')).to.deep.equal([{ operation, error }]);
  });

  it('leaves a clock behind for an uncertain one', async () => {
    const fakes = fakeActivities({
      prepareSend: async () => ({ ready: true, status: 'queued' }),
      transmitSend: async () => ({ status: 'uncertain' }),
    });
    const id = 'b'.repeat(24);
    const status = await env.withWorkers(fakes.activities, async () => {
      await (await start(id)).result();
      return (await env.client.workflow.getHandle(`resolve_uncertain_attempt:alice:${id}`).describe()).status.name;
    });
    expect(status).to.equal('RUNNING');
  });

  const cancelled = { code: 'cancelled', detail: 'The operation was canceled' };

  it('cancelled before any worker has seen it, it does not transmit', async () => {
    const fakes = fakeActivities({
      prepareSend: async () => ({ ready: true, status: 'queued' }),
      closeSend: async () => ({ status: 'failed' }),
    });
    await env.stopWorkers();
    const handle = await start('e'.repeat(24));
    await handle.cancel();
    const result = await env.withWorkers(fakes.activities, () => handle.result());
    expect(result).to.deep.equal({ status: 'failed' });
    expect(fakes.calls.map(({ name }) => name)).to.deep.equal(['prepareSend', 'closeSend']);
    expect(listInputs(fakes.calls, 'closeSend')[0]?.['error']).to.deep.equal(cancelled);
  });

  it('cancelled while it transmits, it closes the send once that has stopped', async () => {
    const fakes = fakeActivities({
      prepareSend: async () => ({ ready: true, status: 'queued' }),
      transmitSend: async () => {
        const beat = setInterval(() => Context.current().heartbeat(), 100);
        await Context.current().cancelled.finally(() => clearInterval(beat));
      },
      closeSend: async () => ({ status: 'failed' }),
    });
    const result = await env.withWorkers(fakes.activities, async () => {
      const handle = await start('f'.repeat(24));
      await until('it transmits', () => listInputs(fakes.calls, 'transmitSend').length === 1);
      await handle.cancel();
      return handle.result();
    });
    expect(result).to.deep.equal({ status: 'failed' });
    expect(listInputs(fakes.calls, 'closeSend')[0]?.['error']).to.deep.equal(cancelled);
  });

  function start(id: string) {
    const operation = { id, user_id: 'alice' };
    return env.client.workflow.start('sendOutreach', {
      taskQueue: 'orchestration',
      workflowId: id,
      args: [{ ...GIVEN, operation }],
    });
  }
});
