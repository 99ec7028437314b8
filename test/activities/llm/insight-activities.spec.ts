import { expect } from 'chai';
import { createModelInsightActivities } from '../../../activities/llm/insight-activities.js';
import { insightWritingDeps, keepInput } from '../../support/insight-deps.js';
import { startModelServer } from '../../support/servers/model-server.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const AUDIT = { audit_results: { issues: ['Titles are missing'] } };

describe('[I] activities of insights', () => {
  it('write', async () => {
    const deps = insightWritingDeps(null);
    const { writeInsights } = createModelInsightActivities(deps);
    const report = await createActivityEnv().run(writeInsights, keepInput(deps, 'audit', AUDIT));
    expect(report).to.deep.include({ generated_by: 'rules', warnings: [] });
  });

  it('end when they are cancelled', async () => {
    const env = createActivityEnv();
    const server = await startModelServer(() => {
      env.cancel();
      return new Promise(() => undefined);
    });
    const deps = insightWritingDeps(server.url);
    const { writeInsights } = createModelInsightActivities(deps);
    const failure: unknown = await env
      .run(writeInsights, keepInput(deps, 'audit', AUDIT))
      .catch((error: unknown) => error);
    expect(String(failure)).to.match(/CancelledFailure/);
    await server.close();
  });
});
