import { expect } from 'chai';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { walkLinks } from '../../support/browser/walk-links.js';
import { newOperation } from '../../support/operations.js';
import { shareEverything } from '../../support/samples/share-everything.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] workspace page', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  /** Calls the API as the browser of this user. */
  async function ask(user: string, method: string, path: string, body?: object, workspace?: string) {
    const jar = await pages.signIn(user);
    const session = (await (await jar.fetch(`${pages.api.url}/auth/session`)).json()) as { csrf_token: string };
    const response = await jar.fetch(`${pages.api.url}${path}`, {
      method,
      headers: {
        'x-csrf-token': session.csrf_token,
        ...(body && { 'content-type': 'application/json' }),
        ...(workspace && { 'workspace-id': workspace }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : JSON.parse(text), jar };
  }
  async function record(owner: string, site: string, id: string): Promise<void> {
    const audit = stubAudit([], [stubRecommendation('fix/x', { title: 'Write titles' })], { audit_id: id });
    const { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = audit;
    const scores = { overall_score, overall_status, score_coverage, component_scores, issue_counts };
    const website_url = `https://${site}/`;
    const created_at = NOW.toISOString();
    await pages.store.audits.record({
      audit_type,
      status,
      ...scores,
      id,
      user_id: owner,
      site,
      website_url,
      created_at,
    });
    await pages.store.artifacts.put(owner, resultKey(id), { ...audit, website_url });
  }
  const read = async (jar: { fetch(url: string): Promise<Response> }, path = '/app/workspace') => {
    const response = await jar.fetch(`${pages.api.url}${path}`);
    return { status: response.status, text: await response.text() };
  };

  it('says that a personal workspace is one’s own, and how to work with others', async () => {
    const { status, text } = await pages.get('/app/workspace', 'bob');
    expect(status).to.equal(200);
    expect(text).to.contain('Only you see what is in it').and.contain('data-api="POST /api/workspaces"');
    expect(text).to.contain('<meta name="workspace-id" content="bob"').and.not.contain('Audit log');
  });

  it('shows the chosen workspace everywhere, with its members, until the membership ends', async () => {
    const { json: team } = await ask('olga', 'POST', '/api/workspaces', { name: 'Team <b>' });
    await pages.store.memberships.put(team.id, 'sam', { role: 'admin', can_send: false, sites: [] }, new Date());
    const { status, jar } = await ask('sam', 'PUT', '/auth/workspace', { workspace_id: team.id });
    expect(status).to.equal(200);
    const { text } = await read(jar);
    expect(text)
      .to.contain('Team &lt;b')
      .and.contain('olga')
      .and.contain(`<meta name="workspace-id" content="${team.id}"`);
    expect(text).to.contain(`data-api="POST /api/workspaces/${team.id}/invitations"`);
    expect(text).to.not.contain(`data-api="DELETE /api/workspaces/${team.id}"`);
    expect(text).to.not.contain(`data-api="PATCH /api/workspaces/${team.id}/members/olga"`);
    expect((await read(jar, '/app')).text).to.contain('Team &lt;b');
    await ask('olga', 'PATCH', `/api/workspaces/${team.id}`, { name: 'Renamed' });
    const { text: renamed } = await read(jar, '/app');
    expect(renamed).to.contain('Renamed').and.not.contain('Team &lt;b');
    expect((await read(jar)).text).to.contain(`href="/api/workspaces/${team.id}/audit-log?format=csv"`);
    await pages.store.memberships.remove(team.id, 'sam');
    const after = await read(jar);
    expect([after.status, after.text.includes('Only you see what is in it')]).to.deep.equal([200, true]);
  });

  it('lets an invited person join from the link of the invitation, and no one with another address', async () => {
    const { json: team } = await ask('olga', 'POST', '/api/workspaces', { name: 'Joined' });
    const body = { email: 'sam@agency.example', role: 'viewer' };
    const { json: invited } = await ask('olga', 'POST', `/api/workspaces/${team.id}/invitations`, body, team.id);
    const path = `/app/invitations/${invited.token}`;
    expect(invited.url).to.equal(`https://links.example${path}`);
    const { jar } = await ask('olga', 'PUT', '/auth/workspace', { workspace_id: team.id });
    expect((await read(jar)).text)
      .to.contain('sam@agency.example')
      .and.contain('On its way')
      .and.contain('/resend"');
    for (const [user, claims] of [
      ['eve', { email: 'eve@agency.example', email_verified: true }],
      ['sam', { email: 'sam@agency.example' }],
    ] as const) {
      const { text } = await read(await pages.signIn(user, claims), path);
      expect(text, user).to.contain('Invitation not found').and.not.contain('Joined');
    }
    const { text } = await read(await pages.signIn('sam', { email: 'sam@agency.example', email_verified: true }), path);
    expect(text).to.contain('Join <bdi>Joined</bdi>').and.contain(`value="${invited.token}"`).and.contain('Viewer');
  });

  it('does not switch to what is not there', async () => {
    const { json: team } = await ask('olga', 'POST', '/api/workspaces', { name: 'Team' });
    expect((await ask('eve', 'PUT', '/auth/workspace', { workspace_id: team.id })).status).to.equal(404);
  });

  it('shows client guests their sites, audits and reports, and no link to anything else', async () => {
    const { json: team } = await ask('olga', 'POST', '/api/workspaces', { name: 'Team' });
    const watch = async (site: string) => {
      const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
      return (await pages.store.sites.insert(team.id, input, NOW)).site.id;
    };
    const [own, other] = [await watch('a.example'), await watch('b.example')];
    for (const [site, id] of [
      ['a.example', 'a'.repeat(24)],
      ['b.example', 'b'.repeat(24)],
    ] as const)
      await record(team.id, site, id);
    const guest = { role: 'client_guest' as const, can_send: false, sites: ['a.example'] };
    await pages.store.memberships.put(team.id, 'gus', guest, NOW);
    const { jar, status } = await ask('gus', 'PUT', '/auth/workspace', { workspace_id: team.id });
    expect(status).to.equal(200);
    const reached = new Set<string>();
    const open = ['/app'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      if (!path.startsWith('/app') || path.startsWith('/app/assets')) continue;
      const page = await read(jar, path);
      expect(page.status, path).to.equal(200);
      // A guest's own notifications are all that a guest may change.
      const shown = page.text.replace('data-api="PATCH /api/notifications"', '');
      for (const secret of ['b.example', 'olga', 'data-api="DELETE', 'data-api="PATCH'])
        expect(shown, path).to.not.contain(secret);
      for (const [, href = ''] of page.text.matchAll(/href="(\/[^"#]*)/g)) open.push(href.replaceAll('&amp;', '&'));
    }
    const places = new Set([...reached].map((path) => path.replace(/\?.*/, '')));
    expect([...places].filter((path) => !path.startsWith('/app/assets')).sort()).to.deep.equal([
      `/api/seo-dashboard/sites/${own}/issues`,
      `/api/seo/audits/${'a'.repeat(24)}/report`,
      '/app',
      '/app/audits',
      '/app/display',
      '/app/notifications',
      `/app/sites/${own}`,
      `/app/sites/${own}/competitors`,
      `/app/sites/${own}/content`,
      `/app/sites/${own}/indexing`,
      `/app/sites/${own}/insights`,
      `/app/sites/${own}/issues`,
      `/app/sites/${own}/pages`,
      `/app/sites/${own}/reports`,
      `/app/sites/${own}/search`,
      `/app/sites/${own}/speed`,
      `/app/sites/${own}/structure`,
      '/app/workspace',
    ]);
    for (const path of [`/app/sites/${other}`, `/app/sites/${own}/schedules`, `/app/sites/${own}/settings`])
      expect((await read(jar, path)).status, path).to.equal(404);
    for (const path of ['/app/campaigns', '/app/system', '/app/connections', `/app/operations/${'a'.repeat(24)}`])
      expect((await read(jar, path)).status, path).to.equal(403);
    expect((await read(jar, '/app/workspace')).text).to.contain(`data-api="POST /api/workspaces/${team.id}/leave"`);
    expect((await ask('gus', 'POST', `/api/workspaces/${team.id}/leave`)).status).to.equal(204);
  });

  it('shows no link that ends in an error, to whichever member', async () => {
    const workspace = await shareEverything(pages.store, 'wanda', 'walk.example');
    const id = '7'.repeat(24);
    await record(workspace, 'walk.example', id);
    const ended = { status: 'completed' as const, finished_at: NOW.toISOString(), has_result: true };
    const audit = newOperation({ id, user_id: workspace, type: 'complete_audit', site: 'walk.example', ...ended });
    await pages.store.operations.insert(audit);
    for (const user of ['wanda', 'edi', 'vic', 'gus']) {
      const { jar } = await ask(user, 'PUT', '/auth/workspace', { workspace_id: workspace });
      const { dead, followed } = await walkLinks(jar, pages.api.url);
      expect([user, dead]).to.deep.equal([user, []]);
      // Files, reports and documents as well, each kind once.
      expect(followed.filter((path) => !path.startsWith('/app')).length, user).to.be.greaterThan(0);
      expect(followed.length, user).to.be.greaterThan(user === 'gus' ? 10 : 40);
    }
  }).timeout(120_000);
});
