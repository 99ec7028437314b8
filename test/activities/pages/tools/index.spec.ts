import { expect } from 'chai';
import { createToolActivities } from '../../../../activities/pages/tools/index.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import { createActivityEnv } from '../../../support/temporal/activity-env.js';
import { toolDeps } from '../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] tool activities', () => {
  const activities = createToolActivities(toolDeps());

  it('have the names that the workflows call', () => {
    expect(Object.keys(activities).sort()).to.deep.equal([
      'composeImageAltText',
      'composeMetaDescription',
      'composeOpengraphTags',
      'discardImage',
      'findImage',
    ]);
  });

  it('compose results', async () => {
    const request = { keywords: ['lamps'], tone: 'General' as const, search_intent: 'commercial' as const };
    const whole = { ...request, language: 'en', custom_prompt: null };
    const input = { operation, request: whole, page: null, drafts: null };
    expect(await createActivityEnv().run(activities.composeMetaDescription, input)).to.deep.equal({
      key: resultKey(operation.id),
    });
  });
});
