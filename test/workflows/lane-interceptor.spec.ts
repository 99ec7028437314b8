import { expect } from 'chai';
import { LANES } from '../../workflows/contract/lanes.js';
import { type Urgency, workPriority } from '../../workflows/contract/work-priority.js';
import { createWorkflowEnv, type WorkflowEnv } from '../support/temporal/workflow-env.js';

const URL = 'https://site.example/';

describe('[I] lanes of activities', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  async function lanesUsed(urgency: Urgency | null): Promise<Map<string, unknown>> {
    const operation = { id: 'a'.repeat(24), user_id: 'alice' };
    const done = async () => undefined;
    const activities = {
      markRunning: done,
      reportProgress: done,
      finishOperation: done,
      composeOnPageAnalysis: done,
      fetchSinglePage: async () => ({ key: 'k' }),
      renderPages: async () => ({ rendered: 1, failed: 0 }),
    };
    return env.withWorkers(activities, async () => {
      const handle = await env.client.workflow.start('onPageAnalysis', {
        workflowId: `lanes:${urgency}`,
        taskQueue: 'orchestration',
        args: [{ operation, url: URL, target_keywords: [], render_javascript: true }],
        ...(urgency === null ? {} : { priority: workPriority('alice', urgency) }),
      });
      await handle.result();
      const { events } = await handle.fetchHistory();
      const scheduled = (events ?? []).flatMap((event) => event.activityTaskScheduledEventAttributes ?? []);
      return new Map(scheduled.map((each) => [each.activityType?.name ?? '', each.taskQueue?.name]));
    });
  }

  it('are the urgent ones while somebody waits, and those of everybody otherwise', async () => {
    const urgent = await lanesUsed('waiting');
    expect(urgent.get('fetchSinglePage')).to.equal('crawl-urgent');
    expect(urgent.get('composeOnPageAnalysis')).to.equal('orchestration-urgent');
    expect(urgent.get('renderPages')).to.equal('browser-urgent');
    for (const urgency of ['asked', 'scheduled', null] as const) {
      const lanes = await lanesUsed(urgency);
      expect([...lanes.values()].filter((lane) => !Object.keys(LANES).includes(String(lane)))).to.deep.equal([]);
      expect(lanes.get('fetchSinglePage')).to.equal('crawl');
    }
  });
});
