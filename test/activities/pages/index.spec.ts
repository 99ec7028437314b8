import { expect } from 'chai';
import { createAnalysisActivities } from '../../../activities/pages/index.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { analysisDeps } from '../../support/analysis-deps.js';
import { pageFrom } from '../../support/sites/pages.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] analysis activities', () => {
  const deps = analysisDeps();
  const activities = createAnalysisActivities(deps);

  it('have the names that the workflows call', () => {
    expect(Object.keys(activities).sort()).to.deep.equal([
      'composeBatch',
      'composeGuidance',
      'composePageAnalysis',
      'composeStrategy',
      'findCrawlToIndex',
      'indexSite',
      'judgeListedPages',
      'nameEmbeddingModel',
    ]);
  });

  it('compose results', async () => {
    deps.values.set('alice page', pageFrom('<h1>Lamps</h1>'));
    const input = { operation, url: 'https://site.example/page', page_key: 'page', target_keywords: [], full: null };
    expect(await createActivityEnv().run(activities.composePageAnalysis, input)).to.deep.equal({
      key: resultKey(operation.id),
    });
  });
});
