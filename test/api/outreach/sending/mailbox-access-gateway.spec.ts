import { expect } from 'chai';
import { createWorkflowGateway } from '../../../../api/workflow-gateway.js';
import { failing } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const CONNECT = { user_id: 'alice', provider: 'google' as const, request_id: 'f'.repeat(64) };

describe('[I] gateway to the access of mailboxes', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const gateway = () => createWorkflowGateway(env.client);

  it('connects a mailbox and says which', async () => {
    const calls: unknown[] = [];
    const connectMailbox = async (input: unknown) => {
      calls.push(input);
      return { sender_id: 's1', email: 'ana@press.example' };
    };
    const outcome = await env.withWorkers({ connectMailbox }, () => gateway().connectMailbox(CONNECT));
    expect(outcome).to.deep.equal({ connected: true, sender_id: 's1', email: 'ana@press.example' });
    expect(calls).to.deep.equal([CONNECT]);
  });

  it('says why none was connected', async () => {
    const connectMailbox = failing('invalid_input', 'Sign in as ana@press.example') as (
      input: never,
    ) => Promise<unknown>;
    const outcome = await env.withWorkers({ connectMailbox }, () =>
      gateway().connectMailbox({ ...CONNECT, user_id: 'bea' }),
    );
    expect(outcome).to.deep.include({ connected: false });
    expect(outcome).to.have.nested.property('error.detail', 'Sign in as ana@press.example');
  });

  it('disconnects', async () => {
    const disconnectMailbox = async () => ({ found: true, revoked: false });
    const input = { user_id: 'alice', sender_id: 's1' };
    const outcome = await env.withWorkers({ disconnectMailbox }, () => gateway().disconnectMailbox(input));
    expect(outcome).to.deep.equal({ found: true, revoked: false });
  });
});
