import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { SEARCH_ATTRIBUTES } from '../../../../workflows/operations/contract/operation.js';
import { fakeActivities } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

describe('[I] crawl as a workflow of its own', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('is named after user and operation, and found by user and site', async () => {
    const operation = { id: randomBytes(12).toString('hex'), user_id: 'alice' };
    const url = 'https://www.site.example/start';
    const given = { operation, url, crawl_depth: 1, max_pages: 1, include_external_links: false, respect_robots: true };
    await env.withWorkers(fakeActivities().activities, () =>
      env.client.workflow.execute('technicalSeo', {
        taskQueue: 'orchestration',
        workflowId: operation.id,
        args: [given],
      }),
    );
    const crawl = await env.client.workflow.getHandle(`crawl:alice:${operation.id}:site`).describe();
    expect(crawl.status.name).to.equal('COMPLETED');
    expect(crawl.typedSearchAttributes.get(SEARCH_ATTRIBUTES.user)).to.equal('alice');
    expect(crawl.typedSearchAttributes.get(SEARCH_ATTRIBUTES.site)).to.equal('site.example');
    expect(crawl.typedSearchAttributes.get(SEARCH_ATTRIBUTES.operation)).to.equal('crawl');
  });
});
