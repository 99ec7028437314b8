import { randomBytes } from 'node:crypto';
import { prepareAttempt } from '../activities/outreach/sending/attempts/prepare-attempt.js';
import type { SendPlan } from '../activities/outreach/sending/attempts/send-plan.js';
import { transmitAttempt } from '../activities/outreach/sending/attempts/transmit-attempt.js';
import { rememberRecords } from '../activities/outreach/sending/queue/remember-records.js';
import type { SendingDeps } from '../activities/outreach/sending/sending-deps.js';
import type { Sender } from '../domain/outreach/sending/sender.js';
import { startHeldSink } from '../test/support/mail/held-sink.js';
import { OUTREACH, startSendingPlatform } from '../test/support/sending-platform.js';
import { startStore, type TestStore } from '../test/support/store.js';
import { until } from '../test/support/until.js';
import { addBenchSender, benchSendingDeps, newBenchLead } from './bench-sending.js';
import { AS_IN_USE, type Measure } from './measure.js';
import { cpuMs } from './process-use.js';

const SENDERS = 8;
const AT_ONCE = 4;
const TOGETHER = 10;
const MAILS = 800;
const DIRECT = 120;
const QUEUED = 400;

/** Mails to a server on loopback that takes them all: through activities alone, and through the whole product. */
export async function benchSends(): Promise<Measure[]> {
  return [...(await benchActivities()), ...(await benchPlatform())];
}

/** Policy, reservation, record, SMTP and record, by eight mailboxes with a few mails on their way each. */
async function benchActivities(): Promise<Measure[]> {
  let calls = 0;
  const onCommand = (): void => {
    calls += 1;
  };
  const [running, sink] = await Promise.all([startStore({ onCommand }), startHeldSink()]);
  try {
    const deps = benchSendingDeps(running.store);
    const senders = await Promise.all(
      Array.from({ length: SENDERS }, (_, index) => addBenchSender(running.store, sink.port, index)),
    );
    const plans = await addPlans(running, senders);
    calls = 0;
    const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
    await Promise.all(
      Array.from({ length: SENDERS * AT_ONCE }, async () => {
        // A few of a sender at a time, as its queue does.
        for (let some = plans.shift(); some; some = plans.shift()) await sendAll(rememberRecords(deps), some);
      }),
    );
    const seconds = (performance.now() - started) / 1_000;
    if (sink.deliveries.length !== MAILS) throw new Error(`${sink.deliveries.length} of ${MAILS} mails arrived`);
    const { user, system } = process.cpuUsage(cpuBefore);
    const name = `sends of ${SENDERS} senders, activities alone`;
    return [
      { name, value: MAILS / seconds, unit: '/s', bar: { at_least: 100 } },
      { name: 'store calls for each of them', value: calls / MAILS, unit: '' },
      {
        name: 'CPU for each, with the mail server, without the database',
        value: (user + system) / 1_000 / MAILS,
        unit: 'ms',
      },
    ];
  } finally {
    await sink.close();
    await running.stop();
  }
}

async function sendAll(deps: SendingDeps, plans: readonly SendPlan[]): Promise<void> {
  for (const plan of plans) {
    const prepared = await prepareAttempt(deps, plan, 'manual');
    if (prepared.kind !== 'ready') throw new Error(`${prepared.kind}: ${JSON.stringify(prepared)}`);
    const { signal } = new AbortController();
    const options = { attempt: prepared.attempt, keepUnreached: false, signal };
    await transmitAttempt(deps, plan.user_id, plan.attempt_id, options);
  }
}

async function addPlans({ store }: TestStore, senders: readonly Sender[]): Promise<SendPlan[][]> {
  const given = { name: 'Bench', description: null, keywords: [] };
  const plansOf = async ({ id: sender_id, user_id }: Sender) => {
    const workspace_id = user_id;
    const campaign = await store.campaigns.insert(user_id, { ...given, workspace_id }, new Date());
    const leads = Array.from({ length: MAILS / SENDERS }, (_, index) => newBenchLead(`site-${index}.example`));
    await store.leads.insertMany(user_id, campaign.id, leads, new Date());
    return (await store.leads.all(user_id, campaign.id)).map(({ id: lead_id }) => ({
      attempt_id: randomBytes(12).toString('hex'),
      user_id,
      campaign_id: campaign.id,
      lead_id,
      workspace_id,
      sender_id,
      subject: 'An idea for you',
      body: 'Hello, would you like an article about bees?',
      step: 0,
      origin: 'send' as const,
      thread: null,
    }));
  };
  const all = await Promise.all(senders.map(plansOf));
  // Those of each sender in turn.
  return Array.from({ length: MAILS / SENDERS / TOGETHER }, (_, index) =>
    all.map((plans) => plans.slice(index * TOGETHER, (index + 1) * TOGETHER)),
  ).flat();
}

/** Through the API on the embedded Temporal server: one workflow a mail, and one for a whole queue. */
async function benchPlatform(): Promise<Measure[]> {
  const sending = await startSendingPlatform({ env: AS_IN_USE });
  try {
    const { platform, campaignId } = sending;
    const direct = await sending.addLeads(Array.from({ length: DIRECT }, (_, index) => `ed@hand-${index}.example`));
    await sending.send(direct.pop() ?? '');
    const used = () => [cpuMs(platform.apiPid()), cpuMs(platform.workerPid())] as const;
    const [apiBefore, workerBefore] = used();
    const started = performance.now();
    const answers = await Promise.all(direct.map((lead) => sending.send(lead, 'By hand', { prefer: 'wait=100' })));
    const handSeconds = (performance.now() - started) / 1_000;
    const failed = answers.find(({ status }) => status !== 200);
    if (failed) throw new Error(`A send answered ${failed.status}: ${JSON.stringify(failed.body)}`);

    const [apiAfter, workerAfter] = used();
    const queued = await sending.addLeads(Array.from({ length: QUEUED }, (_, index) => `ed@queue-${index}.example`));
    const before = sending.sink.deliveries.length;
    const [, workerIdle] = used();
    const queueStarted = performance.now();
    await platform.call(`${OUTREACH}/campaigns/${campaignId}/outreach/queue`, {
      body: { subject: 'For {website}', body: 'Hello, would you like an article?', lead_ids: queued },
    });
    await until('all have left', () => sending.sink.deliveries.length === before + QUEUED);
    const queueSeconds = (performance.now() - queueStarted) / 1_000;
    const [, workerDone] = used();
    return [
      { name: 'sends by hand through the API', value: direct.length / handSeconds, unit: '/s', bar: { at_least: 12 } },
      { name: 'API CPU for each', value: (apiAfter - apiBefore) / direct.length, unit: 'ms' },
      { name: 'worker CPU for each', value: (workerAfter - workerBefore) / direct.length, unit: 'ms' },
      { name: 'sends of one queue', value: QUEUED / queueSeconds, unit: '/s', bar: { at_least: 60 } },
      { name: 'worker CPU for each in the queue', value: (workerDone - workerIdle) / QUEUED, unit: 'ms' },
    ];
  } finally {
    await sending.stop();
  }
}
