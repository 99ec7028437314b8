import { expect } from 'chai';
import { failing, fakeActivities, inputsOf } from '../support/fake-activities.js';
import { runTool } from '../support/run-tool.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/workflow-env.js';

const image_url = 'https://site.example/a.png';
const told = { file_name: 'a.png', context: 'a lamp', keywords: ['oak'], language: 'en' };
const given = { image_url, page_url: null, ...told };
const request = { ...told, place: null };

describe('[I] image alt text workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('fetches, inspects, describes, composes, and forgets the bytes', async () => {
    const fakes = fakeActivities({ fetchPicture: async () => ({ url: 'https://cdn.example/a.png' }) });
    const { operation } = await runTool(env, 'imageAltText', given, fakes);
    expect(inputsOf(fakes.calls, 'fetchPicture')).to.deep.equal([{ operation, url: image_url }]);
    expect(inputsOf(fakes.calls, 'describePicture')).to.deep.equal([{ operation, request }]);
    expect(inputsOf(fakes.calls, 'composeImageAltText')).to.deep.equal([
      { operation, request, url: 'https://cdn.example/a.png', facts: { format: 'png' }, seen: null, notes: [] },
    ]);
    expect(fakes.calls.at(-1)).to.deep.equal({ name: 'discardPicture', input: { operation } });
  });

  it('looks for the picture on its page, and tells where it is not', async () => {
    const place = { heading: 'Lamps' };
    const fakes = fakeActivities({ findPicture: async () => place });
    const page_url = 'https://site.example/';
    const { operation } = await runTool(env, 'imageAltText', { ...given, page_url }, fakes);
    expect(inputsOf(fakes.calls, 'findPicture')).to.deep.equal([
      { operation, page_key: 'page', urls: [image_url, image_url], file_name: 'a.png' },
    ]);
    expect(inputsOf(fakes.calls, 'composeImageAltText')[0]).to.deep.include({
      request: { ...request, place },
      notes: [],
    });
    const lost = fakeActivities({ readNamedPage: failing('site_refused', 'robots.txt forbids it') });
    await runTool(env, 'imageAltText', { ...given, page_url }, lost);
    expect(inputsOf(lost.calls, 'composeImageAltText')[0]).to.deep.include({
      notes: ['The page could not be read: robots.txt forbids it'],
    });
  });

  it('fetches nothing of an upload, and goes on where the model fails', async () => {
    const fakes = fakeActivities({ describePicture: failing('internal', 'boom') });
    await runTool(env, 'imageAltText', { ...given, image_url: null }, fakes);
    expect(inputsOf(fakes.calls, 'fetchPicture')).to.deep.equal([]);
    expect(inputsOf(fakes.calls, 'composeImageAltText')[0]).to.deep.include({
      url: null,
      seen: { model_failure: 'not_asked' },
    });
  });

  it('fails with the reason where it is no picture, and forgets the bytes then too', async () => {
    const fakes = fakeActivities({ inspectPicture: failing('invalid_input', 'The picture is damaged') });
    await runTool(env, 'imageAltText', given, fakes);
    const error = { code: 'invalid_input', detail: 'The picture is damaged' };
    expect(inputsOf(fakes.calls, 'finishOperation')[0]).to.deep.include({ status: 'failed', error });
    expect(fakes.calls.at(-1)?.name).to.equal('discardPicture');
  });
});
