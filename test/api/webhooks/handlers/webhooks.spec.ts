import { expect } from 'chai';
import { createWebhookHandlers } from '../../../../api/webhooks/handlers/webhooks.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { secretPlace } from '../../../../domain/secrets/secret-place.js';
import type { Webhook, WebhookDelivery } from '../../../../domain/webhooks/webhook.js';
import { createLogger } from '../../../../platform/logger.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { createSecrets } from '../../../../platform/secrets.js';
import { createRecordingGateway, type RecordingGateway } from '../../../support/api/operations-api.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const URL = 'https://hooks.example/in';
const NOT_FOUND = [404, { detail: 'Not found' }];
const INACTIVE = [409, { detail: 'This webhook is not active' }];

async function resolve(hostname: string): Promise<string[]> {
  return hostname === 'inside.test' ? ['10.0.0.7'] : ['93.184.216.34'];
}

describe('[I] webhook handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  let gateway: RecordingGateway;
  const secrets = createSecrets([`k1:${Buffer.alloc(32, 7).toString('base64')}`]);
  const start = (seal: typeof secrets | null) =>
    startTestApi({
      handlers: createWebhookHandlers({
        ...running.store,
        gateway,
        secrets: seal,
        logger: createLogger({ level: 'silent', service: 'api' }),
        guard: createNetworkGuard({ allowedPrivateHosts: [], allowedPorts: ['443'], resolve }),
      }),
      issuer: identity.issuer,
      connection: running.connection,
    });
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    gateway = createRecordingGateway();
    api = await start(secrets);
  });
  beforeEach(() => gateway.reset());
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  const call = async (method: string, path: string, body?: unknown, user = 'alice', on = api): Promise<Answer> => {
    const headers = { authorization: `Bearer ${await identity.token({ sub: user })}` };
    return on.call(method, `/api/webhooks${path}`, { headers, ...(body === undefined ? {} : { body }) });
  };
  const make = async (user = 'alice') =>
    (await call('POST', '', { url: URL }, user)).json as Webhook & { secret: string };
  const reported = ({ status, json }: Answer) => [status, json];

  it('make one, tell its secret once, and keep it sealed', async () => {
    const answer = await call('POST', '', { url: 'hooks.example/in', event_types: ['reply.received'] });
    const { secret, ...webhook } = answer.json as Webhook & { secret: string };
    expect(answer.status).to.equal(201);
    expect(webhook).to.deep.include({ url: URL, event_types: ['reply.received'], is_active: true, description: null });
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).to.have.length(32);
    const sealed = await running.store.webhooks.secretsOf('alice', webhook.id, new Date());
    expect(sealed?.secret).to.match(/^k1~\./);
    expect(secrets.openBound(sealed?.secret ?? '', secretPlace.webhook('alice', webhook.id))).to.equal(secret);
    expect(() => secrets.openBound(sealed?.secret ?? '', secretPlace.webhook('alice', 'another'))).to.throw();
    expect(reported(await call('GET', `/${webhook.id}`))).to.deep.equal([200, webhook]);
    expect(reported(await call('GET', ''))).to.deep.equal([200, [webhook]]);
  });

  it('turn away what may not be asked, and unknown types', async () => {
    const bodies: [object, string][] = [
      [{ url: 'https://inside.test/' }, 'url_not_allowed'],
      [{ url: 'http://127.0.0.1/' }, 'url_not_allowed'],
      [{ url: URL, event_types: ['nothing.known'] }, 'enum'],
      [{ url: URL, event_types: ['reply.received', 'reply.received'] }, 'not_unique'],
      [{ url: URL, description: 'x'.repeat(256) }, 'string_too_long'],
      [{ url: URL, secret: 'mine' }, 'extra_forbidden'],
    ];
    for (const [body, kind] of bodies) {
      const { status, json } = await call('POST', '', body);
      expect(status).to.equal(422);
      expect((json as { detail: { type: string }[] }).detail.map(({ type }) => type)[0]).to.contain(kind);
    }
  });

  it('allow twenty', async () => {
    for (let made = 0; made < 20; made++) await make('many');
    const { status, json } = await call('POST', '', { url: URL }, 'many');
    expect([status, json]).to.deep.equal([409, { detail: 'There are 20 webhooks already, which is the most' }]);
  });

  it('need a key to seal with', async () => {
    const keyless = await start(null);
    expect((await call('POST', '', { url: URL }, 'alice', keyless)).status).to.equal(503);
    await keyless.close();
  });

  it('change and delete', async () => {
    const { id } = await make();
    const { status, json } = await call('PATCH', `/${id}`, { url: 'https://new.example/', is_active: false });
    expect([status, json]).to.deep.equal([
      200,
      { ...(json as Webhook), url: 'https://new.example/', is_active: false },
    ]);
    expect((json as Webhook).disabled_reason).to.equal('Switched off');
    expect((await call('PATCH', `/${id}`, {})).status).to.equal(422);
    expect((await call('DELETE', `/${id}`)).status).to.equal(204);
    expect(reported(await call('GET', `/${id}`))).to.deep.equal(NOT_FOUND);
  });

  it('rotate a secret with a day of overlap', async () => {
    const { id, secret } = await make();
    const { status, json } = await call('POST', `/${id}/rotate-secret`);
    const { secret: fresh, previous_valid_until } = json as { secret: string; previous_valid_until: string };
    expect(status).to.equal(200);
    expect(fresh)
      .to.match(/^whsec_/)
      .and.not.equal(secret);
    const kept = await running.store.webhooks.secretsOf('alice', id, new Date());
    const place = secretPlace.webhook('alice', id);
    const open = (sealed?: string | null) => secrets.openBound(sealed ?? '', place);
    expect([kept?.secret, kept?.previous].map(open)).to.deep.equal([fresh, secret]);
    const hours = (Date.parse(previous_valid_until) - Date.now()) / 3_600_000;
    expect(hours).to.be.within(23.9, 24);
  });

  it('send a test, list deliveries, and send one again', async () => {
    const { id } = await make();
    const sent = await call('POST', `/${id}/test`);
    const delivery = sent.json as WebhookDelivery;
    expect(sent.status).to.equal(202);
    expect(delivery).to.deep.include({ webhook_id: id, event_type: 'webhook.test', status: 'pending', tries: 0 });
    expect(delivery.payload.data).to.deep.equal({ webhook_id: id });
    expect(gateway.deliveries).to.deep.equal([delivery.id]);
    const attempt = { at: delivery.created_at, status_code: 500, duration_ms: 3, error: 'no', response: '' };
    const outcome = { attempt, status: 'failed' as const, next_attempt_at: null };
    await running.store.webhookDeliveries.note('alice', delivery.id, 0, outcome);
    const read = await call('GET', `/${id}/deliveries/${delivery.id}`);
    expect(read.json).to.deep.include({ status: 'failed', attempts: [attempt] });
    expect((await call('GET', `/${id}/deliveries?status=failed`)).json).to.deep.equal([read.json]);
    expect((await call('GET', `/${id}/deliveries?status=pending`)).json).to.deep.equal([]);
    const again = await call('POST', `/${id}/deliveries/${delivery.id}/replay`);
    expect(again.status).to.equal(202);
    expect(again.json).to.deep.include({ status: 'pending', tries: 0, message_id: delivery.message_id });
    expect(gateway.deliveries).to.deep.equal([delivery.id, delivery.id]);
    await call('PATCH', `/${id}`, { is_active: false });
    expect(reported(await call('POST', `/${id}/test`))).to.deep.equal(INACTIVE);
    expect(reported(await call('POST', `/${id}/deliveries/${delivery.id}/replay`))).to.deep.equal(INACTIVE);
  });

  it('know a delivery below its own webhook alone', async () => {
    const [one, other] = [await make(), await make()];
    const { id } = (await call('POST', `/${one.id}/test`)).json as WebhookDelivery;
    expect(reported(await call('GET', `/${other.id}/deliveries/${id}`))).to.deep.equal(NOT_FOUND);
    expect(reported(await call('POST', `/${other.id}/deliveries/${id}/replay`))).to.deep.equal(NOT_FOUND);
  });

  it('leave no delivery pending that no one will send, however many are refused at once', async () => {
    const { id } = await make('dora');
    gateway.failure = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
    const refused = await Promise.all(Array.from({ length: 60 }, () => call('POST', `/${id}/test`, undefined, 'dora')));
    expect(new Set(refused.map(({ status }) => status))).to.deep.equal(new Set([503]));
    const listed = (await call('GET', `/${id}/deliveries?limit=100`, undefined, 'dora')).json as WebhookDelivery[];
    expect(listed).to.have.length(60);
    for (const { status, next_attempt_at, attempts } of listed) {
      expect([status, next_attempt_at]).to.deep.equal(['failed', null]);
      expect(attempts.map(({ error }) => error)).to.deep.equal(['The delivery could not be started. Replay it.']);
    }
    const [first] = listed;
    const path = `/${id}/deliveries/${first?.id}`;
    expect((await call('POST', `${path}/replay`, undefined, 'dora')).status).to.equal(503);
    expect((await call('GET', path, undefined, 'dora')).json).to.include({ status: 'failed' });
    gateway.failure = null;
    const replayed = await call('POST', `${path}/replay`, undefined, 'dora');
    expect([replayed.status, (replayed.json as WebhookDelivery).status]).to.deep.equal([202, 'pending']);
  });
});
