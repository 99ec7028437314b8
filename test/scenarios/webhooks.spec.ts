import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import type { Webhook, WebhookDelivery } from '../../domain/webhooks/webhook.js';
import { sitePages } from '../support/crawl-deps.js';
import { type SmtpSink, startSmtpSink } from '../support/mail/smtp-sink.js';
import { TEST_PAYLOAD_KEY } from '../support/payload-key.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { shownByTemporal } from '../support/temporal/shown-by-temporal.js';
import { until } from '../support/until.js';

interface Received {
  headers: Record<string, string>;
  body: string;
}

describe('[E] webhooks and notifications', function () {
  this.timeout(120_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  let receiver: LoopbackServer;
  let mailbox: SmtpSink;
  let received: Received[];
  /** What the next messages are answered; none left: 204. */
  let answers: number[];
  let webhook: Webhook & { secret: string };
  before(async () => {
    received = [];
    answers = [];
    site = await startHttpServer(sitePages({ '/': '<title>Home</title>' }));
    receiver = await startHttpServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = request.headers as Record<string, string>;
      received.push({ headers, body: Buffer.concat(chunks).toString('utf8') });
      // Time enough to kill the worker before it tries again.
      response.writeHead(answers.shift() ?? 204, { 'retry-after': '15' }).end();
    });
    mailbox = await startSmtpSink();
    const env = {
      CHROME_PATH: '/nonexistent/chromium',
      NOTIFICATION_SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      NOTIFICATION_FROM: 'linkwright@house.example',
    };
    platform = await startPlatform({ allow: [site.host, receiver.host], env });
    const made = await platform.call<typeof webhook>('/api/webhooks', {
      body: { url: receiver.url, event_types: ['audit.completed', 'webhook.test'] },
    });
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    webhook = made.body;
  });
  after(async () => {
    await platform?.stop();
    await Promise.all([site.close(), receiver.close(), mailbox?.close()]);
  });
  beforeEach(() => received.splice(0));

  const deliveries = async () =>
    (await platform.call<WebhookDelivery[]>(`/api/webhooks/${webhook.id}/deliveries`)).body;
  const isDelivered = async () => (await deliveries())[0]?.status === 'delivered';
  /** As a receiver checks it, from the specification and not from our code. */
  const isSigned = ({ headers, body }: Received) => {
    const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  };

  it('a test message arrives, signed', async () => {
    const { status } = await platform.call(`/api/webhooks/${webhook.id}/test`, { method: 'POST' });
    expect(status).to.equal(202);
    await until('the message is there', () => received.length > 0);
    expect(received.map(isSigned)).to.deep.equal([true]);
    expect(JSON.parse(received[0]?.body ?? '')).to.deep.include({ type: 'webhook.test' });
    await until('it is delivered', isDelivered);
  });

  it('an audit is reported when it is done, through a failing endpoint and a worker that dies', async () => {
    answers = [503];
    await platform.store.mailAddresses.note('alice', 'alice@agency.example', new Date());
    const chosen = await platform.call('/api/notifications', {
      method: 'PATCH',
      body: { kinds: { audit_done: true } },
    });
    expect(chosen.status).to.equal(200);
    const { body } = await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', {
      body: { website_url: site.url },
    });
    await platform.waitForEnd(body.id);
    await until('it is told', () => received.length > 0);
    await until('the refusal is written down', async () => ((await deliveries())[0]?.tries ?? 0) > 0);
    await platform.killWorker();
    await platform.startWorker();
    await until('it is tried again', () => received.length > 1);
    const [first, second] = received;
    expect(received.map(isSigned)).to.deep.equal([true, true]);
    expect(second?.headers['webhook-id']).to.equal(first?.headers['webhook-id']);
    expect(second?.body).to.equal(first?.body);
    expect(JSON.parse(first?.body ?? '')).to.deep.include({ type: 'audit.completed' });
    expect(JSON.parse(first?.body ?? '').data).to.include({ audit_id: body.id, website_url: `${site.url}/` });
    await until('it is delivered', isDelivered);
    const [delivery] = await deliveries();
    expect(delivery?.attempts.map(({ status_code }) => status_code)).to.deep.equal([503, 204]);
    await until('the mail is there', () => mailbox.mails.length > 0);
    expect(mailbox.mails.map(({ to }) => to)).to.deep.equal(['alice@agency.example']);
    expect(mailbox.mails[0]?.raw).to.contain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('one click in a mail turns its kind off', async () => {
    const [link = ''] = /https?:\/\/[^>]*\/n\/[\w-]+/.exec((mailbox.mails[0]?.raw ?? '').replaceAll('\r\n ', '')) ?? [];
    const clicked = await fetch(`${platform.url}${new URL(link).pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(clicked.status).to.equal(200);
    const { body } = await platform.call<{ kinds: object }>('/api/notifications');
    expect(body.kinds).to.include({ audit_done: false, connection_expired: true });
  });

  it('the secret is in no log and in no history', async () => {
    const secret = webhook.secret.slice('whsec_'.length);
    const [delivery] = await deliveries();
    const reported = await shownByTemporal(platform.temporal, [TEST_PAYLOAD_KEY]);
    const history =
      [...reported.values()].find((text) => text.startsWith(`deliver_webhook:alice:${delivery?.id}`)) ?? '';
    expect(history).to.contain('tryDelivery');
    expect(history + platform.workerOutput()).to.not.contain(secret);
  });
});
