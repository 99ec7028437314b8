import { expect } from 'chai';
import type { Sender } from '../../../../../domain/outreach/sending/sender.js';
import { type OutreachApi, readErrors, startOutreachApi } from '../../../../support/api/outreach-api.js';

const NEW = {
  email: 'ana@press.example',
  name: 'Ana',
  organization: 'Press Ltd',
  postal_address: '1 High Street',
  provider: 'google',
};

describe('[I] mailboxes by OAuth over HTTP', () => {
  let running: OutreachApi;
  let count = 0;
  before(async () => {
    running = await startOutreachApi();
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());
  const call: OutreachApi['call'] = (...args) => running.call(...args);
  const add = async (changes: object = {}, user?: string) =>
    call('POST', '/senders', { ...NEW, email: `ana${count++}@press.example`, ...changes }, user);
  const make = async (user?: string) => (await add({}, user)).json as Sender;
  const begin = async (sender: Sender, user?: string) => {
    const { json } = await call('POST', `/senders/${sender.id}/connect`, {}, user);
    return new URL((json as { authorize_url: string }).authorize_url).searchParams;
  };
  const complete = async (state: string, user = 'alice', extra: object = {}) =>
    running.api.call('POST', '/api/mailboxes/google/complete', {
      headers: { authorization: await running.token(user) },
      body: { code: 'the-code', state, ...extra },
    });
  const callback = (query: string) => running.api.call('GET', `/api/mailboxes/google/callback?${query}`, {});

  it('list what can be connected, and the address to register', async () => {
    const { json } = await call('GET', '/mail-providers');
    expect(json).to.deep.equal([
      {
        provider: 'google',
        name: 'Google',
        can_connect: true,
        redirect_uri: 'https://links.example/api/mailboxes/google/callback',
        limits: { per_day: 2_000, per_minute: null, connections: 15 },
        next_step: null,
      },
      {
        provider: 'microsoft',
        name: 'Microsoft',
        can_connect: false,
        redirect_uri: 'https://links.example/api/mailboxes/microsoft/callback',
        limits: { per_day: 10_000, per_minute: 30, connections: 3 },
        next_step: 'The operator of this installation sets MICROSOFT_MAIL_CLIENT_ID and MICROSOFT_MAIL_CLIENT_SECRET',
      },
    ]);
  });

  it('wait until they are connected, and cannot be resumed before', async () => {
    const { status, json } = await add();
    const sender = json as Sender & { connection: null };
    expect([status, sender.provider, sender.connection, sender.paused?.reason]).to.deep.equal([
      201,
      'google',
      null,
      'not_connected',
    ]);
    const resumed = await call('PATCH', `/senders/${sender.id}`, { paused: false });
    expect([resumed.status, resumed.json]).to.deep.equal([
      409,
      { detail: 'Connect the mailbox with Google to resume it' },
    ]);
  });

  it('take a server or a provider, not both, and not neither', async () => {
    const smtp = { host: 'smtp.press.example' };
    expect(readErrors(await add({ smtp }))).to.deep.equal([['body.smtp', 'value_error']]);
    expect(readErrors(await add({ provider: undefined }))).to.deep.equal([['body.smtp', 'missing']]);
  });

  it('keep to the limits of the provider, which can only be lowered', async () => {
    expect(readErrors(await add({ email: 'ana@gmail.com', daily_limit: 501 }))).to.deep.equal([
      ['body.daily_limit', 'less_than_equal'],
    ]);
    const { id } = (await add({ provider: 'microsoft', daily_limit: 900 })).json as Sender;
    const change = (body: object) => call('PATCH', `/senders/${id}`, body);
    expect(readErrors(await change({ min_interval_seconds: 1 }))).to.deep.equal([
      ['body.min_interval_seconds', 'greater_than_equal'],
    ]);
    const lowered = (await change({ provider_limits: { per_day: 400, per_minute: 10 } })).json as Sender;
    expect(lowered.provider_limits).to.deep.equal({ per_day: 400, per_minute: 10, connections: 3 });
    expect([lowered.daily_limit, lowered.min_interval_seconds]).to.deep.equal([400, 600]);
    expect(readErrors(await change({ provider_limits: { per_day: 500 } }))).to.deep.equal([
      ['body.provider_limits.per_day', 'less_than_equal'],
    ]);
  });

  it('begin with PKCE, the smallest scope and the address of the mailbox', async () => {
    const sender = await make();
    const asked = await begin(sender);
    expect(Object.fromEntries(asked)).to.include({
      client_id: 'mail-client',
      scope: 'openid email https://mail.google.com/',
      login_hint: sender.email,
      code_challenge_method: 'S256',
      access_type: 'offline',
    });
    const kept = await running.connection.collection('connect_requests').findOne({ sender_id: sender.id });
    expect(JSON.stringify(kept)).to.not.contain(asked.get('state') ?? 'no state');
    expect((await call('POST', `/senders/${sender.id}/connect`, {}, 'bob')).status).to.equal(404);
    expect((await call('POST', `/senders/${sender.id}/connect`, { provider: 'microsoft' })).status).to.equal(503);
  });

  it('that a program began end only for its user, and once', async () => {
    const state = (await begin(await make())).get('state') ?? '';
    const shown = await callback(`code=c&state=${state}`);
    expect([shown.status, shown.text]).to.satisfy(
      ([status, text]: [number, string]) => status === 200 && text.includes('Sign in as alice'),
    );
    expect(running.gateway.platforms).to.deep.equal([]);
    expect((await complete(state, 'bob')).status).to.equal(403);
    // Burned by bob, who was not the one: alice begins again.
    expect((await complete(state)).status).to.equal(403);
    const again = (await begin(await make())).get('state') ?? '';
    await complete(again);
    expect(running.gateway.platforms).to.deep.equal(['connect a mailbox at google']);
    expect((await complete(again)).status).to.equal(403);
  });

  it('are not connected by a refused callback, which burns the state', async () => {
    const state = (await begin(await make())).get('state') ?? '';
    const refused = await callback(`error=access_denied&error_description=No+thanks&state=${state}`);
    expect(refused.status).to.equal(403);
    expect(refused.text).to.contain('Google says: No thanks');
    expect((await complete(state)).status).to.equal(403);
    expect((await callback('state=unknown&code=c')).status).to.equal(403);
    expect(running.gateway.platforms).to.deep.equal([]);
  });

  it('are disconnected, and say where the access is ended where the provider has no way', async () => {
    const { id } = await make();
    const { json } = await call('DELETE', `/senders/${id}/connection`);
    expect(json).to.deep.equal({ sender_id: id, revoked: true, next_step: null });
    expect(running.gateway.platforms).to.deep.equal([`disconnect the mailbox of ${id}`]);
    expect((await call('DELETE', `/senders/${id}/connection`, undefined, 'bob')).status).to.equal(404);
  });
});
