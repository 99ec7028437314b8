import { randomUUID } from 'node:crypto';
import { createWorkflowGateway } from '../../api/workflow-gateway.js';
import type { OperationType } from '../../domain/operations/operations.js';
import { OUTREACH } from './api/outreach-paths.js';
import { type Dovecot, startDovecot } from './mail/dovecot.js';
import { type SmtpSink, startSmtpSink } from './mail/smtp-sink.js';
import { newOperation } from './operations.js';
import { startPlatform, type TestPlatform } from './platform.js';
import { type LoopbackServer, startHttpServer, startRawServer } from './servers/loopback-server.js';
import { htmlPage } from './sites/html-page.js';
import { withTemporal } from './temporal/with-temporal.js';
import { until } from './until.js';

const LISTED = 60;
const SEO = '/api/seo';
/** The crowd, and anyone who only wants one thing done. */
const CROWD = 'mallory';
const ONE = 'bob';

export const DRILL_TASKS = ['on_page_analysis', 'send', 'poll', 'quick_audit'] as const;
export type DrillTask = (typeof DRILL_TASKS)[number];

export interface DrillFigures {
  /** Unfinished operations of the crowd when the other user came. */
  crowd: number;
  /** Seconds from asking to the end. */
  alone: Record<DrillTask, number>;
  beside: Record<DrillTask, number>;
}

interface Drill {
  platform: TestPlatform;
  /** Answers what it lists, and nothing that is listed. */
  silent: LoopbackServer;
  /** Takes connections and says nothing. */
  mute: LoopbackServer;
  site: LoopbackServer;
  sink: SmtpSink;
  dovecot: Dovecot;
}

/**
 * One user fills every queue with work on servers that accept and never answer, over a hundred operations through the API
 * and `direct` ones besides, past all limits. Another one does four things before and meanwhile.
 */
export async function runFairnessDrill({ direct }: { direct: number }): Promise<DrillFigures> {
  const drill = await startDrill();
  try {
    await prepareOne(drill);
    const alone = await measureAll(drill, 'alone');
    await fillQueues(drill, direct);
    const crowd = await countOpen(drill);
    return { crowd, alone, beside: await measureAll(drill, 'beside') };
  } finally {
    await drill.platform.stop();
    await Promise.all([drill.silent, drill.mute, drill.site, drill.sink].map((server) => server.close()));
    await drill.dovecot.stop();
  }
}

async function startDrill(): Promise<Drill> {
  const silent = await startHttpServer((request, response) => {
    const path = request.url ?? '';
    const xml = (body: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
    const paths = Array.from({ length: LISTED }, (_, at) => `/silent/${at}`);
    if (path === '/sitemap.xml')
      return xml(
        `<urlset>${paths.map((each) => `<url><loc>http://${request.headers.host}${each}</loc></url>`).join('')}</urlset>`,
      );
    if (path === '/robots.txt') return response.writeHead(404).end();
    if (path !== '/') return undefined;
    const links = paths.map((each) => `<a href="${each}">${each}</a><img src="${each}.png" alt="">`).join('');
    return response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage(links));
  });
  const mute = await startRawServer(() => undefined);
  const site = await startHttpServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    const body = '<h1>Lamps</h1><a href="/one">one</a><a href="/two">two</a>';
    return response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage(body));
  });
  const [sink, dovecot] = await Promise.all([startSmtpSink(), startDovecot([ONE])]);
  const platform = await startPlatform({
    allow: [silent.host, site.host],
    env: {
      ALLOWED_MAIL_HOSTS: [`127.0.0.1:${sink.port}`, dovecot.address, mute.host].join(),
      SEARXNG_URL: `http://${mute.host}`,
      OUTREACH_TIME_ZONE: 'UTC',
    },
  });
  return { platform, silent, mute, site, sink, dovecot };
}

