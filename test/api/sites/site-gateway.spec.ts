import { expect } from 'chai';
import { createWorkflowGateway } from '../../../api/workflow-gateway.js';
import type { SiteTask } from '../../../domain/sites/site-task.js';
import { newSite } from '../../support/samples/new-site.js';
import { failing, fakeActivities } from '../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';
import { until } from '../../support/until.js';

const SITE = newSite();
const SCHEDULE = {
  interval: 'daily' as const,
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'complete' as const,
  max_pages: 500,
  crawl_depth: 3,
};
const ref = (task: SiteTask) => ({ user_id: 'alice', site_id: SITE.id, task });

describe('[I] site gateway', function () {
  this.timeout(150_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  it('keeps the Schedules that a site should have, and no other', async () => {
    const gateway = createWorkflowGateway(env.client);
    await gateway.keepSiteSchedules(SITE, false);
    expect(await gateway.readSiteTask(ref('audit'))).to.equal(null);
    const health = await gateway.readSiteTask(ref('health'));
    expect([health?.paused, health?.runs]).to.deep.equal([false, []]);
    expect(Date.parse(health?.next_run_at ?? '')).to.be.greaterThan(Date.now());
    await gateway.keepSiteSchedules({ ...SITE, audit_schedule: SCHEDULE }, false);
    expect((await gateway.readSiteTask(ref('audit')))?.paused).to.equal(false);
    await gateway.keepSiteSchedules(SITE, false);
    expect(await gateway.readSiteTask(ref('audit'))).to.equal(null);
    expect(await gateway.readSiteTask(ref('search'))).to.equal(null);
    await gateway.keepSiteSchedules(SITE, true);
    expect((await gateway.readSiteTask(ref('search')))?.paused).to.equal(false);
    await gateway.dropSiteSchedules(SITE);
    for (const task of ['health', 'search'] as const) expect(await gateway.readSiteTask(ref(task))).to.equal(null);
    await gateway.dropSiteSchedules(SITE);
  });

  it('pauses, resumes and begins a task, and tells how its runs ended', async () => {
    const gateway = createWorkflowGateway(env.client);
    await gateway.keepSiteSchedules(SITE, false);
    expect(await gateway.changeSiteTask(ref('health'), 'pause')).to.equal(true);
    expect((await gateway.readSiteTask(ref('health')))?.paused).to.equal(true);
    expect(await gateway.changeSiteTask(ref('health'), 'resume')).to.equal(true);
    expect(await gateway.changeSiteTask(ref('audit'), 'pause')).to.equal(false);

    let isKnown = false;
    const fakes = fakeActivities({
      planSiteTask: async () => ({ kind: 'health', site: 'site.example', site_url: '' }),
      reportFailedRun: async () => undefined,
      snapshotHealth: async (input) => (isKnown ? { score: 66 } : failing('internal', 'no database')(input)),
    });
    const states = async () => (await gateway.readSiteTask(ref('health')))?.runs.map(({ status }) => status);
    const untilRuns = (wanted: string[]) =>
      until(`the runs are ${wanted}`, async () => JSON.stringify(await states()) === JSON.stringify(wanted));
    await env.withWorkers(fakes.activities, async () => {
      await gateway.changeSiteTask(ref('health'), 'trigger');
      await untilRuns(['failed']);
      isKnown = true;
      await gateway.changeSiteTask(ref('health'), 'trigger');
      await untilRuns(['failed', 'completed']);
    });
    const [failed, completed] = (await gateway.readSiteTask(ref('health')))?.runs ?? [];
    expect(failed?.workflow_id).to.match(/^site:health:alice:a{24}/);
    expect(Date.parse(completed?.ended_at ?? '')).to.be.at.least(Date.parse(completed?.started_at ?? ''));
    await gateway.dropSiteSchedules(SITE);
  });
});
