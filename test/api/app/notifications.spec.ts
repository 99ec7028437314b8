import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';

const TEAM = 'ws_000000000000000000000001';
const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] notifications page', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
    await pages.store.workspaces.create(TEAM, 'Nordlicht', 'olga', NOW);
    const grant = { role: 'client_guest' as const, can_send: false, sites: ['client.example'] };
    await pages.store.memberships.put(TEAM, 'gus', grant, NOW);
  });
  after(() => pages.stop());

  it('shows each choice, when the digest comes, and that there is no verified address', async () => {
    const { status, text } = await pages.get('/app/notifications', 'bob');
    expect(status).to.equal(200);
    expect(text).to.contain('data-api="PATCH /api/notifications"').and.contain('has not verified an email address');
    for (const kind of ['audit_done', 'new_critical_issue', 'connection_expired', 'sender_paused', 'weekly_digest'])
      expect(text).to.contain(`name="kinds.${kind}"`);
    expect(text).to.match(/<option selected value="monday"|<option value="monday" selected/);
    expect(text).not.to.contain('NOTIFICATION_SMTP_URL');
  });

  it('opens a page in the workspace that a mail is about', async () => {
    const jar = await pages.signIn('gus');
    const open = async (query: string) => jar.fetch(`${pages.api.url}/app/open?${query}`, { redirect: 'manual' });
    const there = await open(`workspace=${TEAM}&to=/app/notifications`);
    expect([there.status, there.headers.get('location')]).to.deep.equal([302, '/app/notifications']);
    const text = await (await jar.fetch(`${pages.api.url}/app/notifications`)).text();
    expect(text).to.contain('Nordlicht').and.contain('kinds.audit_done').and.not.contain('kinds.sender_paused');
    expect((await open('workspace=gus&to=/app')).status).to.equal(302);
    expect(await (await jar.fetch(`${pages.api.url}/app/notifications`)).text()).not.to.contain('Nordlicht');
  });

  it('opens nothing of others, and nothing outside of the app', async () => {
    const jar = await pages.signIn('eve');
    const open = async (query: string) =>
      (await jar.fetch(`${pages.api.url}/app/open?${query}`, { redirect: 'manual' })).status;
    expect(await open(`workspace=${TEAM}&to=/app`)).to.equal(404);
    for (const to of ['https://evil.example/', '//evil.example', '/auth/logout', '/app\\@evil.example'])
      expect(await open(`workspace=eve&to=${encodeURIComponent(to)}`), to).to.equal(422);
    for (const to of ['/app/\\evil.example', '/app/../..//evil.example'])
      expect(await open(`workspace=eve&to=${encodeURIComponent(to)}`), to).to.equal(404);
  });
});
