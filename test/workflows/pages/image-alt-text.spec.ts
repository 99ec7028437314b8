import { expect } from 'chai';
import { runTool } from '../../support/run-tool.js';
import { failing, fakeActivities, listInputs } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';

const image_url = 'https://site.example/a.png';
const reported = { file_name: 'a.png', context: 'a lamp', keywords: ['oak'], language: 'en' };
const given = { image_url, page_url: null, ...reported };
const request = { ...reported, place: null };

describe('[I] image alt text workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('fetches, inspects, describes, composes, and forgets the bytes', async () => {
    const fakes = fakeActivities({ fetchImage: async () => ({ url: 'https://cdn.example/a.png' }) });
    const { operation } = await runTool(env, 'imageAltText', given, fakes);
    expect(listInputs(fakes.calls, 'fetchImage')).to.deep.equal([{ operation, url: image_url }]);
    expect(listInputs(fakes.calls, 'describeImage')).to.deep.equal([{ operation, request }]);
    expect(listInputs(fakes.calls, 'composeImageAltText')).to.deep.equal([
      { operation, request, url: 'https://cdn.example/a.png', facts: { format: 'png' }, seen: null, notes: [] },
    ]);
    expect(fakes.calls.at(-1)).to.deep.equal({ name: 'discardImage', input: { operation } });
  });

  it('looks for the image on its page, and tells where it is not', async () => {
    const place = { heading: 'Lamps' };
    const fakes = fakeActivities({ findImage: async () => place });
    const page_url = 'https://site.example/';
    const { operation } = await runTool(env, 'imageAltText', { ...given, page_url }, fakes);
    expect(listInputs(fakes.calls, 'findImage')).to.deep.equal([
      { operation, page_key: 'page', urls: [image_url, image_url], file_name: 'a.png' },
    ]);
    expect(listInputs(fakes.calls, 'composeImageAltText')[0]).to.deep.include({
      request: { ...request, place },
      notes: [],
    });
    const lost = fakeActivities({ readNamedPage: failing('site_refused', 'robots.txt forbids it') });
    await runTool(env, 'imageAltText', { ...given, page_url }, lost);
    expect(listInputs(lost.calls, 'composeImageAltText')[0]).to.deep.include({
      notes: ['The page could not be read: robots.txt forbids it'],
    });
  });

  it('fetches nothing of an upload, and continues where the model fails', async () => {
    const fakes = fakeActivities({ describeImage: failing('internal', 'boom') });
    await runTool(env, 'imageAltText', { ...given, image_url: null }, fakes);
    expect(listInputs(fakes.calls, 'fetchImage')).to.deep.equal([]);
    expect(listInputs(fakes.calls, 'composeImageAltText')[0]).to.deep.include({
      url: null,
      seen: { model_failure: 'not_asked' },
    });
  });

  it('fails with the reason where it is no image, and forgets the bytes then too', async () => {
    const fakes = fakeActivities({ inspectImage: failing('invalid_input', 'The image is damaged') });
    await runTool(env, 'imageAltText', given, fakes);
    const error = { code: 'invalid_input', detail: 'The image is damaged' };
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'failed', error });
    expect(fakes.calls.at(-1)?.name).to.equal('discardImage');
  });
});
