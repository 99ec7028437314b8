import { readdirSync, readFileSync } from 'node:fs';
import { Client, Connection } from '@temporalio/client';
import { expect } from 'chai';
import type { CompleteAudit } from '../../domain/audits/audit-result.js';
import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { until } from '../support/until.js';

const lamps = (number: number) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Handmade lamp number ${number} of the workshop</title></head><body><main><h1>Lamp ${number}</h1><p>${'A lamp of glass and brass. '.repeat(60)}</p><a href="/">Home</a></main></body></html>`;

/** Command lines of all browsers that run for this platform: their folders lie in its own TMPDIR. */
function browsersUnder(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(folder));
}

/** Bytes of every payload in a history, however deep it lies. */
function payloadSizes(value: unknown): number[] {
  if (value instanceof Uint8Array) return [value.length];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(payloadSizes);
}

describe('[E] complete audit with a real browser', () => {
  let site: LoopbackServer;
  let rivals: LoopbackServer[];
  let platform: TestPlatform;
  before(async function () {
    this.timeout(120_000);
    site = await startHttpServer(
      sitePages({
        '/': lamps(0).replace('</main>', '<a href="/a">A lamp</a><a href="/gone">A lamp that is gone</a></main>'),
        // Its script is what only rendering shows.
        '/a': lamps(1).replace('</main>', '<script>document.title = "Lamps for every room"</script></main>'),
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /\n' },
      }),
    );
    rivals = [await startHttpServer(sitePages({ '/': lamps(7) })), await startHttpServer(sitePages({ '/': lamps(8) }))];
    platform = await startPlatform({ allow: [site, ...rivals].map((server) => server.host) });
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    for (const server of [site, ...rivals]) await server.close();
  });

  const start = async (body: object = {}) =>
    (
      await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', {
        body: { website_url: site.url, ...body },
      })
    ).body.id;
  const measuring = (id: string) =>
    until('Lighthouse is at work', async () => {
      const { body } = await platform.call<{ progress: { phase: string } }>(`/api/operations/${id}`);
      return body.progress.phase === 'speed' && browsersUnder(platform.scratch).length > 3;
    });

  /** A process that was ended takes a moment to go. */
  const noBrowser = () => until('no browser is left', () => browsersUnder(platform.scratch).length === 0);

  it('measures all five components, ranks competitors and tells its events in order', async () => {
    const competitors = rivals.map((rival) => rival.url);
    const id = await start({ competitors, target_keywords: ['lamp'] });
    const token = await platform.identity.token({ sub: 'alice', plan: 'enterprise' });
    const stream = await fetch(`${platform.url}/api/operations/${id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await stream.text();
    const events = [...text.matchAll(/^event: (\w+)$/gm)].map((match) => match[1]);
    expect(events.at(-1)).to.equal('completed');
    expect(events.filter((event) => event !== 'progress')).to.have.length(1);

    const { body: audit } = await platform.call<CompleteAudit>(`/api/seo/audits/${id}`);
    expect(audit).to.include({ status: 'completed', score_coverage: 1, audit_type: 'complete' });
    const { strategies } = audit.components.page_speed.metrics as { strategies: Record<string, SpeedArtifact> };
    expect(strategies['mobile']?.metrics.lcp_ms).to.be.greaterThan(0);
    expect(strategies['desktop']?.metrics.lcp_ms).to.be.greaterThan(0);
    expect(audit.benchmarking?.competitors.map((competitor) => competitor.status)).to.deep.equal([
      'completed',
      'completed',
    ]);
    expect(audit.benchmarking?.your_rank).to.be.within(1, 3);
    const changed = audit.components.on_page_seo.issues.find(
      ({ check_id }) => check_id === 'title/raw-rendered-differ',
    );
    expect(changed?.sample.map(({ url }) => url)).to.deep.equal([`${site.url}/a`]);
    expect(changed?.sample[0]?.observed).to.contain('rendered: "Lamps for every room"');
    expect(audit.target_keyword_analysis.map(({ keyword }) => keyword)).to.deep.equal(['lamp']);
    await noBrowser();
  }).timeout(400_000);

  it('passes references through Temporal, not pages: no payload over 64 KiB', async () => {
    const { body: history } = await platform.call<{ id: string }[]>('/api/seo/audits');
    const connection = await Connection.connect({ address: platform.temporal.address });
    const client = new Client({ connection, namespace: platform.temporal.namespace });
    for (const workflowId of [`complete_audit:alice:${history[0]?.id}`, `crawl:alice:${history[0]?.id}:site`]) {
      const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
      const sizes = payloadSizes(events);
      expect(sizes.length).to.be.greaterThan(5);
      expect(Math.max(...sizes), workflowId).to.be.lessThan(64 * 1024);
    }
    await connection.close();
  });

  it('a worker killed beside its browser: the next one sweeps it away, and the audit completes, compared with the one before', async () => {
    const { body: history } = await platform.call<{ id: string }[]>(
      `/api/seo/audits?site_url=${encodeURIComponent(site.url)}`,
    );
    expect(history).to.have.length(1);
    const id = await start();
    await measuring(id);
    await platform.killWorker('SIGKILL');
    await platform.startWorker();
    const ended = await platform.waitForEnd(id, { timeoutMs: 300_000 });
    expect(ended['status']).to.equal('completed');
    const result = ended['result'] as { score_coverage: number; previous: { audit_id: string } };
    expect(result.score_coverage).to.equal(1);
    expect(result.previous.audit_id).to.equal(history[0]?.id);
    await noBrowser();
  }).timeout(600_000);

  it('cancelled while the browser works: gone within seconds, with what was found so far', async () => {
    const id = await start();
    await measuring(id);
    expect((await platform.call(`/api/operations/${id}/cancel`, { method: 'POST' })).status).to.equal(202);
    await noBrowser();
    const ended = await platform.waitForEnd(id);
    expect(ended['status']).to.equal('cancelled');
    const { status, body } = await platform.call<{ status: string; component_scores: Record<string, number | null> }>(
      `/api/operations/${id}/result`,
    );
    expect(status).to.equal(200);
    expect(body.status).to.equal('partial');
    expect(body.component_scores['technical_seo']).to.be.a('number');
    expect(body.component_scores['page_speed']).to.equal(null);
    expect((await platform.call(`/api/operations/${id}/cancel`, { method: 'POST' })).status).to.equal(409);
  }).timeout(300_000);
});
