import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';

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

  it('does not switch to what is not there, and shows guests that the API is for them', async () => {
    const { json: team } = await ask('olga', 'POST', '/api/workspaces', { name: 'Team' });
    expect((await ask('eve', 'PUT', '/auth/workspace', { workspace_id: team.id })).status).to.equal(404);
    await pages.store.memberships.put(
      team.id,
      'gus',
      { role: 'client_guest', can_send: false, sites: ['a.example'] },
      new Date(),
    );
    expect((await ask('gus', 'PUT', '/auth/workspace', { workspace_id: team.id })).status).to.equal(409);
    expect((await pages.get('/app/workspace', 'gus')).text).to.contain('Available through the API');
  });
});
