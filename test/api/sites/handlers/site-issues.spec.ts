import { expect } from 'chai';
import { createIssueNoteHandlers } from '../../../../api/sites/handlers/issue-notes.js';
import { createSiteIssueHandlers } from '../../../../api/sites/handlers/site-issues.js';
import { MAX_ISSUE_NOTES } from '../../../../domain/sites/issues/issue-record.js';
import type { Role } from '../../../../domain/workspaces/role.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import { issueAudits, storeIssueAudits } from '../../../support/samples/issue-audits.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-02T08:00:00.000Z');
const EVERYTHING = { actor_id: null, action: null, outcome: null, from: null, until: null };
const INPUT = { site_url: 'https://shop.example/', site: 'shop.example', competitors: [], target_keywords: [] };

interface Listed {
  audit: { id: string } | null;
  counts: Record<string, number>;
  fixed: number;
  issues: { id: string; state: string; assignee: string | null; checks: { id: string }[] }[];
}
interface Detail {
  issue: Listed['issues'][number];
  history: { kind: string; by: string | null; by_name: string | null; assignee: string | null }[];
  record: { done: { by: string | null } | null; assignee: string | null; notes: { id: string; text: string }[] };
  points: { affected_pages: number }[];
}

describe('[I] site issue handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  let issues = '';
  let team = '';
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const handlers = { ...createSiteIssueHandlers(running.store), ...createIssueNoteHandlers(running.store) };
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
    issues = await watch('alice', { before: 'a', after: 'b' });
    await running.store.workspaces.create('ws_team', 'Team', 'olga', NOW);
    const grants: [string, Role][] = [
      ['olga', 'owner'],
      ['ed', 'editor'],
      ['vi', 'viewer'],
      ['gus', 'client_guest'],
    ];
    for (const [user, role] of grants) {
      const sites = role === 'client_guest' ? ['shop.example'] : [];
      await running.store.memberships.put('ws_team', user, { role, can_send: false, sites }, NOW);
    }
    team = await watch('ws_team', { before: 'c', after: 'd' });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  /** @returns the path of its issues */
  async function watch(owner: string, ids: { before: string; after: string }): Promise<string> {
    const { site } = await running.store.sites.insert(owner, INPUT, NOW);
    const { before, after } = issueAudits();
    await storeIssueAudits(running.store, site, [
      { ...before, audit_id: ids.before.repeat(24) },
      { ...after, audit_id: ids.after.repeat(24) },
    ]);
    return `/api/seo-dashboard/sites/${site.id}/issues`;
  }
  const call = async (method: string, path: string, body?: unknown, user = 'alice'): Promise<Answer> => {
    const workspace: Record<string, string> = {};
    if (team !== '' && path.startsWith(team)) workspace['workspace-id'] = 'ws_team';
    const headers = { authorization: `Bearer ${await identity.token({ sub: user })}`, ...workspace };
    return api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  };
  const list = async (query = '', user = 'alice', path = issues) =>
    (await call('GET', `${path}${query}`, undefined, user)).json as Listed;
  const get = async (id: string, user = 'alice', path = issues) =>
    (await call('GET', `${path}/${id}`, undefined, user)).json as Detail;

  it('list the issues of the latest complete audit by cause, and of another one by request', async () => {
    const latest = await list();
    expect(latest.audit?.id).to.equal('b'.repeat(24));
    expect(latest.issues.map(({ id }) => id).slice(0, 2)).to.deep.equal(['canonical/translations', 'title/long']);
    expect(latest.issues[0]?.checks).to.have.length(2);
    expect([latest.counts['critical'], latest.fixed]).to.deep.equal([1, 1]);
    expect((await list('?trend=fixed')).issues.map(({ id }) => id)).to.deep.equal(['h1/missing']);
    expect((await list('?q=title&severity=medium')).issues.map(({ id }) => id)).to.deep.equal(['title/long']);
    const first = await list(`?audit=${'a'.repeat(24)}`);
    expect([first.audit?.id, first.fixed]).to.deep.equal(['a'.repeat(24), 0]);
    expect((await call('GET', `${issues}?severity=awful`)).status).to.equal(422);
    expect((await call('GET', `${issues}?audit=${'d'.repeat(24)}`)).status).to.equal(404);
  });

  it('have nothing to list before the first audit, and nothing for others', async () => {
    const { site } = await running.store.sites.insert('nora', INPUT, NOW);
    const path = `/api/seo-dashboard/sites/${site.id}/issues`;
    expect(await list('', 'nora', path)).to.deep.include({ audit: null, fixed: 0, issues: [] });
    expect((await call('GET', `${path}/title:long`, undefined, 'nora')).status).to.equal(404);
    expect((await call('GET', issues, undefined, 'nora')).status).to.equal(404);
  });

  it('give the list as it is shown as a CSV file', async () => {
    const { headers, text } = await call('GET', `${issues}?format=csv&area=technical_seo&state=all`);
    expect(headers['content-type']).to.contain('text/csv');
    expect(headers['content-disposition']).to.contain('issues-shop.example-2026-06-01.csv');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).to.match(/^id,kind,cause_id,title,severity,/);
    expect(lines.map((line) => line.split(',').slice(0, 3).join(' '))).to.deep.equal([
      'id kind cause_id',
      'canonical/translations cause ',
      'canonical/other-page check canonical/translations',
      'crawl/orphan check canonical/translations',
      'index/noindex-important check ',
    ]);
  });

  it('show an issue by its key or its encoded id, with its trend', async () => {
    const detail = await get('title:long');
    expect(detail.points.map(({ affected_pages }) => affected_pages)).to.deep.equal([2, 3]);
    expect(await get('title%2Flong')).to.deep.equal(detail);
    expect((await get('canonical:translations')).issue.checks).to.have.length(2);
    for (const nothing of ['title:missing', 'no:such', 'own:nothing', '%25'])
      expect((await call('GET', `${issues}/${nothing}`)).status, nothing).to.equal(404);
  });

  it('mark an issue as done, reopen and assign it, and keep who did', async () => {
    const path = `${issues}/index:noindex-important`;
    const done = await call('PATCH', path, { state: 'done', assignee: 'alice' });
    expect(done.json).to.deep.include({ assignee: 'alice' });
    expect((await list('?state=done')).issues.map(({ id, assignee }) => [id, assignee])).to.deep.equal([
      ['index/noindex-important', 'alice'],
    ]);
    expect((await list('?assignee=me&state=all')).issues).to.have.length(1);
    // The same once more is no change.
    await call('PATCH', path, { state: 'done', assignee: 'alice' });
    await call('PATCH', path, { state: 'open' });
    await call('PATCH', path, { assignee: null });
    const { history, record, issue } = await get('index:noindex-important');
    expect(history.map(({ kind }) => kind).filter((kind) => kind !== 'found')).to.have.members([
      'unassigned',
      'reopened',
      'assigned',
      'done',
    ]);
    expect([record.done, record.assignee, issue.state]).to.deep.equal([null, null, 'open']);
    for (const body of [{}, { state: 'fixed' }, { assignee: '' }, { assignee: 'somebody-else' }, { other: 1 }])
      expect((await call('PATCH', path, body)).status, JSON.stringify(body)).to.equal(422);
    expect((await call('PATCH', `${issues}/no:such`, { state: 'done' })).status).to.equal(404);
  });

  it('take notes of bounded length and number', async () => {
    const path = `${issues}/image:missing-alt/notes`;
    expect((await call('POST', path, { text: ' \n ' })).status).to.equal(422);
    expect((await call('POST', path, { text: 'x'.repeat(2_001) })).status).to.equal(422);
    const { status, json } = await call('POST', path, { text: ' In the next release.\nReally. ' });
    expect(status).to.equal(201);
    expect(json).to.deep.include({ by: 'alice', by_name: 'alice', text: 'In the next release.\nReally.' });
    const place = { user_id: 'alice', site_id: issues.split('/')[4] ?? '', issue_id: 'image/missing-alt' };
    const note = { at: NOW.toISOString(), by: 'alice', by_name: 'alice', text: 'x' };
    for (let count = 1; count < MAX_ISSUE_NOTES; count++)
      await running.store.issueRecords.addNote(place, { ...note, id: count.toString(16).padStart(24, '0') });
    const full = await call('POST', path, { text: 'One more' });
    expect([full.status, JSON.stringify(full.json)]).to.deep.equal([
      409,
      '{"detail":"This issue has 100 notes, the most it can have. Delete one first."}',
    ]);
    const { id } = json as { id: string };
    expect((await call('DELETE', `${path}/${id}`)).status).to.equal(204);
    expect((await call('DELETE', `${path}/${id}`)).status).to.equal(404);
    expect((await call('POST', path, { text: 'One more' })).status).to.equal(201);
  });

  it('let editors change, viewers and guests look, and guests not see members', async () => {
    const path = `${team}/title:long`;
    for (const user of ['vi', 'gus']) {
      for (const [method, below, body] of [
        ['PATCH', '', { state: 'done' }],
        ['POST', '/notes', { text: 'x' }],
        ['DELETE', `/notes/${'f'.repeat(24)}`, undefined],
      ] as const)
        expect((await call(method, `${path}${below}`, body, user)).status, `${user} ${method}`).to.be.oneOf([403, 404]);
      expect((await call('GET', path, undefined, user)).status, user).to.equal(200);
    }
    expect((await call('PATCH', path, { state: 'done', assignee: 'vi' }, 'ed')).status).to.equal(200);
    expect((await call('PATCH', path, { assignee: 'gus' }, 'ed')).status).to.equal(422);
    await call('POST', `${path}/notes`, { text: 'Not for clients' }, 'ed');
    const seen = await get('title:long', 'gus', team);
    expect([seen.record.assignee, seen.record.notes, seen.issue.assignee]).to.deep.equal([null, [], null]);
    expect(seen.record.done?.by).to.equal(null);
    expect(JSON.stringify(seen)).to.not.match(/"(?:ed|vi)"|Not for clients/);
    expect(JSON.stringify(await list('?state=all', 'gus', team))).to.not.contain('"vi"');
    expect((await get('title:long', 'vi', team)).record.notes).to.have.length(1);
  });

  it('let members delete their own notes, and owners those of others', async () => {
    const path = `${team}/h1:missing/notes`;
    const add = async (user: string) => ((await call('POST', path, { text: 'x' }, user)).json as { id: string }).id;
    const [own, others] = [await add('ed'), await add('olga')];
    expect((await call('DELETE', `${path}/${others}`, undefined, 'ed')).status).to.equal(403);
    expect((await call('DELETE', `${path}/${own}`, undefined, 'olga')).status).to.equal(204);
    expect((await call('DELETE', `${path}/${others}`, undefined, 'olga')).status).to.equal(204);
  });

  it('leave an entry of each change in the log of the workspace', async () => {
    const { items } = await running.store.auditLog.list('ws_team', EVERYTHING, 100, null);
    const allowed = items.filter(({ outcome }) => outcome === 'allowed').map(({ action }) => action);
    expect(allowed).to.include.members(['updateSiteIssue', 'addSiteIssueNote', 'deleteSiteIssueNote']);
  });
});
