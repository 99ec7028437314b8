import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const given = { title: 'Lamps' };
const platforms = ['facebook'];
const url = 'https://site.example/';

describe('[I] opengraph tags workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('reads the page, measures images and composes', async () => {
    const fakes = fakeActivities({ measureShareImages: async () => [{ url: 'image' }] });
    const { operation } = await runTool(env, 'opengraphTags', { url, given, platforms }, fakes);
    expect(listInputs(fakes.calls, 'measureShareImages')).to.deep.equal([{ operation, page_key: 'page', given }]);
    expect(listInputs(fakes.calls, 'composeOpengraphTags')).to.deep.equal([
      { operation, page_key: 'page', given, platforms, images: [{ url: 'image' }] },
    ]);
  });

  it('continues without images, and reads nothing where no page is named', async () => {
    const fakes = fakeActivities({ measureShareImages: failing('internal', 'boom') });
    await runTool(env, 'opengraphTags', { url: null, given, platforms }, fakes);
    expect(listInputs(fakes.calls, 'readNamedPage')).to.deep.equal([]);
    expect(listInputs(fakes.calls, 'composeOpengraphTags')[0]).to.deep.include({ page_key: null, images: [] });
  });

  it('fails with the reason where the page cannot be read', async () => {
    const fakes = fakeActivities({ readNamedPage: failing('site_refused', 'robots.txt forbids it') });
    await runTool(env, 'opengraphTags', { url, given: {}, platforms }, fakes);
    expect(listInputs(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.equal({
      code: 'site_refused',
      detail: 'robots.txt forbids it',
    });
  });
});
