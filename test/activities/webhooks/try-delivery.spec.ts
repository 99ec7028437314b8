import { expect } from 'chai';
import { signWebhook } from '../../../activities/webhooks/signing/sign-webhook.js';
import { tryDelivery } from '../../../activities/webhooks/try-delivery.js';
import type { WebhookDeps, WebhookPost } from '../../../activities/webhooks/webhook-deps.js';
import type { Webhook, WebhookDelivery } from '../../../domain/webhooks/webhook.js';
import type { WebhookEventType } from '../../../domain/webhooks/webhook-event.js';
import { UrlNotAllowedError } from '../../../platform/network/errors.js';
import { startStore, type TestStore } from '../../support/store.js';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
/** Far ahead: what is kept of a delivery for 90 days must not run out while a spec runs. */
const START = new Date('2999-06-01T08:00:00.000Z');
const { signal } = new AbortController();

describe('[I] tryDelivery', () => {
  let running: TestStore;
  let deps: WebhookDeps;
  let posts: WebhookPost[];
  let answer: () => { status: number; retry_after: string | null; text: string };
  let now: Date;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  beforeEach(() => {
    posts = [];
    now = START;
    answer = () => ({ status: 204, retry_after: null, text: '' });
    const { webhooks, webhookDeliveries: deliveries } = running.store;
    deps = {
      webhooks,
      deliveries,
      openSecret: (sealed) => sealed,
      userAgent: 'TestBot/1.0',
      now: () => now,
      random: () => 0.5,
      post: async (request) => {
        posts.push(request);
        return answer();
      },
    };
  });

  let number = 0;
  async function add(type: WebhookEventType = 'audit.completed') {
    const { webhooks, webhookDeliveries } = running.store;
    const input = { url: 'https://hooks.example/in', event_types: [], description: null };
    const webhook = await webhooks.insert('alice', input, SECRET, START);
    number += 1;
    const event = { user_id: 'alice', key: `e${number}`, type, at: START.toISOString(), data: { audit_id: 'a1' } };
    return { webhook, delivery: await webhookDeliveries.add(webhook.id, event, START) };
  }
  const attempt = ({ id }: WebhookDelivery) => tryDelivery(deps, { user_id: 'alice', delivery_id: id }, signal);
  const read = async ({ id }: WebhookDelivery) => running.store.webhookDeliveries.findById('alice', id);
  const hook = async ({ id }: Webhook) => running.store.webhooks.find('alice', id);
  const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it('posts what was published, signed, and notes what came of it', async () => {
    const { webhook, delivery } = await add();
    answer = () => ({ status: 200, retry_after: null, text: 'x'.repeat(600) });
    expect(await attempt(delivery)).to.deep.equal({ status: 'delivered', next_attempt_at: null });
    const body = '{"type":"audit.completed","timestamp":"2999-06-01T08:00:00.000Z","data":{"audit_id":"a1"}}';
    const timestamp = START.getTime() / 1_000;
    expect(posts.map(({ url, headers, body: sent }) => ({ url, headers, sent }))).to.deep.equal([
      {
        url: 'https://hooks.example/in',
        sent: body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'TestBot/1.0',
          ...signWebhook({ message_id: delivery.message_id, timestamp, body }, [SECRET]),
        },
      },
    ]);
    expect(await read(delivery)).to.deep.include({
      status: 'delivered',
      tries: 1,
      next_attempt_at: null,
      attempts: [{ at: START.toISOString(), status_code: 200, duration_ms: 0, error: null, response: 'x'.repeat(500) }],
    });
    expect((await hook(webhook))?.last_success_at).to.equal(START.toISOString());
  });

  it('run again, it posts nothing', async () => {
    const { delivery } = await add();
    await attempt(delivery);
    expect(await attempt(delivery)).to.deep.equal({ status: 'delivered', next_attempt_at: null });
    expect(posts).to.have.length(1);
  });

  it('tries again later, not before, and as long as Retry-After asks', async () => {
    const { webhook, delivery } = await add();
    answer = () => ({ status: 503, retry_after: '90', text: 'busy' });
    const next_attempt_at = new Date(START.getTime() + 90_000).toISOString();
    expect(await attempt(delivery)).to.deep.equal({ status: 'pending', next_attempt_at });
    expect(await attempt(delivery)).to.deep.equal({ status: 'pending', next_attempt_at });
    expect(posts).to.have.length(1);
    expect((await hook(webhook))?.last_failure_at).to.equal(START.toISOString());
    now = minutesOn(2);
    answer = () => ({ status: 200, retry_after: null, text: '' });
    expect((await attempt(delivery)).status).to.equal('delivered');
    const [first, second] = posts.map(({ headers }) => headers['webhook-id']);
    expect(first).to.equal(second).and.to.equal(delivery.message_id);
  });

  it('tells why there was no answer', async () => {
    const { delivery } = await add();
    const fail = (name: string, message: string) => () => {
      throw Object.assign(new Error(message), { name });
    };
    answer = fail('TimeoutError', 'aborted');
    await attempt(delivery);
    now = minutesOn(10);
    answer = () => {
      throw new UrlNotAllowedError('address:private', 'hooks.example:80');
    };
    await attempt(delivery);
    now = minutesOn(60);
    answer = fail('Error', 'connect ECONNREFUSED');
    await attempt(delivery);
    expect((await read(delivery))?.attempts.map(({ error }) => error)).to.deep.equal([
      'No response within 20 seconds',
      'This address may not be requested. If it is on your own machine or network, add hooks.example:80 to ' +
        'ALLOWED_PRIVATE_HOSTS in .env (ALLOWED_PRIVATE_HOSTS=hooks.example:80; several with commas) and restart Linkwright.',
      'No response: connect ECONNREFUSED',
    ]);
  });

  it('gives the event up after ten tries, and an endpoint that took nothing meanwhile', async () => {
    const { webhook, delivery } = await add();
    answer = () => ({ status: 500, retry_after: null, text: '' });
    let last = await attempt(delivery);
    for (; last.next_attempt_at !== null; last = await attempt(delivery)) now = new Date(last.next_attempt_at);
    expect([last.status, posts.length]).to.deep.equal(['failed', 10]);
    expect(now.getTime() - START.getTime()).to.equal((75 * 3_600 + 35 * 60 + 5) * 1_000);
    const disabled_reason = 'Nothing could be delivered in three days of tries';
    expect(await hook(webhook)).to.include({ is_active: false, disabled_reason });
  });

  it('keeps an endpoint that took something else meanwhile', async () => {
    const { webhook, delivery } = await add();
    answer = () => ({ status: 500, retry_after: null, text: '' });
    let last = await attempt(delivery);
    for (; last.next_attempt_at !== null; last = await attempt(delivery)) {
      now = new Date(last.next_attempt_at);
      await running.store.webhooks.noteOutcome('alice', webhook.id, true, now);
    }
    expect(last.status).to.equal('failed');
    expect((await hook(webhook))?.is_active).to.equal(true);
  });

  it('switches an endpoint off that is gone, and cancels what waits for it', async () => {
    const { webhook, delivery } = await add();
    answer = () => ({ status: 410, retry_after: null, text: '' });
    expect(await attempt(delivery)).to.deep.equal({ status: 'failed', next_attempt_at: null });
    expect((await hook(webhook))?.disabled_reason).to.equal('The endpoint returned 410 Gone');
    const event = { user_id: 'alice', key: 'late', type: 'reply.received' as const, at: START.toISOString(), data: {} };
    const waiting = await running.store.webhookDeliveries.add(webhook.id, event, START);
    expect(await attempt(waiting)).to.deep.equal({ status: 'cancelled', next_attempt_at: null });
    expect([(await read(waiting))?.status, posts.length]).to.deep.equal(['cancelled', 1]);
  });

  it('signs with both secrets for as long as they overlap', async () => {
    const { webhook, delivery } = await add();
    const fresh = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    await running.store.webhooks.rotateSecret('alice', webhook.id, fresh, minutesOn(60), now);
    await attempt(delivery);
    const again = await running.store.webhookDeliveries.replay('alice', delivery.id, now);
    now = minutesOn(61);
    await attempt(again ?? delivery);
    expect(posts.map(({ headers }) => headers['webhook-signature']?.split(' ').length)).to.deep.equal([2, 1]);
  });

  it('knows nothing of a delivery that is not there', async () => {
    const none = await tryDelivery(deps, { user_id: 'alice', delivery_id: 'a'.repeat(24) }, signal);
    const { delivery } = await add();
    const foreign = await tryDelivery(deps, { user_id: 'bob', delivery_id: delivery.id }, signal);
    expect([none, foreign]).to.deep.equal(Array(2).fill({ status: 'gone', next_attempt_at: null }));
  });
});
