import { expect } from 'chai';
import { composeOpengraphTags } from '../../../../activities/pages/tools/compose-opengraph-tags.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import type { OpengraphResult } from '../../../../domain/pages/opengraph/compose-share.js';
import { sampleReading } from '../../../support/samples/sample-tool-results.js';
import { toolDeps } from '../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] compose opengraph tags', () => {
  it('stores the tags of the page with what was given over it', async () => {
    const deps = toolDeps();
    deps.values.set('alice page', sampleReading());
    const asked = { platforms: ['twitter' as const], images: [] };
    await composeOpengraphTags(deps, { operation, page_key: 'page', given: { description: 'Of oak' }, ...asked });
    const result = deps.values.get(`alice ${resultKey(operation.id)}`) as OpengraphResult;
    expect(result.html).to.contain('name="twitter:title" content="Lamps"').and.contain('content="Of oak"');
    expect(result.platforms.map(({ platform }) => platform)).to.deep.equal(['twitter']);
    await composeOpengraphTags(deps, { operation, page_key: null, given: { title: 'Other' }, ...asked });
    expect((deps.values.get(`alice ${resultKey(operation.id)}`) as OpengraphResult).html).to.contain('Other');
  });
});
