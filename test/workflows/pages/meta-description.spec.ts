import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const request = {
  keywords: ['lamps'],
  tone: 'General',
  search_intent: 'commercial',
  language: 'en',
  custom_prompt: null,
};
const url = 'https://site.example/';

describe('[I] meta description workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('reads the page, asks the model and composes', async () => {
    const fakes = fakeActivities({ writeDescriptions: async () => ['one', 'two', 'three'] });
    const { operation } = await runTool(env, 'metaDescription', { request, url }, fakes);
    expect(listInputs(fakes.calls, 'readNamedPage')).to.deep.equal([{ operation, url, target_keywords: ['lamps'] }]);
    expect(listInputs(fakes.calls, 'writeDescriptions')).to.deep.equal([
      { user_id: 'alice', request, page_key: 'page' },
    ]);
    expect(listInputs(fakes.calls, 'composeMetaDescription')).to.deep.equal([
      {
        operation,
        request,
        drafts: ['one', 'two', 'three'],
        page: { url, read: { ok: true, value: { key: 'page' } } },
      },
    ]);
  });

  it('continues without a page that cannot be read and a model that fails', async () => {
    const fakes = fakeActivities({
      readNamedPage: failing('site_refused', 'robots.txt forbids it'),
      writeDescriptions: failing('internal', 'boom'),
    });
    await runTool(env, 'metaDescription', { request, url }, fakes);
    const error = { code: 'site_refused', detail: 'robots.txt forbids it' };
    expect(listInputs(fakes.calls, 'writeDescriptions')[0]).to.deep.include({ page_key: null });
    expect(listInputs(fakes.calls, 'composeMetaDescription')[0]).to.deep.include({
      drafts: { model_failure: 'not_asked' },
      page: { url, read: { ok: false, error } },
    });
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'completed' });
  });

  it('reads nothing where only keywords are given', async () => {
    const fakes = fakeActivities();
    await runTool(env, 'metaDescription', { request, url: null }, fakes);
    expect(listInputs(fakes.calls, 'readNamedPage')).to.deep.equal([]);
    expect(listInputs(fakes.calls, 'composeMetaDescription')[0]).to.deep.include({ page: null });
  });
});