async function create(platform: TestPlatform, user: string, path: string, body: object): Promise<string> {
  const answer = await platform.call<{ id: string }>(`${OUTREACH}${path}`, { body, user });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

const sender = (email: string, smtp: object, imap: object) => ({
  email,
  name: 'Ana Lind',
  organization: 'Press Ltd',
  postal_address: '1 High Street',
  smtp,
  imap,
  warm_up: false,
  sending_window: null,
  min_interval_seconds: 0,
  is_default: true,
});

async function prepareOne({ platform, sink, dovecot }: Drill): Promise<void> {
  const smtp = { host: '127.0.0.1', port: sink.port, secure: false };
  await create(platform, ONE, '/senders', sender('ana@press.example', smtp, dovecot.login(ONE)));
}

/** One after the other, as a person does. */
async function measureAll(drill: Drill, round: string): Promise<Record<DrillTask, number>> {
  const send = await prepareSend(drill, round);
  return {
    on_page_analysis: await measure(drill, `${SEO}/on-page-analysis`, { url: `${drill.site.url}/one` }),
    send: await measure(drill, `${OUTREACH}/outreach/send`, send),
    poll: await measure(drill, `${OUTREACH}/replies/poll`, {}),
    quick_audit: await measure(drill, `${SEO}/enterprise/quick-audit`, { website_url: `${drill.site.url}/` }),
  };
}

async function prepareSend({ platform }: Drill, round: string): Promise<object> {
  const campaign_id = await create(platform, ONE, '/campaigns', { name: round });
  const lead = { website_url: `https://${round}.example`, contact_email: `editor@${round}.example` };
  const lead_id = await create(platform, ONE, `/campaigns/${campaign_id}/leads`, lead);
  return { campaign_id, lead_id, subject: 'An idea for you', body: 'Hello, would you like an article about bees?' };
}

async function measure({ platform }: Drill, path: string, body: object): Promise<number> {
  const started = performance.now();
  const answer = await post(platform, ONE, path, body);
  if (answer.status !== 202) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const ended = await platform.waitForEnd<{ status: string }>(answer.body.id, { user: ONE });
  if (ended.status !== 'completed') throw new Error(`${path} ended so: ${JSON.stringify(ended)}`);
  return (performance.now() - started) / 1_000;
}

/** A kept connection may close just as it is used again: the key lets it be asked once more. */
async function post(platform: TestPlatform, user: string, path: string, body: object) {
  const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
  const ask = () => platform.call<{ id: string }>(path, { body, user, headers });
  return ask().catch(ask);
}

/** Of everything that holds a place somewhere, through the API, and more past its limits. */
async function fillQueues(drill: Drill, direct: number): Promise<void> {
  const { platform, silent, mute } = drill;
  const dead = { host: '127.0.0.1', port: mute.port, secure: false };
  const login = { username: 'm', password: 'p', mailbox: 'INBOX' };
  await create(platform, CROWD, '/senders', sender('m@press.example', dead, { ...dead, ...login }));
  const url = `${silent.url}/`;
  const discovery = { keyword: 'bees', max_results: 10 };
  const tools: [path: string, body: object, count: number][] = [
    [`${SEO}/speed-analysis`, { url }, 10],
    [`${SEO}/sitemap-analysis`, { sitemap_url: `${url}sitemap.xml` }, 25],
    [`${SEO}/on-page-analysis`, { url: `${url}silent/1` }, 15],
    [`${OUTREACH}/replies/poll`, {}, 10],
  ];
  const long: typeof tools = [
    [`${SEO}/enterprise/complete-audit`, { website_url: url, max_pages: 100 }, 25],
    [`${OUTREACH}/discover/deep`, discovery, 10],
    [`${SEO}/technical-seo`, { url }, 10],
  ];
  for (const [path, body, count] of [...tools, ...long]) await ask(platform, path, body, count);
  await startPastLimits(
    drill,
    'sitemap_analysis',
    { sitemap_url: `${url}sitemap.xml`, site_url: null, sample: 50 },
    direct,
  );
  // Those that go first hold the places, and others wait behind them.
  await until('the crowd is at work', () => Promise.resolve(silent.hits.length > 50));
}

async function ask(platform: TestPlatform, path: string, body: object, count: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: count }, () => post(platform, CROWD, path, body)));
  const other = answers.find(({ status }) => status !== 202);
  if (other) throw new Error(`${path} answered ${other.status}: ${JSON.stringify(other.body)}`);
}

async function startPastLimits(
  { platform }: Drill,
  type: OperationType,
  input: Record<string, unknown>,
  count: number,
): Promise<void> {
  await withTemporal(platform.temporal, async (client) => {
    const gateway = createWorkflowGateway(client);
    for (let number = 0; number < count; number++) {
      const operation = newOperation({ user_id: CROWD, type, input });
      await platform.store.operations.insert(operation);
      await gateway.start(operation);
    }
  });
}

async function countOpen({ platform }: Drill): Promise<number> {
  return platform.connection
    .collection('operations')
    .countDocuments({ user_id: CROWD, status: { $in: ['queued', 'running'] } });
}
