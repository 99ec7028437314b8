import { expect } from 'chai';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';

const PATH = '/api/notifications';
const TEAM = 'ws_000000000000000000000001';
const MONDAY = { weekday: 'monday', hour: 8, time_zone: 'UTC' };

describe('[I] notification handlers', () => {
  let running: OperationsApi;
  before(async () => {
    running = await startOperationsApi();
  });
  after(() => running.stop());

  const claims = (user: string) => ({ email: `${user}@agency.example`, email_verified: true });
  const call = async (user: string, method: string, body?: unknown, workspace?: string, verified = claims(user)) => {
    const headers = {
      ...(await running.as(user, 'enterprise', verified)),
      ...(workspace && { 'workspace-id': workspace }),
    };
    return running.api.call(method, PATH, { headers, ...(body === undefined ? {} : { body }) });
  };

  it('show what holds until a person decides, and where mails go', async () => {
    expect((await call('olga', 'GET')).json).to.deep.equal({
      email: 'olga@agency.example',
      is_configured: true,
      available: [
        'audit_done',
        'new_critical_issue',
        'connection_expired',
        'sender_paused',
        'link_lost',
        'weekly_digest',
      ],
      kinds: {
        audit_done: false,
        new_critical_issue: false,
        connection_expired: true,
        sender_paused: true,
        link_lost: true,
        weekly_digest: true,
      },
      digest: MONDAY,
      time_zone: null,
    });
    expect(await running.store.mailAddresses.find('olga')).to.equal('olga@agency.example');
  });

  it('have no address without one that is verified', async () => {
    const answer = await call('una', 'GET', undefined, undefined, {
      email: 'una@agency.example',
      email_verified: false,
    });
    expect(answer.json).to.include({ email: null });
    expect(await running.store.mailAddresses.find('una')).to.equal(null);
  });

  it('change what is sent, keep the rest, and make the Schedule of the digest', async () => {
    const digest = { weekday: 'friday', hour: 17, time_zone: 'europe/berlin' };
    const changed = await call('dora', 'PATCH', { kinds: { audit_done: true, weekly_digest: false }, digest });
    expect(changed.json).to.deep.include({ digest: { ...digest, time_zone: 'Europe/Berlin' } });
    expect((await call('dora', 'PATCH', {})).json).to.deep.equal(changed.json);
    expect((changed.json as { kinds: object }).kinds).to.deep.include({
      audit_done: true,
      connection_expired: true,
      weekly_digest: false,
    });
    expect(running.gateway.mails).to.deep.equal(['digest friday:17:Europe/Berlin']);
  });

  it('keep the zone of a person for all workspaces, and mail the digest by it until a time is chosen', async () => {
    await running.store.memberships.put(TEAM, 'zoe', { role: 'owner', can_send: false, sites: [] }, new Date());
    const before = running.gateway.mails.length;
    const zoned = await call('zoe', 'PATCH', { time_zone: 'asia/tokyo' });
    const usual = { ...MONDAY, time_zone: 'Asia/Tokyo' };
    expect(zoned.json).to.deep.include({ time_zone: 'Asia/Tokyo', digest: usual });
    expect((await call('zoe', 'GET', undefined, TEAM)).json).to.deep.include({
      time_zone: 'Asia/Tokyo',
      digest: usual,
    });
    expect(running.gateway.mails.slice(before)).to.deep.equal(['digest monday:8:Asia/Tokyo']);
    const chosen = await call('zoe', 'PATCH', { digest: { weekday: 'friday', hour: 9 } }, TEAM);
    expect(chosen.json).to.deep.include({ digest: { weekday: 'friday', hour: 9, time_zone: 'Asia/Tokyo' } });
    expect((await call('zoe', 'GET')).json).to.deep.include({ digest: usual });
    expect((await call('zoe', 'PATCH', { time_zone: 'Mars/Olympus' })).status).to.equal(422);
    const none = await call('zoe', 'PATCH', { time_zone: null });
    expect(none.json).to.deep.include({ time_zone: null, digest: MONDAY });
  });

  it('are each person’s own in each workspace', async () => {
    const grant = { can_send: false, sites: [] };
    for (const [user, role] of [
      ['ada', 'owner'],
      ['vic', 'viewer'],
    ] as const)
      await running.store.memberships.put(TEAM, user, { ...grant, role }, new Date());
    await call('ada', 'PATCH', { kinds: { audit_done: true } }, TEAM);
    const audits = async (user: string, workspace?: string) =>
      ((await call(user, 'GET', undefined, workspace)).json as { kinds: { audit_done: boolean } }).kinds.audit_done;
    expect([await audits('ada', TEAM), await audits('ada'), await audits('vic', TEAM)]).to.deep.equal([
      true,
      false,
      false,
    ]);
    expect((await call('eve', 'GET', undefined, TEAM)).status).to.equal(404);
    expect((await call('eve', 'PATCH', {}, TEAM)).status).to.equal(404);
  });

  it('offer a client guest what is about their sites, and refuse the rest by name', async () => {
    const grant = { role: 'client_guest' as const, can_send: false, sites: ['client.example'] };
    await running.store.memberships.put(TEAM, 'gus', grant, new Date());
    const { json } = await call('gus', 'GET', undefined, TEAM);
    expect(json).to.deep.include({ available: ['audit_done', 'new_critical_issue', 'weekly_digest'] });
    const refused = await call('gus', 'PATCH', { kinds: { sender_paused: true } }, TEAM);
    expect(refused.status).to.equal(422);
    expect(refused.text).to.contain('sender_paused').and.contain('client_guest');
    expect(
      (await call('gus', 'PATCH', { kinds: { sender_paused: false, weekly_digest: true } }, TEAM)).status,
    ).to.equal(200);
  });

  it('refuse times that there are not', async () => {
    for (const [digest, field] of [
      [{ ...MONDAY, time_zone: 'Mars/Olympus' }, 'time_zone'],
      [{ ...MONDAY, hour: 24 }, 'hour'],
      [{ ...MONDAY, weekday: 'someday' }, 'weekday'],
      [{ hour: 8 }, 'weekday'],
    ] as const) {
      const answer = await call('olga', 'PATCH', { digest });
      expect([answer.status, answer.text.includes(field)], JSON.stringify(digest)).to.deep.equal([422, true]);
    }
  });
});
