import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { OUTREACH } from '../test/support/api/outreach-paths.js';
import { startPlatform, type TestPlatform } from '../test/support/platform.js';
import { benchLead } from './grow-campaign.js';
import { AS_IN_USE, type Measure } from './measure.js';
import { cpuMs, residentMegabytes } from './process-use.js';

const LEADS = 100_000;
const BULK = 1_000;
const RUNS = 3;
/** By then an API that was just started has come to rest. */
const IDLE_AFTER_MS = 15_000;
const SAMPLE_MS = 20;

/** The export of a campaign's leads through the running API, started as `npm start` starts it: what its process holds. */
export async function benchExportLeads(): Promise<Measure[]> {
  const platform = await startPlatform({ allow: [], env: { ...AS_IN_USE, WORKER_QUEUES: 'orchestration' } });
  try {
    const { body } = await platform.call<{ id: string }>(`${OUTREACH}/campaigns`, { body: { name: 'Gardens' } });
    for (let from = 0; from < LEADS; from += BULK) {
      const leads = Array.from({ length: BULK }, (_, index) => benchLead(from + index));
      await platform.store.leads.insertMany('alice', body.id, leads, new Date());
    }
    await delay(IDLE_AFTER_MS);
    const idleMb = residentMegabytes(platform.apiPid());
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await readExport(platform, body.id));
    const peakMb = Math.max(...runs.map((run) => run.peakMb));
    const last = runs.at(-1);
    const of = `CSV of ${LEADS} leads`;
    return [
      { name: `${of}, whole`, value: last?.ms ?? null, unit: 'ms' },
      { name: `${of}, CPU time of the API`, value: last?.cpuMs ?? null, unit: 'ms' },
      { name: `${of}, size`, value: (last?.bytes ?? 0) / 1e6, unit: 'MB' },
      { name: 'memory of the idle API', value: idleMb, unit: 'MB' },
      { name: 'memory of the API since it was started, at most', value: startPeakMb(platform.apiPid()), unit: 'MB' },
      { name: `${of}, memory won by ${RUNS} exports, at most`, value: peakMb - idleMb, unit: 'MB' },
      { name: `${of}, memory of the whole API, at most`, value: peakMb, unit: 'MB', bar: { at_most: 150 } },
    ];
  } finally {
    await platform.stop();
  }
}

async function readExport(platform: TestPlatform, campaignId: string) {
  const pid = platform.apiPid();
  const token = await platform.identity.token({ sub: 'alice', plan: 'enterprise', expiresInSeconds: 3600 });
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMegabytes(pid));
  }, SAMPLE_MS);
  const [started, cpuBefore] = [performance.now(), cpuMs(pid)];
  const url = new URL(`${OUTREACH}/campaigns/${campaignId}/export/leads`, platform.url);
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  let [bytes, lines] = [0, 0];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
  }
  clearInterval(sampling);
  // The head, and a line for each: benchLead has no line break in it.
  if (lines !== LEADS + 1) throw new Error(`${url.pathname} answered ${answer.status} with ${lines} lines`);
  return { ms: performance.now() - started, cpuMs: cpuMs(pid) - cpuBefore, bytes, peakMb };
}

/** The most the process has ever held: its start takes more than what follows. */
function startPeakMb(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
