import { expect } from 'chai';
import { createWorkflowGateway } from '../../../api/workflow-gateway.js';
import type { RawRequest } from '../../../domain/search/raw-rows.js';
import { catchFailure } from '../../support/catch-failure.js';
import { failing } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';
import { until } from '../../support/until.js';

const CONNECT = { user_id: 'alice', platform: 'searchconsole' as const, request_id: 'f'.repeat(64) };
const REQUEST: RawRequest = {
  platform: 'searchconsole',
  property: 'sc-domain:example.com',
  dimensions: ['query'],
  kind: null,
  period: { start_date: '2026-05-01', end_date: '2026-05-28' },
  previous_period: null,
};

describe('[I] integration gateway', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const gateway = () => createWorkflowGateway(env.client);
  /** One through which `count` asks go before any is answered: `allAsked` is over when Temporal has taken all in. */
  function gatewayOfMany(count: number) {
    let asked = 0;
    const { workflow } = env.client;
    const start = async (...given: Parameters<typeof workflow.start>) => {
      const handle = await workflow.start(...given);
      asked += 1;
      return handle;
    };
    const client = Object.create(env.client, {
      workflow: { value: Object.create(workflow, { start: { value: start } }) },
    });
    const allAsked = () => until('all have asked', () => asked === count);
    return { many: createWorkflowGateway(client), allAsked };
  }

  it('connects and says what came of it', async () => {
    const calls: unknown[] = [];
    const connectPlatform = async (input: unknown) => {
      calls.push(input);
      return { connected: true };
    };
    const activities = { connectPlatform, listProperties: async () => ({ properties: 4 }) };
    const outcome = await env.withWorkers(activities, () => gateway().connectPlatform(CONNECT));
    expect(outcome).to.deep.equal({ connected: true, properties: 4 });
    expect(calls).to.deep.equal([CONNECT]);
  });

  it('disconnects', async () => {
    const disconnectPlatform = async () => ({ found: true, revoked: false });
    const input = { user_id: 'alice', platform: 'analytics' as const };
    const outcome = await env.withWorkers({ disconnectPlatform }, () => gateway().disconnectPlatform(input));
    expect(outcome).to.deep.equal({ found: true, revoked: false });
  });

  it('reads rows, once for all who ask meanwhile', async () => {
    let reads = 0;
    const { many, allAsked } = gatewayOfMany(3);
    const collectRawRows = async () => {
      reads += 1;
      await allAsked();
      return { rows: 1, previous_rows: 0 };
    };
    const outcomes = await env.withWorkers({ collectRawRows }, () =>
      Promise.all([1, 2, 3].map(() => many.collectRawRows({ user_id: 'alice', request: REQUEST }))),
    );
    expect(outcomes).to.deep.equal([{ collected: true }, { collected: true }, { collected: true }]);
    expect(reads).to.equal(1);
  });

  it('tells why rows could not be read', async () => {
    const collectRawRows = failing('connection_expired', 'Connect again') as (input: never) => Promise<unknown>;
    const outcome = await env.withWorkers({ collectRawRows }, () =>
      gateway().collectRawRows({ user_id: 'bea', request: REQUEST }),
    );
    expect(outcome).to.deep.equal({ collected: false, error: { code: 'connection_expired', detail: 'Connect again' } });
  });

  it('lists properties, once for all who miss one meanwhile', async () => {
    let lists = 0;
    const { many, allAsked } = gatewayOfMany(2);
    const listProperties = async () => {
      lists += 1;
      await allAsked();
      return { properties: 2 };
    };
    const input = { user_id: 'dora', platform: 'altengine' as const };
    const outcomes = await env.withWorkers({ listProperties }, () =>
      Promise.all([1, 2].map(() => many.listProperties(input))),
    );
    expect([outcomes, lists]).to.deep.equal([[{ listed: true }, { listed: true }], 1]);
  });

  it('says so when the work was stopped from outside', async () => {
    const input = { user_id: 'carol', platform: 'analytics' as const };
    const waiting = catchFailure(gateway().disconnectPlatform(input));
    let isOver = false;
    void waiting.then(() => {
      isOver = true;
    });
    const handle = env.client.workflow.getHandle('disconnect_platform:carol:analytics');
    await until('the work could be stopped', () =>
      handle.terminate().then(
        () => true,
        () => isOver,
      ),
    );
    expect(await waiting).to.deep.equal({ code: 'dependency_unavailable', message: 'Disconnecting took too long' });
  });
});
