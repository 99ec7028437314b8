import { expect } from 'chai';
import { createWorkflowGateway, type WorkflowGateway } from '../../../../api/workflow-gateway.js';
import { isDomainError } from '../../../../domain/base/errors.js';
import { connectTemporalClient, type TemporalClient } from '../../../../platform/temporal.js';
import { freePort } from '../../../support/servers/free-port.js';
import { startNamespace } from '../../../support/temporal/temporal-namespace.js';
import { type TestNamespace, temporalSettings } from '../../../support/temporal/temporal-server.js';
import { until } from '../../../support/until.js';

const INPUT = { user_id: 'alice', reply_id: 'a'.repeat(24), classification: 'interested' as const };

/** Schedules are tried in test/workers/schedules/reply-polling.spec.ts, beside the worker that keeps the same ones. */
describe('[I] gateway to what replies need', function () {
  this.timeout(120_000);
  let temporal: TestNamespace;
  let connected: TemporalClient;
  let gateway: WorkflowGateway;
  before(async () => {
    temporal = await startNamespace();
    connected = connectTemporalClient(temporalSettings(temporal));
    gateway = createWorkflowGateway(connected.client);
  });
  after(async () => {
    await connected.close();
    await temporal.stop();
  });

  /** No worker is there: the run waits until the test ends it. */
  const running = async (not: readonly string[] = []): Promise<string> => {
    let found = '';
    await until('a correction runs', async () => {
      for await (const { workflowId, type } of connected.client.workflow.list())
        if (type === 'correctReply' && !not.includes(workflowId)) found = workflowId;
      return found !== '';
    });
    return found;
  };

  it('a correction is a run of its own, and whoever asks hears that it goes on', async () => {
    const going = gateway.correctReply(INPUT);
    const first = await running();
    expect(first.startsWith(`correct-reply:alice:${INPUT.reply_id}:`)).to.equal(true);
    const handle = connected.client.workflow.getHandle(first);
    const { events } = await handle.fetchHistory();
    const [payload] = events?.[0]?.workflowExecutionStartedEventAttributes?.input?.payloads ?? [];
    expect(JSON.parse(Buffer.from(payload?.data ?? []).toString())).to.deep.equal(INPUT);
    await handle.terminate();
    expect(await going).to.equal(false);
    const again = gateway.correctReply(INPUT);
    await connected.client.workflow.getHandle(await running([first])).terminate();
    expect(await again).to.equal(false);
  });

  it('with nobody there nothing is begun', async () => {
    const nobody = connectTemporalClient(
      temporalSettings({ address: `127.0.0.1:${await freePort()}`, namespace: temporal.namespace }),
    );
    const lost = createWorkflowGateway(nobody.client);
    for (const call of [() => lost.correctReply(INPUT), () => lost.keepReplySchedule('alice', true)]) {
      const failure: unknown = await call().catch((error: unknown) => error);
      expect(isDomainError(failure) ? failure.code : failure).to.equal('dependency_unavailable');
    }
    await nobody.close();
  });
});
