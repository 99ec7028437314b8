import { expect } from 'chai';
import type { RawRequest } from '../../../domain/search/raw-rows.js';
import { COLLECT_RAW_ROWS, collectRawRowsWorkflowId } from '../../../workflows/search/contract/integrations.js';
import { failing } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const REQUEST: RawRequest = {
  platform: 'altengine',
  property: 'https://www.example.com/',
  dimensions: [],
  kind: 'pages',
  period: { start_date: '2026-05-01', end_date: '2026-05-28' },
  previous_period: null,
};

describe('[I] collect raw rows workflow', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());
  const run = (user_id: string, collectRawRows: (input: never) => Promise<unknown>) => {
    const input = { user_id, request: REQUEST };
    const options = { workflowId: collectRawRowsWorkflowId(input), taskQueue: 'orchestration', args: [input] };
    return env.withWorkers({ collectRawRows }, () => env.client.workflow.execute(COLLECT_RAW_ROWS, options));
  };

  it('hands the request on', async () => {
    const calls: unknown[] = [];
    const collect = async (input: never) => {
      calls.push(input);
      return { rows: 3, previous_rows: 0 };
    };
    expect(await run('alice', collect)).to.deep.equal({ collected: true });
    expect(calls).to.deep.equal([{ user_id: 'alice', request: REQUEST }]);
  });

  it('makes a value of a failure', async () => {
    const collect = failing('not_found', 'No such property') as (input: never) => Promise<unknown>;
    expect(await run('bea', collect)).to.deep.equal({
      collected: false,
      error: { code: 'not_found', detail: 'No such property' },
    });
  });
});
