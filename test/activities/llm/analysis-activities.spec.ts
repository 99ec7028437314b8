import { expect } from 'chai';
import { createModelAnalysisActivities } from '../../../activities/llm/analysis-activities.js';
import { embeddingDeps } from '../../support/embedding-deps.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

describe('[U] activities of a model about pages', () => {
  it('have the names that the workflows call, and answer without a model', async () => {
    const activities = createModelAnalysisActivities({
      ...embeddingDeps([]),
      model: null,
      pageAnalyses: { find: async () => null },
      randomWord: () => 'word',
      onFailure: () => undefined,
    });
    expect(Object.keys(activities)).to.deep.equal(['writeGuidance', 'embedPages']);
    const answer = await createActivityEnv().run(activities.writeGuidance, { user_id: 'alice', url: 'https://a/' });
    expect(answer).to.equal(null);
    const crawl = { user_id: 'alice', crawl_id: 'audit:site' };
    expect(await createActivityEnv().run(activities.embedPages, crawl)).to.equal(null);
  });
});
