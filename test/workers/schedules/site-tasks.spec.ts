import { expect } from 'chai';
import type { Connection } from '../../../domain/search/connection.js';
import type { Site } from '../../../domain/sites/site.js';
import type { AuditSchedule } from '../../../domain/sites/site-task.js';
import { keepSiteSchedules } from '../../../workers/schedules/site-tasks.js';
import { newSite } from '../../support/samples/new-site.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../support/temporal/workflow-env.js';
import { until } from '../../support/until.js';

const site = (id: string, user_id: string) => newSite({ id: id.repeat(24), user_id });

const CONNECTION: Connection = {
  user_id: 'alice',
  platform: 'analytics',
  status: 'connected',
  scopes: [],
  properties: [],
  listed_at: null,
  connected_at: null,
  last_sync_at: null,
  error: null,
};

const AUDIT: AuditSchedule = {
  interval: 'weekly',
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'quick',
  max_pages: 20,
  crawl_depth: 2,
};

describe('[I] keepSiteSchedules', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const keep = (...sites: Site[]) => keepWhileAdding([], ...sites);
  /** `added` come in while the others are walked over. */
  const connected = new Set<string>();
  const keepWhileAdding = (added: Site[], ...sites: Site[]) =>
    keepSiteSchedules({
      client: env.client,
      connections: { all: async (user) => (connected.has(user) ? [CONNECTION] : []) },
      sites: {
        async *everySite() {
          yield* sites;
        },
        find: async (user, id) => [...sites, ...added].find((one) => one.user_id === user && one.id === id) ?? null,
      },
      logger: { info: () => undefined },
    });
  /** The list of Schedules follows what was done after a moment. */
  const untilListed = (wanted: string[]) =>
    until('the Schedules that are wanted are listed', async () => {
      const ids: string[] = [];
      for await (const { scheduleId } of env.client.schedule.list()) ids.push(scheduleId);
      return JSON.stringify(ids.sort()) === JSON.stringify(wanted.sort());
    });
  const idsOf = (...sites: Site[]) =>
    sites.flatMap(({ user_id, id }) =>
      ['health', 'competitors', 'semantic', 'strategy'].map((task) => `site:${task}:${user_id}:${id}`),
    );

  it('makes what is missing, leaves what is there, removes what no site has, and touches no others', async () => {
    const [first, second] = [site('a', 'alice'), site('b', 'bob')];
    const action = { type: 'startWorkflow' as const, workflowType: 'none', taskQueue: 'none', args: [] };
    await env.client.schedule.create({ scheduleId: 'other', spec: { calendars: [{ hour: 3 }] }, action });
    expect(await keep(first, second)).to.deep.equal({ kept: 8, removed: 0 });
    await untilListed(['other', ...idsOf(first, second)]);
    await env.client.schedule.getHandle(`site:health:alice:${first.id}`).pause();
    expect(await keep(first)).to.deep.equal({ kept: 4, removed: 4 });
    await untilListed(['other', ...idsOf(first)]);
    const { state } = await env.client.schedule.getHandle(`site:health:alice:${first.id}`).describe();
    expect(state.paused).to.equal(true);
  });

  it('lets the Schedules alone that a site was given meanwhile, but for those it should not have', async () => {
    const [first, late] = [site('a', 'alice'), site('c', 'carol')];
    await keep(first, { ...late, audit_schedule: AUDIT });
    await untilListed(['other', ...idsOf(first, late), `site:audit:carol:${late.id}`]);
    expect(await keepWhileAdding([late], first)).to.deep.equal({ kept: 4, removed: 1 });
    await untilListed(['other', ...idsOf(first, late)]);
  });

  it('reads platforms daily for anyone who has connected one, and no longer once none is', async () => {
    const [first, second] = [site('a', 'alice'), site('b', 'bob')];
    connected.add('alice');
    await keep(first, second);
    await untilListed(['other', ...idsOf(first, second), `site:search:alice:${first.id}`]);
    const { spec } = await env.client.schedule.getHandle(`site:search:alice:${first.id}`).describe();
    expect(spec.timezone).to.equal('America/Los_Angeles');
    connected.clear();
    await keep(first, second);
    await untilListed(['other', ...idsOf(first, second)]);
  });
});
