import { expect } from 'chai';
import { createInsightActivities } from '../../../activities/insights/index.js';
import { insightInputKey, resultKey } from '../../../domain/operations/artifact-keys.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';
import { toolDeps } from '../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const task = { operation, kind: 'audit' as const, body_key: 'body' };

describe('[U] activities around insights', () => {
  it('gather, compose and clear away', async () => {
    const deps = toolDeps();
    const activities = createInsightActivities(deps);
    expect(Object.keys(activities)).to.deep.equal(['gatherInsightInput', 'composeInsights', 'dropInsightInput']);
    deps.values.set('alice body', { audit_results: { issues: ['Titles are missing'] } });
    const env = createActivityEnv();
    expect(await env.run(activities.gatherInsightInput, task)).to.deep.equal({ key: insightInputKey(operation.id) });
    const written = { ok: false as const, error: { code: 'timeout' as const, detail: 'Too slow' } };
    await env.run(activities.composeInsights, { ...task, website_url: null, written });
    await env.run(activities.dropInsightInput, task);
    await env.run(activities.dropInsightInput, task);
    expect([...deps.values.keys()]).to.deep.equal([`alice ${resultKey(operation.id)}`]);
  });
});
