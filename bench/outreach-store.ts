import { startStore, type TestStore } from '../test/support/store.js';
import { benchLead, growCampaign } from './grow-campaign.js';
import { type Measure, medianMs, percentile } from './measure.js';

const LEADS = 100_000;
/**
 * So many of the attempts take all steps of a send, just before the figures are read: what the product sends in a minute
 * at its best. What changed longer ago than that is counted already.
 */
const SENDS = 6_000;
const CHANGES = 100;
const BULK = 1_000;
const RESERVATIONS = 500;
const RUNS = 5;
const USER = 'alice';
/** What is kept of counting. */
const COUNTS = ['outreach_slices', 'outreach_summaries'];

/** A campaign of 100,000 leads with an attempt each: its figures, and what comes in. */
export async function benchOutreachStore(): Promise<Measure[]> {
  const running = await startStore();
  try {
    const now = new Date();
    const campaign = { name: 'Gardens', description: null, keywords: [], workspace_id: USER };
    const { id } = await running.store.campaigns.insert(USER, campaign, now);
    const size = { user_id: USER, campaign_id: id, leads: LEADS, sends: SENDS, now, days: 120 };
    await growCampaign(running.store, size);
    return [...(await figures(running, id)), ...(await incoming(running, id))];
  } finally {
    await running.stop();
  }
}

async function figures({ store, connection }: TestStore, id: string): Promise<Measure[]> {
  const analytics = () => store.outreachReports.analytics(USER, id, 30, new Date());
  const snapshot = () => store.outreachReports.snapshot(USER, new Date());
  const anew = async () => {
    for (const name of COUNTS) await connection.collection(name).deleteMany({ campaign_id: id });
    return medianMs(1, analytics);
  };
  const first = await medianMs(1, analytics);
  const latest = connection.collection('attempts').find({ status: 'sent' }).sort({ sent_at: -1 });
  const ids = (await latest.limit(CHANGES * RUNS).toArray()).map(({ _id }) => _id.toHexString());
  const after: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    for (const attempt of ids.slice(run * CHANGES, (run + 1) * CHANGES)) await bounce(store, attempt);
    after.push(await medianMs(1, analytics));
  }
  const { total_attempts, rates } = await analytics();
  if (total_attempts !== LEADS || rates.bounce_rate === 0) throw new Error(`${total_attempts} attempts were counted`);
  const of = `of ${LEADS} attempts`;
  const bar = { at_most: 300 };
  return [
    { name: `analytics ${of}, its first read`, value: first, unit: 'ms', bar },
    { name: `analytics ${of}, ${CHANGES} changed since`, value: percentile(after, 0.5), unit: 'ms', bar },
    { name: `analytics ${of}, again`, value: await medianMs(RUNS, analytics), unit: 'ms', bar },
    { name: `snapshot ${of}`, value: await medianMs(RUNS, snapshot), unit: 'ms', bar },
    { name: `analytics ${of}, all of them counted anew`, value: await anew(), unit: 'ms' },
  ];
}

async function bounce({ attempts }: TestStore['store'], id: string): Promise<void> {
  const ending = {
    status: 'bounced',
    reason: null,
    smtp_response: null,
    sent_at: null,
    relay_message_id: null,
  } as const;
  if (!(await attempts.conclude(USER, id, { from: ['sent'], ...ending }))) throw new Error('An attempt did not bounce');
}

async function incoming({ store }: TestStore, id: string): Promise<Measure[]> {
  let number = LEADS;
  const add = async () => {
    const given = Array.from({ length: BULK }, () => benchLead(number++));
    const { added } = await store.leads.insertMany(USER, id, given, new Date());
    if (added !== BULK) throw new Error(`${added} leads were added`);
  };
  const bulk = await medianMs(RUNS, add);
  const started = performance.now();
  for (let from = 0; from < RESERVATIONS; from += 8)
    await Promise.all(Array.from({ length: 8 }, (_, i) => reserve(store, from + i)));
  const reserved = (Math.ceil(RESERVATIONS / 8) * 8 * 1000) / (performance.now() - started);
  return [
    { name: `bulk add of ${BULK} leads`, value: bulk, unit: 'ms', bar: { at_most: 1_000 } },
    { name: 'cap slots reserved, eight at a time', value: reserved, unit: '/s', bar: { at_least: 100 } },
  ];
}

async function reserve({ sendSlots }: TestStore['store'], number: number): Promise<void> {
  const limits = { user_daily: 100_000, domain_daily: 20, sender_daily: 100_000, sender_hourly: null };
  const { taken } = await sendSlots.reserve({
    user_id: USER,
    day: '2026-06-01',
    hour: '2026-06-01T09',
    sender_id: 'b'.repeat(24),
    limits,
    attempt_id: number.toString(16).padStart(24, '0'),
    domain_key: `site-${number}.example`,
    recipient: `ed@site-${number}.example`,
    alone: true,
  });
  if (!taken) throw new Error('A slot was refused');
}
