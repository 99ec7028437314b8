import { expect } from 'chai';
import { DomainError } from '../../../domain/base/errors.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of sites', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  const watch = async (user: string, site: string, competitors: string[] = []) => {
    const input = { site_url: `https://${site}/`, site, competitors, target_keywords: ['brass lamps'] };
    return (await pages.store.sites.insert(user, input, NOW)).site;
  };
  const record = async (user: string, site: string, id: string, overall_score: number, created_at: string) => {
    const audit = stubAudit([], [stubRecommendation('fix/x', { title: 'Write <b>titles</b>' })], {
      audit_id: id,
      overall_score,
    });
    const { audit_type, status, overall_status, score_coverage, component_scores, issue_counts } = audit;
    const line = { audit_type, status, overall_status, score_coverage, component_scores, issue_counts };
    const website_url = `https://${site}/`;
    await pages.store.audits.record({ ...line, id, user_id: user, site, website_url, overall_score, created_at });
    await pages.store.artifacts.put(user, resultKey(id), { ...audit, website_url });
  };

  it('say what to do when none is watched', async () => {
    const { status, text } = await pages.get('/app', 'newcomer');
    expect(status).to.equal(200);
    expect(text).to.contain('Enter your website').and.to.contain('data-start-audit').and.not.contain('<table');
  });

  it('show each with its score and how it came there, and nothing of others', async () => {
    await watch('alice', 'lamps.example');
    await watch('alice', 'empty.example');
    await watch('bob', 'bobs.example');
    await record('alice', 'lamps.example', 'a'.repeat(24), 61.5, '2026-05-01T08:00:00.000Z');
    await record('alice', 'lamps.example', 'b'.repeat(24), 72.25, '2026-06-01T08:00:00.000Z');
    const { text } = await pages.get('/app');
    expect(text).to.contain('lamps.example').and.to.contain('72.3').and.to.contain('No audits yet');
    expect(text).to.match(/>\+10\.8<\/span> <span[^>]*>\s*since <time [^>]*>1 May 2026</);
    expect(text).to.contain('Set a schedule').and.to.contain('Add a website');
    const { id } = (await pages.store.sites.findBySite('alice', 'lamps.example')) ?? {};
    const overview = (await pages.get(`/app/sites/${id}`)).text;
    expect(overview).to.contain('Score over 2 audits: from 61.5 on 1 May 2026 to 72.3 on 1 Jun 2026');
    expect(text).to.not.contain('bobs.example');
  });

  it('show one with its standing, what to do next and its audits; what a page says is escaped', async () => {
    const site = await watch('carl', 'lamps.example', ['https://a.example/', 'https://b.example/']);
    await record('carl', 'lamps.example', 'c'.repeat(24), 72, '2026-06-01T08:00:00.000Z');
    const { status, text } = await pages.get(`/app/sites/${site.id}`, 'carl');
    expect(status).to.equal(200);
    expect(text).to.contain('Write &lt;b>titles&lt;/b>').and.not.contain('<b>titles');
    expect(text).to.contain(`/api/seo/audits/${'c'.repeat(24)}/report?format=html`);
    const request = {
      website_url: 'https://lamps.example/',
      competitors: ['https://a.example/', 'https://b.example/'],
    };
    const body = JSON.stringify({ ...request, target_keywords: ['brass lamps'] }).replaceAll('"', '&quot;');
    expect(text).to.contain(`data-body="${body}"`);
    expect((await pages.get(`/app/sites/${site.id}`, 'bob')).status).to.equal(404);
  });

  it('show health by day and what is done by itself; without Temporal the rest', async () => {
    const site = await watch('emil', 'lamps.example');
    const breakdown = { technical: 81, content: 62, performance: 73, mobile: null };
    const today = new Date().toISOString().slice(0, 10);
    const snapshot = { user_id: 'emil', site: 'lamps.example', day: today, score: 71.5, breakdown, audit_id: 'a' };
    await pages.store.healthSnapshots.put(snapshot);
    pages.gateway.tasks.set('health', { paused: true, next_run_at: null, runs: [] });
    const overview = (await pages.get(`/app/sites/${site.id}`, 'emil')).text;
    expect(overview).to.contain('71.5').and.to.contain('Health by day');
    const { text } = await pages.get(`/app/sites/${site.id}/schedules`, 'emil');
    expect(text).to.contain(`data-api="POST /api/seo-dashboard/sites/${site.id}/schedules/health/resume"`);
    expect(text).to.not.contain('schedules/audit/');
    pages.gateway.failure = new DomainError('dependency_unavailable', 'Temporal is not reachable');
    const without = await pages.get(`/app/sites/${site.id}/schedules`, 'emil');
    const rest = await pages.get(`/app/sites/${site.id}`, 'emil');
    pages.gateway.reset();
    expect([without.status, rest.status]).to.deep.equal([200, 200]);
    expect(without.text).to.contain('Schedules cannot be shown right now');
    expect(rest.text).to.contain('71.5');
  });

  it('send all that a schedule and the settings are made of, as they are', async () => {
    const site = await watch('fred', 'lamps.example', ['https://a.example/']);
    const kept = { hour: 4, time_zone: 'UTC', audit_type: 'quick', max_pages: 77, crawl_depth: 5 } as const;
    await pages.store.sites.setAuditSchedule('fred', site.id, { interval: 'weekly', ...kept }, new Date());
    const { text } = await pages.get(`/app/sites/${site.id}/schedules`, 'fred');
    expect(text)
      .to.match(/<option value="quick" selected/)
      .and.to.match(/<option value="weekly" selected/);
    expect(text)
      .to.match(/name="max_pages"[^>]*value="77"/)
      .and.to.match(/name="crawl_depth"[^>]*value="5"/);
    const settings = (await pages.get(`/app/sites/${site.id}/settings`, 'fred')).text;
    expect(settings).to.contain(`data-api="PATCH /api/seo-dashboard/sites/${site.id}"`);
    expect(settings).to.match(/<textarea[^>]*name="competitors"[^>]*>https:\/\/a\.example\/</);
    expect(settings).to.contain('with only 1, audits skip the comparison');
    expect(settings).to.contain('This deletes its daily health, schedules and settings. You cannot undo this.');
    expect(settings).to.contain('You are not an owner or admin of another workspace');
    await pages.store.memberships.put('ws_b', 'fred', { role: 'admin', can_send: false, sites: [] }, new Date());
    await pages.store.workspaces.create('ws_b', 'Agency', 'olga', new Date());
    const movable = (await pages.get(`/app/sites/${site.id}/settings`, 'fred')).text;
    expect(movable).to.contain(`data-api="POST /api/seo-dashboard/sites/${site.id}/move"`).and.contain('value="ws_b"');
    const known = (await pages.get(`/app/sites/${site.id}?already_watched=true`, 'fred')).text;
    expect(known).to.contain('You already watch this site');
    expect((await pages.get(`/app/sites/${site.id}`, 'fred')).text).to.not.contain('You already watch this site');
  });

  it('leave a single competitor out of the audit, which takes none or two', async () => {
    const site = await watch('dora', 'lamps.example', ['https://a.example/']);
    const { text } = await pages.get(`/app/sites/${site.id}`, 'dora');
    expect(/data-body="[^"]*"/.exec(text)?.[0])
      .to.be.a('string')
      .and.not.contain('a.example');
  });
});
