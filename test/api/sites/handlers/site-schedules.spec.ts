import { expect } from 'chai';
import { createSiteScheduleHandlers } from '../../../../api/sites/handlers/site-schedules.js';
import { NOTHING } from '../../../../domain/dashboard/no-data.js';
import { secretPlace } from '../../../../domain/secrets/secret-place.js';
import { scheduleAccessId } from '../../../../domain/sites/schedule-access-id.js';
import type { ScheduleFacts } from '../../../../domain/sites/task-health.js';
import { createLogger } from '../../../../platform/logger.js';
import { createSecrets } from '../../../../platform/secrets.js';
import { createRecordingGateway } from '../../../support/api/operations-api.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const DASHBOARD = '/api/seo-dashboard';
const FACTS: ScheduleFacts = { paused: false, next_run_at: '2026-06-09T05:00:00.000Z', runs: [] };
const FULL = {
  interval: 'weekly',
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'complete',
  max_pages: 500,
  crawl_depth: null,
};
/** What is stored of it: with the person who set it. */
const SHOWN = { ...FULL, weekday: 'monday', created_by: 'alice' };

describe('[I] site schedule handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  let site: string;
  const gateway = createRecordingGateway();
  const secrets = createSecrets([`k1:${Buffer.alloc(32, 1).toString('base64')}`]);
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const logger = createLogger({ level: 'silent', service: 'api' });
    const handlers = createSiteScheduleHandlers({ ...running.store, secrets, gateway, logger });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
    const input = { site_url: 'https://a.example/', site: 'a.example', competitors: [], target_keywords: [] };
    site = (await running.store.sites.insert('alice', input, new Date())).site.id;
  });
  beforeEach(() => gateway.reset());
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const call = async (method: string, path: string, body?: unknown, claims = {}): Promise<Answer> => {
    const headers = { authorization: `Bearer ${await identity.token({ sub: 'alice', ...claims })}` };
    return api.call(method, `${DASHBOARD}${path}`, { headers, ...(body === undefined ? {} : { body }) });
  };

  it('schedule audits with what is left out filled in, change that, and end it', async () => {
    const made = await call('POST', `/sites/${site}/schedule`, { interval: 'weekly' });
    expect([made.status, (made.json as { audit_schedule: unknown }).audit_schedule]).to.deep.equal([200, SHOWN]);
    const changed = await call('POST', `/sites/${site}/schedule`, { ...FULL, interval: 'daily', hour: 23 });
    expect((changed.json as { audit_schedule: object }).audit_schedule).to.include({ interval: 'daily', hour: 23 });
    const friday = await call('POST', `/sites/${site}/schedule`, { ...FULL, interval: 'weekly', weekday: 'friday' });
    expect((friday.json as { audit_schedule: object }).audit_schedule).to.include({ weekday: 'friday' });
    const ended = await call('POST', `/sites/${site}/schedule`, { interval: 'off' });
    expect((ended.json as { audit_schedule: unknown }).audit_schedule).to.equal(null);
    expect(gateway.siteSchedules).to.deep.equal(Array(4).fill(`keep ${site}`));
  });

  it('audit with a check set of the user, and refuse one that is not there', async () => {
    const empty = { name: 'Lamps', extractions: [], page_filters: [] };
    const set = await running.store.checkSets.insert('alice', empty, new Date());
    const others = await running.store.checkSets.insert('bob', empty, new Date());
    const made = await call('POST', `/sites/${site}/schedule`, { ...FULL, check_set_id: set?.id });
    expect((made.json as { audit_schedule: unknown }).audit_schedule).to.deep.equal({
      ...SHOWN,
      check_set_id: set?.id,
    });
    const refused = await call('POST', `/sites/${site}/schedule`, { ...FULL, check_set_id: others?.id });
    expect(refused.status).to.equal(422);
    expect(JSON.stringify(refused.json)).to.contain('check_set_id');
    await call('POST', `/sites/${site}/schedule`, { interval: 'off' });
  });

  it('crawl as the schedule says', async () => {
    const asked = {
      interval: 'weekly',
      scope: { exclude: ['/cart/*'] },
      canonical_host: 'www.example.com',
      user_agent: 'googlebot_desktop',
      requests_per_second: 0.5,
      render: 'auto',
    };
    const made = await call('POST', `/sites/${site}/schedule`, asked);
    expect([made.status, (made.json as { audit_schedule: unknown }).audit_schedule], made.text).to.deep.equal([
      200,
      {
        ...SHOWN,
        ...asked,
        scope: { exclude: ['/cart/*'], subdomains: false, sitemap_only: false },
        canonical_host: 'https://www.example.com',
      },
    ]);
    const wrong = await call('POST', `/sites/${site}/schedule`, { ...FULL, scope: { include: ['blog'] } });
    expect(wrong.status).to.equal(422);
    const plain = await call('POST', `/sites/${site}/schedule`, { ...FULL, user_agent: 'own', render: 'never' });
    expect((plain.json as { audit_schedule: unknown }).audit_schedule).to.deep.equal({ ...SHOWN, render: 'never' });
  });

  it('keep what opens the site sealed until it is replaced or removed, and show its names', async () => {
    const access = {
      basic_auth: { username: 'ann', password: 'tr0ub4dor' },
      headers: { 'X-Preview': 'h3aderv4lue' },
      cookies: { gate: 'c00kievalue' },
    };
    const id = scheduleAccessId(site);
    const opened = async () => {
      const sealed = await running.store.crawlAccess.find('alice', id, new Date('2999-01-01'));
      return sealed === null
        ? null
        : (JSON.parse(secrets.openBound(sealed, secretPlace.crawlAccess('alice', id))) as unknown);
    };
    const schedule = async (change: object) => {
      const answer = await call('POST', `/sites/${site}/schedule`, { interval: 'weekly', ...change });
      expect(answer.status, answer.text).to.equal(200);
      for (const secret of ['ann', 'tr0ub4dor', 'h3aderv4lue', 'c00kievalue'])
        expect(answer.text).to.not.include(secret);
      return (answer.json as { audit_schedule: { access?: object } | null }).audit_schedule?.access;
    };
    const names = { basic_auth: true, headers: ['X-Preview'], cookies: ['gate'] };
    expect(await schedule({ access })).to.deep.equal(names);
    expect(await opened()).to.deep.equal(access);
    for (const collection of (await running.connection.db?.collections()) ?? [])
      expect(JSON.stringify(await collection.find().toArray()), collection.collectionName).to.not.include('tr0ub4dor');
    expect(await schedule({ hour: 5 })).to.deep.equal(names);
    expect(await opened()).to.deep.equal(access);
    expect(await schedule({ access: { cookies: { other: 'x' } } })).to.deep.equal({
      basic_auth: false,
      headers: [],
      cookies: ['other'],
    });
    expect(await opened()).to.deep.equal({ cookies: { other: 'x' } });
    expect(await schedule({ access: null })).to.equal(undefined);
    expect(await opened()).to.equal(null);
    await schedule({ access });
    expect(await schedule({ interval: 'off' })).to.equal(undefined);
    expect(await opened()).to.equal(null);
  });

  it('have nothing audited on a plan without audits, and end what was scheduled', async () => {
    gateway.tasks.set('audit', FACTS).set('health', FACTS);
    const free = { plan: 'free' };
    const required_plans = ['premium', 'enterprise'];
    const refusal = { detail: 'Premium or Enterprise subscription required', plan: 'free', required_plans };
    for (const audit_type of ['complete', 'quick']) {
      const answer = await call('POST', `/sites/${site}/schedule`, { ...FULL, audit_type }, free);
      expect([answer.status, answer.json]).to.deep.equal([402, refusal]);
    }
    expect((await call('POST', `/sites/${site}/schedules/audit/trigger`, undefined, free)).status).to.equal(402);
    expect(gateway.siteSchedules).to.deep.equal([]);
    expect((await call('POST', `/sites/${site}/schedule`, { interval: 'off' }, free)).status).to.equal(200);
    expect((await call('POST', `/sites/${site}/schedules/audit/pause`, undefined, free)).status).to.equal(200);
    expect((await call('POST', `/sites/${site}/schedules/health/trigger`, undefined, free)).status).to.equal(200);
  });

  it('turn away zones that no one knows and what is out of bounds', async () => {
    for (const change of [
      { time_zone: 'Mars/Olympus' },
      { time_zone: '+01:00' },
      { weekday: 'someday' },
      { hour: 24 },
      { hour: -1 },
      { max_pages: 0 },
      { max_pages: 50_001 },
      { crawl_depth: 51 },
      { interval: 'hourly' },
    ]) {
      expect((await call('POST', `/sites/${site}/schedule`, { ...FULL, ...change })).status).to.equal(422);
    }
    expect(gateway.siteSchedules).to.deep.equal([]);
  });

  it('list every task, with or without a Schedule', async () => {
    gateway.tasks.set('health', FACTS);
    const { json } = await call('GET', `/sites/${site}/schedules`);
    expect((json as { task: string; status: string }[]).map(({ task, status }) => [task, status])).to.deep.equal([
      ['search', 'not_scheduled'],
      ['health', 'active'],
      ['audit', 'not_scheduled'],
      ['competitors', 'not_scheduled'],
      ['semantic', 'not_scheduled'],
      ['strategy', 'not_scheduled'],
    ]);
  });

  it('pause, resume and begin a task that has a Schedule', async () => {
    gateway.tasks.set('health', FACTS);
    for (const change of ['pause', 'resume', 'trigger']) {
      const { status, json } = await call('POST', `/sites/${site}/schedules/health/${change}`);
      expect([status, json]).to.deep.equal([200, { ...(json as object), task: 'health', status: 'active' }]);
    }
    expect(gateway.siteSchedules).to.deep.equal(['pause health', 'resume health', 'trigger health']);
    const none = await call('POST', `/sites/${site}/schedules/audit/pause`);
    expect([none.status, none.json]).to.deep.equal([409, { detail: 'There is no Schedule for this task' }]);
    expect((await call('POST', `/sites/${site}/schedules/nothing/pause`)).status).to.equal(404);
    expect((await call('POST', `/sites/${site}/schedules/health/pause`, undefined, { sub: 'bob' })).status).to.equal(
      404,
    );
  });

  it('tell how getting to know a site does; nothing is scheduled where none is watched', async () => {
    const failed = {
      workflow_id: 'w',
      run_id: 'r',
      started_at: FULL_TIME,
      ended_at: FULL_TIME,
      status: 'failed' as const,
    };
    gateway.tasks.set('competitors', { ...FACTS, runs: [failed, failed, failed] });
    const { json } = await call('GET', '/onboarding-task-health');
    const { website_url, tasks } = json as { website_url: string; tasks: Record<string, Record<string, unknown>> };
    expect(website_url).to.equal('https://a.example/');
    expect(json).to.deep.include({ next_step: NOTHING.schedule.next_step });
    expect(tasks['deep_competitor_analysis']).to.deep.include({
      label: 'Deep competitor analysis',
      status: 'needs_intervention',
      consecutive_failures: 3,
    });
    await call('POST', `/sites/${site}/schedule`, FULL);
    expect((await call('GET', '/onboarding-task-health')).json).to.deep.include({ next_step: null });
    const empty = (await call('GET', '/onboarding-task-health', undefined, { sub: 'newcomer' })).json as typeof json;
    expect(JSON.stringify(empty).match(/not_scheduled/g)).to.have.length(4);
    expect(empty).to.deep.include({ website_url: null, next_step: NOTHING.site.next_step });
  });
});

const FULL_TIME = '2026-06-01T05:00:00.000Z';
