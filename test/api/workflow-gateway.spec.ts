import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { createWorkflowGateway, type WorkflowGateway } from '../../api/workflow-gateway.js';
import { isDomainError } from '../../domain/base/errors.js';
import { OPERATION_TYPES } from '../../domain/operations/operations.js';
import { connectTemporalClient, type TemporalClient } from '../../platform/temporal.js';
import { SEARCH_ATTRIBUTES } from '../../workflows/operations/contract/operation.js';
import { OPERATION_WORKFLOWS } from '../../workflows/operations/contract/operation-workflows.js';
import { verifySenderWorkflowId } from '../../workflows/outreach/sending/contract/verify-sender.js';
import { newOperation } from '../support/operations.js';
import { freePort } from '../support/servers/free-port.js';
import { startTemporal, type TestTemporal, temporalSettings } from '../support/temporal/temporal-server.js';
import { until } from '../support/until.js';

describe('[I] workflow gateway', function () {
  this.timeout(120_000);
  let temporal: TestTemporal;
  let connected: TemporalClient;
  let gateway: WorkflowGateway;
  before(async () => {
    temporal = await startTemporal();
    connected = connectTemporalClient(temporalSettings(temporal));
    gateway = createWorkflowGateway(connected.client);
  });
  after(async () => {
    await connected.close();
    await temporal.stop();
  });

  const describeRun = (id: string) => connected.client.workflow.getHandle(id).describe();
  const codeOf = async (call: Promise<unknown>) => {
    const failure: unknown = await call.catch((caught: unknown) => caught);
    return isDomainError(failure) ? [failure.code, failure.message, failure.retryable] : failure;
  };
  const AWAY = ['dependency_unavailable', 'Temporal is not reachable', true];

  it('starts the workflow of the operation, findable by user, site, kind and request', async () => {
    const operation = newOperation({ type: 'technical_seo', site: 'site.example', request_id: 'request-7' });
    await gateway.start(operation);
    const run = await describeRun(operation.workflow_id);
    expect(run).to.include({ type: 'technicalSeo', taskQueue: 'orchestration' });
    expect(Object.values(SEARCH_ATTRIBUTES).map((key) => run.typedSearchAttributes.get(key))).to.deep.equal([
      'alice',
      'site.example',
      'technical_seo',
      'request-7',
    ]);
    expect(await run.staticSummary()).to.equal('technical seo of site.example');
    expect(run.raw.executionConfig?.workflowExecutionTimeout?.seconds?.toString()).to.equal(String(12 * 3600));
    const { events } = await connected.client.workflow.getHandle(operation.workflow_id).fetchHistory();
    const [payload] = events?.[0]?.workflowExecutionStartedEventAttributes?.input?.payloads ?? [];
    expect(JSON.parse(Buffer.from(payload?.data ?? []).toString())).to.deep.equal({
      ...operation.input,
      operation: { id: operation.id, user_id: 'alice' },
    });
  });

  for (const type of OPERATION_TYPES) {
    it(`${type} runs as ${OPERATION_WORKFLOWS[type].workflow}`, async () => {
      const operation = newOperation({ type });
      await gateway.start(operation);
      expect((await describeRun(operation.workflow_id)).type).to.equal(OPERATION_WORKFLOWS[type].workflow);
    });
  }

  it('long and odd names are cut where Temporal draws the line', async () => {
    const operation = newOperation({ user_id: `ü${'u'.repeat(400)}`, site: `${'ü'.repeat(300)}.example` });
    await gateway.start(operation);
    const run = await describeRun(operation.workflow_id);
    expect(run.typedSearchAttributes.get(SEARCH_ATTRIBUTES.user)).to.equal(operation.user_id.slice(0, 255));
    expect(await run.staticSummary()).to.equal(`quick audit of ${'ü'.repeat(92)}`);
  });

  it('tells Temporal no site where an operation is about words of people, and takes their summary encrypted', async () => {
    const keys = [`${'k'.repeat(32)}:${Buffer.alloc(32, 1).toString('base64')}`];
    const encrypting = connectTemporalClient({ ...temporalSettings(temporal), TEMPORAL_PAYLOAD_KEYS: keys });
    try {
      const operation = newOperation({ type: 'queue_outreach', site: '"'.repeat(300) });
      await createWorkflowGateway(encrypting.client).start(operation);
      const run = await encrypting.client.workflow.getHandle(operation.workflow_id).describe();
      expect(run.typedSearchAttributes.get(SEARCH_ATTRIBUTES.site)).to.equal(undefined);
      expect(run.typedSearchAttributes.get(SEARCH_ATTRIBUTES.operation)).to.equal('queue_outreach');
      expect(await run.staticSummary()).to.match(/^queue outreach of "+$/);
    } finally {
      await encrypting.close();
    }
  });

  it('started twice, also at the same time, it runs once', async () => {
    const operation = newOperation();
    await Promise.all([gateway.start(operation), gateway.start(operation), gateway.start(operation)]);
    const { runId } = await describeRun(operation.workflow_id);
    await gateway.start(operation);
    expect((await describeRun(operation.workflow_id)).runId).to.equal(runId);
    await connected.client.workflow.getHandle(operation.workflow_id).terminate();
    await gateway.start(operation);
    expect(await gateway.stateOf(operation)).to.equal('terminated');
  });

  it('tells the state of a run', async () => {
    const operation = newOperation();
    expect(await gateway.stateOf(operation)).to.equal('absent');
    await gateway.start(operation);
    expect(await gateway.stateOf(operation)).to.equal('running');
    await connected.client.workflow.getHandle(operation.workflow_id).terminate('by an operator');
    expect(await gateway.stateOf(operation)).to.equal('terminated');
  });

  it('asks a run to stop; one that is gone has stopped', async () => {
    const operation = newOperation();
    await gateway.cancel(operation);
    await gateway.start(operation);
    await gateway.cancel(operation);
    await gateway.cancel(operation);
    const { events } = await connected.client.workflow.getHandle(operation.workflow_id).fetchHistory();
    const requests = events?.filter((event) => event.workflowExecutionCancelRequestedEventAttributes) ?? [];
    expect(requests.length).to.be.at.least(1);
    await connected.client.workflow.getHandle(operation.workflow_id).terminate();
    await gateway.cancel(operation);
  });

  it('asks for a sender once, however many wait, and tells when nothing came of it', async () => {
    const sender = { user_id: 'alice', sender_id: randomBytes(12).toString('hex') };
    const both = [1, 2].map(() => codeOf(gateway.verifySender(sender.user_id, sender.sender_id)));
    const handle = connected.client.workflow.getHandle(verifySenderWorkflowId(sender));
    const isThere = () =>
      handle.describe().then(
        () => true,
        () => false,
      );
    await until('the check runs', isThere);
    expect(await handle.describe()).to.include({ type: 'verifySender', taskQueue: 'orchestration' });
    await setTimeout(300);
    await handle.terminate();
    expect(await Promise.all(both)).to.deep.equal([
      ['dependency_unavailable', 'The sender could not be checked in time', true],
      ['dependency_unavailable', 'The sender could not be checked in time', true],
    ]);
  });

  it('a namespace that is not there is an outage', async () => {
    const elsewhere = connectTemporalClient(temporalSettings({ address: temporal.address, namespace: 'nowhere' }));
    const lost = createWorkflowGateway(elsewhere.client);
    expect(await codeOf(lost.start(newOperation()))).to.deep.equal(AWAY);
    expect(await codeOf(lost.stateOf(newOperation()))).to.deep.equal(AWAY);
    await elsewhere.close();
  });

  it('a call that Temporal refuses is none: it would be refused for ever', async () => {
    const operation = newOperation({ workflow_id: `x${randomBytes(600).toString('hex')}` });
    const failure: unknown = await gateway.start(operation).catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(Error);
    expect(isDomainError(failure)).to.equal(false);
  });

  it('a dead server is an outage, told within the deadline', async () => {
    const nobody = connectTemporalClient(
      temporalSettings({ address: `127.0.0.1:${await freePort()}`, namespace: temporal.namespace }),
    );
    const lost = createWorkflowGateway(nobody.client);
    const operation = newOperation();
    const outcomes = await Promise.all([
      codeOf(lost.start(operation)),
      codeOf(lost.cancel(operation)),
      codeOf(lost.stateOf(operation)),
    ]);
    // By the gateway's own deadline: nothing else ends these calls, but the test.
    expect(outcomes).to.deep.equal([AWAY, AWAY, AWAY]);
    await nobody.close();
  });

  it('a server that comes back is found again', async () => {
    await temporal.kill();
    expect(await codeOf(gateway.stateOf(newOperation()))).to.deep.equal(AWAY);
    await temporal.restart();
    // A connection that failed is tried again after a pause, which is longer the longer no one was there.
    const probe = newOperation();
    await until('Temporal is found again', async () => (await codeOf(gateway.stateOf(probe))) === 'absent');
    const operation = newOperation();
    await gateway.start(operation);
    expect(await gateway.stateOf(operation)).to.equal('running');
  });
});
