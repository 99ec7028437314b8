import { expect } from 'chai';
import { createGatewayCall } from '../../../../api/gateway-call.js';
import { createTestMailGateway } from '../../../../api/outreach/sending/test-mail-gateway.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const INPUT = { user_id: 'alice', sender_id: 'a'.repeat(24), to: 'alice@agency.example' };
const RESULT = { status: 'accepted', to: INPUT.to, detail: '250 Ok', tried_at: '2026-06-01T08:00:00.000Z' };

describe('[I] sendTestMail workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const gateway = () => createTestMailGateway(env.client, createGatewayCall(env.client));

  it('sends once and returns what came of it', async () => {
    const fakes = fakeActivities({ transmitTestMail: async () => RESULT });
    const result = await env.withWorkers(fakes.activities, () => gateway().sendTestMail(INPUT, 'alice'));
    expect(result).to.deep.equal(RESULT);
    expect(listInputs(fakes.calls, 'transmitTestMail')).to.deep.equal([INPUT]);
  });

  it('is not tried again when it fails, since a second try would be a second mail', async () => {
    const fakes = fakeActivities({ transmitTestMail: failing('internal', 'odd') });
    const failure = await env.withWorkers(fakes.activities, () =>
      gateway()
        .sendTestMail(INPUT, 'alice')
        .catch((error: Error) => error.message),
    );
    expect(failure).to.contain('Look whether it arrived');
    expect(listInputs(fakes.calls, 'transmitTestMail')).to.have.length(1);
  });
});
