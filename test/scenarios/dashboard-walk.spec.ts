import { expect } from 'chai';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import { identifySite } from '../../domain/base/url/url-identity.js';
import type { DashboardData } from '../../domain/dashboard/dashboard-data.js';
import type { HealthReport } from '../../domain/dashboard/health-report.js';
import type { Metric, Metrics } from '../../domain/dashboard/metrics.js';
import { searchAnalysisKey } from '../../domain/operations/artifact-keys.js';
import type { SearchPerformance } from '../../domain/search/analysis/search-performance.js';
import { bingTrafficKey } from '../../domain/search/bing-traffic.js';
import { type SiteTraffic, siteTrafficKey } from '../../domain/search/site-traffic.js';
import { DOCUMENTED, operationsNamed } from '../support/api/operations-named.js';
import { connectByProgram } from '../support/browser/connect-by-program.js';
import { DASHBOARD_STEPS, type DashboardStep } from '../support/dashboard-steps.js';
import { figuresIn } from '../support/figures-in.js';
import { nothingIn } from '../support/nothing-in.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { knownFigures } from '../support/samples/known-figures.js';
import { TEST_KEY } from '../support/search-console.js';
import { searchesIn, sessionsIn, startWatchedShop, type WatchedShop } from '../support/sites/watched-shop.js';
import { runSchedule } from '../support/temporal/shown-by-temporal.js';
import { until } from '../support/until.js';

const BELOW = '/api/seo-dashboard';
const SUITE = 24;

interface Speeds {
  strategies: { mobile: { scores: { performance: number } } };
}

interface Trusted {
  url: string;
  trust_score: number;
  trust: { parts: { weight: number; points: number | null }[] };
}

interface Competitors {
  you: Trusted;
  competitors: Trusted[];
}

interface Tasks {
  tasks: Record<string, { status: string; last_success_at: string | null }>;
}

