import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import type { Answer } from '../../../support/servers/http-call.js';

const PATH = '/api/workspaces';
const BRAND = { name: 'Nordlicht', primary_color: '#0f4c3a', accent_color: '#e8a33d' };
const NO_FILTER = { actor_id: null, action: null, outcome: null, from: null, until: null };

interface Workspace {
  id: string;
  kind: string;
  name: string;
  role: string;
}

describe('[I] workspace handlers', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());
  const call = async (
    user: string,
    method: string,
    path: string,
    body?: unknown,
    workspace?: string,
  ): Promise<Answer> => {
    const claims = { email: `${user}@agency.example`, email_verified: true };
    const headers = {
      ...(await running.as(user, 'enterprise', claims)),
      ...(workspace && { 'workspace-id': workspace }),
    };
    return running.api.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  };
  const make = async (user: string) => (await call(user, 'POST', PATH, { name: ' Agency ' })).json as Workspace;
  const join = async (workspace: Workspace, user: string, grant: object) => {
    const invited = { email: `${user}@agency.example`, ...grant };
    const { json } = await call('olga', 'POST', `${PATH}/${workspace.id}/invitations`, invited);
    return call(user, 'POST', '/api/invitations/accept', { token: (json as { token: string }).token });
  };

  it('show everyone their personal workspace first, and what they share', async () => {
    const team = await make('olga');
    expect(team).to.include({ kind: 'shared', name: 'Agency', role: 'owner' });
    const listed = (await call('olga', 'GET', PATH)).json as Workspace[];
    expect(listed.map(({ id, kind, role }) => [id, kind, role])).to.deep.equal([
      ['olga', 'personal', 'owner'],
      [team.id, 'shared', 'owner'],
    ]);
    expect((await call('pia', 'GET', PATH)).json).to.have.length(1);
    expect((await call('olga', 'PATCH', `${PATH}/${team.id}`, { name: 'Nordlicht' })).json).to.include({
      name: 'Nordlicht',
    });
  });

  it('take in who was invited, once, with the rights that were given, and no one else', async () => {
    const team = await make('olga');
    const path = `${PATH}/${team.id}/invitations`;
    const invited = await call('olga', 'POST', path, { email: 'Sam@Agency.example', role: 'editor', can_send: true });
    const { token, url, ...shown } = invited.json as Record<string, string>;
    expect(url).to.equal(`https://links.example/app/invitations/${token}`);
    expect([invited.status, (await call('olga', 'GET', path)).json]).to.deep.equal([201, [shown]]);
    const missing = await call('eve', 'POST', '/api/invitations/accept', { token: 'x'.repeat(43) });
    expect(
      [await call('eve', 'POST', '/api/invitations/accept', { token })].map(({ status, json }) => [status, json]),
    ).to.deep.equal([[404, missing.json]]);
    const unverified = { headers: await running.as('sam', 'free', { email: 'sam@agency.example' }), body: { token } };
    expect((await running.api.call('POST', '/api/invitations/accept', unverified)).status).to.equal(404);
    const accepted = await call('sam', 'POST', '/api/invitations/accept', { token });
    expect(accepted.json).to.include({ id: team.id, role: 'editor', can_send: true });
    expect((await call('sam', 'POST', '/api/invitations/accept', { token })).status).to.equal(404);
    expect((await call('sam', 'GET', `${PATH}/${team.id}/members`)).json).to.have.length(2);
  });

  it('answer strangers as if the workspace were not there, and members without a permission with its name', async () => {
    const team = await make('olga');
    await join(team, 'vic', { role: 'viewer' });
    const never = await call('eve', 'GET', '/api/seo/report-brands', undefined, 'ws_000000000000000000000000');
    const stranger = await call('eve', 'GET', '/api/seo/report-brands', undefined, team.id);
    expect([stranger.status, stranger.json]).to.deep.equal([404, never.json]);
    expect((await call('olga', 'POST', '/api/seo/report-brands', BRAND, team.id)).status).to.equal(201);
    expect((await call('vic', 'GET', '/api/seo/report-brands', undefined, team.id)).json).to.have.length(1);
    expect((await call('vic', 'GET', '/api/seo/report-brands')).json).to.have.length(0);
    const refused = await call('vic', 'POST', '/api/seo/report-brands', BRAND, team.id);
    expect([refused.status, refused.json]).to.deep.equal([
      403,
      {
        detail:
          'Your role in this workspace (viewer) does not include the permission manage_brands. Ask an owner or an admin of the workspace.',
        permission: 'manage_brands',
      },
    ]);
  });

  it('show a client guest the audits of named sites alone', async () => {
    const team = await make('olga');
    await join(team, 'gus', { role: 'client_guest', sites: ['https://www.client.example/start'] });
    const member = (await call('olga', 'GET', `${PATH}/${team.id}/members`)).json as {
      user_id: string;
      sites: string[];
    }[];
    expect(member.at(-1)).to.deep.include({ user_id: 'gus', sites: ['client.example'] });
    expect((await call('gus', 'GET', '/api/seo/audits', undefined, team.id)).json).to.deep.equal([]);
    expect((await call('gus', 'GET', `/api/seo/audits/${'b'.repeat(24)}`, undefined, team.id)).status).to.equal(404);
    expect((await call('gus', 'GET', '/api/operations', undefined, team.id)).status).to.equal(403);
    expect((await call('gus', 'GET', `${PATH}/${team.id}/members`)).status).to.equal(403);
    const wrong = await call('olga', 'POST', `${PATH}/${team.id}/invitations`, {
      email: 'x@agency.example',
      role: 'client_guest',
    });
    expect([wrong.status, JSON.stringify(wrong.json)]).to.satisfy(
      ([status, text]: [number, string]) => status === 422 && text.includes('"sites"'),
    );
  });

  it('end access with the membership, and keep one owner', async () => {
    const team = await make('olga');
    await join(team, 'ada', { role: 'admin' });
    const members = `${PATH}/${team.id}/members`;
    expect((await call('ada', 'PATCH', `${members}/olga`, { role: 'viewer' })).status).to.equal(403);
    expect((await call('ada', 'DELETE', `${members}/olga`)).status).to.equal(403);
    expect((await call('olga', 'PATCH', `${members}/olga`, { role: 'viewer' })).status).to.equal(409);
    expect((await call('olga', 'POST', `${PATH}/${team.id}/leave`)).status).to.equal(409);
    expect((await call('olga', 'DELETE', '/api/account')).json)
      .to.have.property('detail')
      .that.includes(team.id);
    expect((await call('olga', 'PATCH', `${members}/ada`, { role: 'owner' })).json).to.include({ role: 'owner' });
    expect((await call('ada', 'DELETE', `${members}/olga`)).status).to.equal(204);
    expect((await call('olga', 'GET', members)).status).to.equal(404);
    expect((await call('ada', 'POST', `${PATH}/${team.id}/leave`)).status).to.equal(409);
  });

  it('log what members change and try, for owners whole and for others their own', async () => {
    const team = await make('olga');
    await join(team, 'edi', { role: 'editor' });
    for (let time = 0; time < 3; time++) await call('edi', 'POST', '/api/seo/report-brands', BRAND, team.id);
    await call('olga', 'POST', '/api/seo/report-brands', BRAND, team.id);
    const log = async (user: string) =>
      ((await call(user, 'GET', `${PATH}/${team.id}/audit-log`)).json as Record<string, unknown>[]).map(
        ({ actor_id, action, outcome }) => `${actor_id} ${action} ${outcome}`,
      );
    const [refused, done] = ['edi createReportBrand denied', 'olga createReportBrand allowed'];
    expect(await log('olga')).to.deep.equal([done, refused, 'olga createInvitation allowed']);
    expect(await log('edi')).to.deep.equal([refused]);
  });

  it('export the log as CSV and NDJSON, with the filters of the list and to the same members', async () => {
    const team = await make('olga');
    await join(team, '=edi', { role: 'editor' });
    const sites = { website_url: 'https://site.example/' };
    await call('=edi', 'PUT', `/api/seo/check-settings`, { ...sites, settings: {} }, team.id);
    await call('=edi', 'POST', '/api/seo/report-brands', BRAND, team.id);
    const read = async (user: string, query: string) => {
      const { status, headers, text } = await call(user, 'GET', `${PATH}/${team.id}/audit-log?${query}`);
      return { status, type: headers['content-type'], lines: text.trimEnd().split(/\r?\n/) };
    };
    const csv = await read('olga', 'format=csv&outcome=denied');
    expect([csv.status, csv.type]).to.deep.equal([200, 'text/csv; charset=utf-8']);
    expect(csv.lines[0]).to.equal('created_at,actor_id,action,target,outcome,status,request_id,id,workspace_id');
    expect(csv.lines.slice(1).map((line) => line.split(',').slice(1, 6))).to.deep.equal([
      ["'=edi", 'createReportBrand', '', 'denied', '403'],
    ]);
    const listed = (await call('olga', 'GET', `${PATH}/${team.id}/audit-log`)).json as object[];
    const lines = await read('olga', 'format=ndjson');
    expect([lines.type, lines.lines.map((line) => JSON.parse(line))]).to.deep.equal([
      'application/x-ndjson; charset=utf-8',
      listed,
    ]);
    expect((await read('=edi', 'format=ndjson')).lines.every((line) => JSON.parse(line).actor_id === '=edi')).to.equal(
      true,
    );
    expect((await read('=edi', 'format=csv&actor_id=olga')).lines).to.have.length(1);
    expect((await read('eve', 'format=csv')).status).to.equal(404);
    expect((await read('olga', 'format=csv&from=yesterday')).status).to.equal(422);
    expect((await read('olga', 'format=csv&until=2026-06-01t00:00:00z')).lines).to.have.length(1);
    expect((await read('olga', 'format=csv&actor_id=auth0%7C5f%2Bc:@x')).lines).to.have.length(1);
    expect((await read('olga', 'format=ndjson&from=2026-06-01t02:00:00%2B02:00')).lines).to.deep.equal(lines.lines);
  });

  it('have no others in a personal workspace, and delete a shared one with everything in it', async () => {
    const alone = await call('olga', 'POST', `${PATH}/olga/invitations`, { email: 'x@agency.example', role: 'viewer' });
    expect([alone.status, (await call('olga', 'DELETE', `${PATH}/olga`)).status]).to.deep.equal([409, 409]);
    const team = await make('olga');
    await join(team, 'sam', { role: 'admin' });
    expect((await call('sam', 'DELETE', `${PATH}/${team.id}`)).status).to.equal(403);
    const audit_log = `${PATH}/olga/audit-log`;
    const deleted = await call('olga', 'DELETE', `${PATH}/${team.id}`);
    expect(deleted.json).to.include({ status: 'erased', audit_log });
    expect((await call('sam', 'GET', `${PATH}/${team.id}`)).status).to.equal(404);
    const last = { actor_id: 'olga', action: 'deleteWorkspace', outcome: 'allowed', target: { workspace_id: team.id } };
    expect(((await call('olga', 'GET', audit_log)).json as object[])[0]).to.deep.include(last);
    expect(await running.store.auditLog.list(team.id, NO_FILTER, 10, null)).to.deep.include({ items: [] });
  });
});
