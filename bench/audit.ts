import { startChild } from '../test/support/child.js';
import { startPlatform } from '../test/support/platform.js';
import { AS_IN_USE, type Measure, percentile } from './measure.js';

const ACCEPTS = 40;
const READS = 200;

/** Audits of a 20-page site with real Lighthouse runs, and the API's own speed before, during and after. */
export async function benchAudit(): Promise<Measure[]> {
  const site = await startChild(process.execPath, ['--import', 'tsx', 'bench/generated-site.ts', '18', '60'], {
    ready: /listening \d+/,
  });
  const host = `127.0.0.1:${/listening (\d+)/.exec(site.output())?.[1]}`;
  const platform = await startPlatform({ allow: [host], env: AS_IN_USE });
  const start = (path: string, body: object) =>
    platform.call<{ id: string }>(path, { body, headers: { prefer: 'respond-async' } });
  // As a script does it: one token, the answer read to its end.
  const headers = {
    authorization: `Bearer ${await platform.identity.token({ sub: 'alice', expiresInSeconds: 3600 })}`,
  };
  const read = (path: string) => fetch(new URL(path, platform.url), { headers }).then((answer) => answer.text());
  try {
    const quick = await timed(async () => {
      const { body } = await start('/api/seo/enterprise/quick-audit', { website_url: `http://${host}/` });
      return platform.waitForEnd(body.id, { timeoutMs: 300_000 });
    });
    const during: number[] = [];
    const complete = await timed(async () => {
      const { body } = await start('/api/seo/enterprise/complete-audit', { website_url: `http://${host}/` });
      const probing = setInterval(
        () => void timed(() => read('/api/operations?limit=10')).then(({ ms }) => during.push(ms)),
        100,
      );
      const ended = await platform.waitForEnd(body.id, { timeoutMs: 300_000 });
      clearInterval(probing);
      return ended;
    });
    const auditId = String(complete.value['id']);
    const reads: number[] = [];
    for (let times = 0; times < READS; times++) reads.push((await timed(() => read(`/api/seo/audits/${auditId}`))).ms);
    const accepts: number[] = [];
    for (let times = 0; times < ACCEPTS; times++) {
      const accepted = await timed(() => start('/api/seo/sitemap-analysis', { site_url: `http://${host}/` }));
      accepts.push(accepted.ms);
      // The work itself would be measured along with the next answer.
      await platform.waitForEnd(accepted.value.body.id);
    }
    for (const { status } of [quick.value, complete.value].map((operation) => ({ status: operation['status'] }))) {
      if (status !== 'completed') throw new Error(`An audit ended as ${String(status)}`);
    }
    return [
      { name: 'quick audit of a 20-page site', value: quick.ms / 1000, unit: 's', bar: { at_most: 30 } },
      {
        name: 'complete audit of a 20-page site, both Lighthouse runs',
        value: complete.ms / 1000,
        unit: 's',
        bar: { at_most: 60 },
      },
      { name: '202 answer, p95', value: percentile(accepts, 0.95), unit: 'ms', bar: { at_most: 100 } },
      { name: 'read of a stored audit, p95', value: percentile(reads, 0.95), unit: 'ms', bar: { at_most: 20 } },
      { name: 'other API call while an audit runs, p50', value: percentile(during, 0.5), unit: 'ms' },
      { name: 'other API call while an audit runs, p95', value: percentile(during, 0.95), unit: 'ms' },
    ];
  } finally {
    await platform.stop();
    await site.stop();
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const startMs = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startMs };
}
