import { expect } from 'chai';
import { composeImageAltText, discardImage } from '../../../../activities/pages/tools/compose-image-alt-text.js';
import { describeModelFailure } from '../../../../domain/llm/model-failure.js';
import { imageCopyKey, imageKey, resultKey } from '../../../../domain/operations/artifact-keys.js';
import { imageFacts } from '../../../support/sites/image-facts.js';
import { toolDeps } from '../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] compose image alt text', () => {
  it('stores the texts', async () => {
    const deps = toolDeps();
    const request = { file_name: 'oak-lamp.jpg', context: '', place: null, keywords: [], language: 'en' };
    const found = { url: null, facts: imageFacts(), seen: null, notes: [] };
    await composeImageAltText(deps, { operation, request, ...found });
    expect(deps.values.get(`alice ${resultKey(operation.id)}`)).to.deep.include({
      alt_text: 'Oak lamp',
      duration_ms: 0,
    });
  });

  it('names why a vision model that is set up was not used', async () => {
    const deps = toolDeps();
    const request = { file_name: 'oak-lamp.jpg', context: '', place: null, keywords: [], language: 'en' };
    const seen = { model_failure: 'quota_exhausted' as const };
    await composeImageAltText(deps, { operation, request, url: null, facts: imageFacts(), seen, notes: ['A note.'] });
    const { warnings } = deps.values.get(`alice ${resultKey(operation.id)}`) as { warnings: string[] };
    expect(warnings.slice(0, 2)).to.deep.equal(['A note.', describeModelFailure('quota_exhausted')]);
  });

  it('forgets the bytes, once or twice, and nothing else', async () => {
    const deps = toolDeps();
    for (const key of [imageKey(operation.id), imageCopyKey(operation.id), 'other']) deps.values.set(`alice ${key}`, 1);
    await discardImage(deps, { operation });
    await discardImage(deps, { operation });
    expect([...deps.values.keys()]).to.deep.equal(['alice other']);
  });
});