describe('[E] dashboard, walked through empty and filled', function () {
  this.timeout(240_000);
  let platform: TestPlatform;
  let shop: WatchedShop;
  before(async () => {
    shop = await startWatchedShop();
    const { site, rivals, providers } = shop;
    const allow = [site, ...rivals, providers].map(({ host }) => host);
    platform = await startPlatform({ allow, env: { ...providers.env, ENCRYPTION_KEYS: TEST_KEY } });
    await call('POST /sites', { user: 'newcomer', body: { site_url: 'https://new.example/' } });
  });
  after(async () => {
    await platform?.stop();
    await shop?.close();
  });

  const page = () => `${shop.site.url}/lamps/1`;
  async function call(
    endpoint: string,
    { user = 'alice', body, query }: { user?: string; body?: unknown; query?: string } = {},
  ) {
    const [method = 'GET', path] = endpoint.split(' ');
    return platform.call<object>(`${BELOW}${path}${query ?? ''}`, {
      user,
      method,
      headers: { prefer: 'wait=110' },
      ...(body === undefined ? {} : { body }),
    });
  }
  const take = ({ endpoint, query, body }: DashboardStep, user = 'alice') =>
    call(endpoint, {
      user,
      body: body?.(shop.site.url),
      ...(query === 'page' ? { query: `?url=${encodeURIComponent(page())}` } : {}),
    });

  it('has a step for each of the 24 endpoints of the suite, and for every read that was added', () => {
    const all = DOCUMENTED.filter((operation) => operation.includes(` ${BELOW}/`) && !operation.includes('{'));
    const steps = DASHBOARD_STEPS.map(({ endpoint }) => endpoint);
    expect([...steps, 'POST /sites', 'POST /issue-views']).to.have.members(
      all.map((operation) => operation.replace(BELOW, '')),
    );
    expect(steps.length).to.be.at.least(SUITE);
  });

  for (const user of ['nobody', 'newcomer'] as const) {
    for (const step of DASHBOARD_STEPS) {
      it(`${step.endpoint} invents nothing for ${user === 'nobody' ? 'nobody' : 'a site of which nothing was collected'}`, async () => {
        const { status, body } = await take(step, user);
        expect(status, JSON.stringify(body)).to.equal(step.empty[user]);
        const invented = figuresIn(body).filter(({ path }) => !step.counts?.test(path));
        expect(invented).to.deep.equal([]);
        for (const nothing of nothingIn(body)) expect(nothing['next_step']).to.match(/(GET|POST) \/api\//);
        const { named, missing } = operationsNamed(body);
        expect(missing).to.deep.equal([]);
        if (!step.needsNothing) expect(named, JSON.stringify(body)).to.not.be.empty;
      });
    }
  }

  describe('of a shop that was audited and is connected', () => {
    let audit: CompleteAudit;
    let siteId: string;
    const read = async <Body>(endpoint: string) => (await call(`GET ${endpoint}`)).body as Body;
    const collected = <Value>(key: string) => platform.store.artifacts.get<Value>('alice', key);

    it('is filled by an audit, a refresh, the analysis of a page and a strategy', async function () {
      this.timeout(600_000);
      const competitors = shop.rivals.map(({ url }) => url);
      siteId = ((await call('POST /sites', { body: { site_url: shop.site.url, competitors } })).body as { id: string })
        .id;
      for (const name of ['searchconsole', 'analytics', 'altengine']) {
        expect((await connectByProgram(platform.call, name)).answer.status).to.equal(200);
      }
      const start = { body: { website_url: shop.site.url, competitors } };
      const { id } = (await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', start)).body;
      const ended = await platform.waitForEnd<{ status: string; result: CompleteAudit }>(id);
      expect(ended.status).to.equal('completed');
      audit = ended.result;
      const { parts } = (await call('POST /refresh')).body as { parts: { part: string; status: string }[] };
      expect(parts.map(({ part, status }) => [part, status])).to.deep.equal([
        ['search', 'completed'],
        ['indexing', 'completed'],
        ['analytics', 'completed'],
        ['bing', 'completed'],
        ['health', 'completed'],
      ]);
      for (const [step, body] of [
        ['analyze-comprehensive', { url: page() }],
        ['strategic-insights/run', undefined],
      ]) {
        expect((await call(`POST /${step}`, { body })).status).to.equal(200);
      }
    });

    for (const step of DASHBOARD_STEPS.filter(({ endpoint }) => endpoint.startsWith('GET'))) {
      it(`${step.endpoint} tells what was collected`, async () => {
        const { status, body } = await untilRead(step);
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(nothingIn(body)).to.deep.equal([]);
        if (!step.derived) return;
        const known = await collectedFigures();
        const unknown = figuresIn(body).filter(({ path, value }) => !step.derived?.test(path) && !known.has(value));
        expect(unknown).to.deep.equal([]);
      });
    }

    it('weighs health as documented', async () => {
      const { technical_seo, sitemap, on_page_seo, content_strategy, page_speed } = audit.component_scores;
      const of = (score: number | null) => score ?? Number.NaN;
      const technical = (of(technical_seo) * 25 + of(sitemap) * 10) / 35;
      const content = (of(on_page_seo) * 25 + of(content_strategy) * 20) / 45;
      const { strategies } = audit.components.page_speed.metrics as unknown as Speeds;
      const mobile = strategies.mobile.scores.performance;
      const health = await read<HealthReport>('/health-score');
      expect(health.breakdown.technical).to.be.closeTo(technical, 0.051);
      expect(health.breakdown.content).to.be.closeTo(content, 0.051);
      expect(health.breakdown).to.include({ performance: page_speed, mobile });
      const mean = 0.35 * technical + 0.35 * content + 0.15 * of(page_speed) + 0.15 * mobile;
      expect(health.score).to.be.closeTo(Math.min(mean, audit.score_breakdown.cap ?? 100), 0.11);
      expect(health).to.include({ previous_score: null, change: null, trend: null, audit_id: audit.audit_id });
    });

    it('counts clicks, places, keywords and sessions as the platforms do', async () => {
      const search = await collected<SearchPerformance>(searchAnalysisKey(identifySite(shop.site.url)));
      const traffic = await collected<SiteTraffic>(siteTrafficKey(identifySite(shop.site.url)));
      if (!search || !traffic) throw new Error('nothing was collected');
      const [now, before] = [searchesIn(shop, search.periods.current), searchesIn(shop, search.periods.previous)];
      const metrics = (await read('/metrics')) as Record<keyof Metrics, Metric>;
      expect(metrics.traffic).to.include({ value: now.clicks, unit: 'clicks', trend: 'up' });
      expect(metrics.traffic.change).to.be.closeTo((now.clicks / before.clicks - 1) * 100, 0.1);
      expect(metrics.traffic.description).to.match(new RegExp(`: ${sessionsIn(shop, traffic.period)}$`));
      expect(metrics.rankings.value).to.be.closeTo(now.position, 0.01);
      expect(metrics.keywords).to.include({ value: 3 });
      expect(metrics.keywords.description).to.contain('2 of them');
      const { timeseries } = await read<DashboardData>('/data');
      expect(timeseries.reduce((sum, { clicks }) => sum + clicks, 0)).to.equal(now.clicks);
    });

    it('ranks competitors and tells the strategy from the same figures as everywhere', async () => {
      const { you, competitors } = await read<Competitors>('/competitive-insights');
      expect(competitors.map(({ url }) => identifySite(url))).to.have.members(
        shop.rivals.map(({ url }) => identifySite(url)),
      );
      for (const { trust_score, trust } of [you, ...competitors]) {
        const measured = trust.parts.filter((part) => part.points !== null);
        const weight = measured.reduce((sum, part) => sum + part.weight, 0);
        const points = measured.reduce((sum, part) => sum + (part.points ?? 0) * part.weight, 0);
        expect(trust_score).to.be.closeTo(points / weight, 0.051);
      }
      const [{ metrics } = { metrics: {} }] =
        await read<{ metrics: Record<string, number> }[]>('/strategic-insights/history');
      expect(metrics).to.include({
        health_score: (await read<HealthReport>('/health-score')).score,
        audit_score: audit.overall_score,
        critical_issues: audit.issue_counts.critical,
        clicks: ((await read('/metrics')) as { traffic: Metric }).traffic.value,
        trust_score: you.trust_score,
        market_rank: (await read<{ positioning: { rank: number } }>('/deep-competitor-analysis')).positioning.rank,
        topical_coherence: (await read<{ value: number }>('/semantic-health')).value,
      });
    });

    it('gives the same again without a body, counted', async () => {
      // What is kept may have run out since it was read.
      await read('/data');
      const { hits } = await read<{ hits: number }>('/cache-stats');
      const { headers } = await call('GET /data');
      expect(headers.get('cache-control')).to.match(/^private/);
      const again = await fetch(`${platform.url}${BELOW}/data`, {
        headers: {
          authorization: `Bearer ${await platform.identity.token({ sub: 'alice', plan: 'enterprise' })}`,
          'if-none-match': headers.get('etag') ?? '',
        },
      });
      expect([again.status, await again.text()]).to.deep.equal([304, '']);
      expect(await read<{ hits: number }>('/cache-stats')).to.include({ hits: hits + 2 });
    });

    it('audits again by Schedule, as an operation like any other', async () => {
      // Half a day from now, so that it does not come due of its own meanwhile.
      const hour = (new Date().getUTCHours() + 12) % 24;
      const schedule = { interval: 'weekly', hour, time_zone: 'Europe/Berlin', audit_type: 'quick' };
      expect((await call(`POST /sites/${siteId}/schedule`, { body: schedule })).body).to.deep.nested.include({
        'audit_schedule.interval': 'weekly',
      });
      const done = await runSchedule(platform.temporal, `site:audit:alice:${siteId}`);
      const { operation_id } = done as { operation_id: string };
      const { body: listed } = await platform.call<{ id: string }[]>('/api/operations?type=quick_audit');
      expect(listed.map(({ id }) => id)).to.deep.equal([operation_id]);
      const { body: again } = await platform.call<CompleteAudit>(`/api/seo/audits/${operation_id}`);
      expect(again).to.include({ audit_type: 'quick', audit_id: operation_id });
      const task = async () => (await read<Tasks>('/onboarding-task-health')).tasks['full_website_analysis'];
      expect(await task()).to.include({ status: 'active', consecutive_failures: 0, last_failure_at: null });
      expect((await task())?.last_success_at).to.be.a('string');
      expect((await call(`POST /sites/${siteId}/schedules/audit/pause`)).body).to.include({ status: 'paused' });
      expect(await task()).to.include({ status: 'paused', next_run_at: null });
      expect((await call(`POST /sites/${siteId}/schedules/audit/resume`)).body).to.include({ status: 'active' });
    });

    it('does each of its tasks', async () => {
      for (const task of ['search', 'health', 'competitors', 'semantic', 'strategy']) {
        const { done } = (await runSchedule(platform.temporal, `site:${task}:alice:${siteId}`)) as { done: string };
        expect(done).to.not.match(/not built|no longer/);
      }
      const { body } = await call(`GET /sites/${siteId}/schedules`);
      const states = (body as { task: string; status: string }[]).map(({ task, status }) => `${task} ${status}`);
      expect(states).to.deep.equal(
        ['search', 'health', 'audit', 'competitors', 'semantic', 'strategy'].map((task) => `${task} active`),
      );
    });

    it('answers all the same once access has ended, and says what to do', async () => {
      shop.providers.google.revokeAll();
      const { parts } = (await call('POST /refresh')).body as {
        parts: { part: string; error: { code: string } | null }[];
      };
      expect(parts.map(({ part, error }) => [part, error?.code ?? null])).to.deep.equal([
        ['search', 'connection_expired'],
        ['indexing', 'connection_expired'],
        ['analytics', 'connection_expired'],
        ['bing', null],
        ['health', null],
      ]);
      for (const step of DASHBOARD_STEPS.filter(({ endpoint }) => /^GET (?!.searchconsole)/.test(endpoint))) {
        expect((await untilRead(step)).status, step.endpoint).to.equal(200);
      }
      expect((await call('GET /searchconsole/raw')).status).to.equal(409);
      expect(await read('/platforms')).to.nested.include({
        'searchconsole.status': 'expired',
        'altengine.status': 'connected',
      });
      const insights = await read<{ category: string; tool_path: string }[]>('/insights');
      expect(
        insights.filter(({ category }) => category === 'connections').map(({ tool_path }) => tool_path),
      ).to.have.members(['/api/integrations/searchconsole/connect', '/api/integrations/analytics/connect']);
    });

    it('takes its Schedules along when it goes', async () => {
      expect((await call(`DELETE /sites/${siteId}`)).status).to.equal(204);
      expect((await call(`GET /sites/${siteId}`)).status).to.equal(404);
      const gone = await runSchedule(platform.temporal, `site:health:alice:${siteId}`).catch((error: unknown) => error);
      expect(gone).to.have.property('name', 'ScheduleNotFoundError');
    });

    /** Rows of providers are read while others wait. */
    async function untilRead(step: DashboardStep) {
      let answer = await take(step);
      await until(`${step.endpoint} is read`, async () => {
        if (answer.status === 202) answer = await take(step);
        return answer.status !== 202;
      });
      return answer;
    }

    async function collectedFigures() {
      const site = identifySite(shop.site.url);
      const snapshots = await platform.store.healthSnapshots.list('alice', site, '2000-01-01');
      const analyzed = await platform.store.pageAnalyses.find('alice', page());
      const keys = [searchAnalysisKey(site), siteTrafficKey(site), bingTrafficKey(site)];
      return knownFigures(audit, snapshots, analyzed, ...(await Promise.all(keys.map(collected))));
    }
  });
});
