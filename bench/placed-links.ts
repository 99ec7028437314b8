import { checkPlacedLinks } from '../activities/crawl/check-placed-links.js';
import type { TargetReader } from '../activities/crawl/placed-links/create-target-reader.js';
import type { HttpFetcher } from '../activities/crawl/ports.js';
import { claimLinkChecks } from '../activities/outreach/links/claim-link-checks.js';
import { createLinkRecorder } from '../activities/outreach/links/recording/create-link-recorder.js';
import { readHost } from '../domain/base/url/url-identity.js';
import { spreadFirstCheck } from '../domain/outreach/links/next-check.js';
import { createGuardedFetcher } from '../test/support/guarded-fetcher.js';
import { startHttpServer } from '../test/support/servers/loopback-server.js';
import { startStore } from '../test/support/store.js';
import type { Measure } from './measure.js';

const LINKS = 10_000;
const HOSTS = 2_500;
const DAY_MS = 86_400_000;
/** A day in four minutes: waits are this much shorter, and the clock of checks this much faster. */
const FASTER = 360;
const SPACING_MS = 10_000;
/** Not in the past: the database drops what has expired by its own clock. */
const START = Date.now();
const BODY_WORDS = 800;

/**
 * A day of 10,000 watched links on a real store and a real server, each link due once: the round of the dispatcher without
 * Temporal around it, in a time that runs 360 times as fast. Processor time is the whole process, the server's included.
 */
export async function benchPlacedLinks(): Promise<Measure[]> {
  const text = 'word '.repeat(BODY_WORDS);
  const server = await startHttpServer((request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nAllow: /\n');
    else
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><title>Post</title><main><p>${text}<a href="https://client.example/guide">guide</a></main>`,
        );
  });
  const hosts = Array.from({ length: HOSTS }, (_, index) => `h${index}.example:${server.port}`);
  const network = createGuardedFetcher(hosts, { resolve: async () => ['127.0.0.1'] });
  const { store, stop } = await startStore();
  const began = performance.now();
  const now = () => START + (performance.now() - began) * FASTER;
  try {
    await addLinks(store, hosts);
    return await runDay(store, network.fetcher, now);
  } finally {
    await Promise.all([network.close(), server.close(), stop()]);
  }
}

type Store = Awaited<ReturnType<typeof startStore>>['store'];

async function addLinks(store: Store, hosts: readonly string[]): Promise<void> {
  const campaign = { name: 'Bench', description: null, keywords: [], workspace_id: 'alice' };
  const { id: campaign_id } = await store.campaigns.insert('alice', campaign, new Date(START));
  const links = Array.from({ length: LINKS }, (_, index) => ({
    page_url: `http://${hosts[index % HOSTS]}/post-${index}`,
    target_url: 'https://client.example/guide',
    lead_id: null,
    expected_anchor: null,
    expected_rel: null,
    placed_at: new Date(START).toISOString(),
    cost: null,
    note: null,
  }));
  const owner = { user_id: 'alice', campaign_id, created_by: null };
  await store.placedLinks.insertMany(owner, links, new Date(START), (place, total) =>
    spreadFirstCheck(place, total, new Date(START)),
  );
}

async function runDay(store: Store, fetcher: HttpFetcher, clock: () => number): Promise<Measure[]> {
  const offset = clock() - START;
  const now = () => clock() - offset;
  const visits = new Map<string, number[]>();
  const turns = new Map<string, number[]>();
  const recorder = createLinkRecorder({ ...store, publish: async () => {}, now: () => new Date(now()) });
  let checked = 0;
  let latestMs = 0;
  const deps = {
    agentToken: 'BenchBot',
    hostTurns: {
      reserve: async (...[host, request]: Parameters<Store['hostTurns']['reserve']>) => {
        const at = await store.hostTurns.reserve(host, request);
        if (at !== null) note(turns, host, at.getTime());
        return at;
      },
    },
    knownRobots: store.knownRobots,
    placedLinks: store.placedLinks,
    fetcher: {
      fetchOnce: (...[url, options]: Parameters<HttpFetcher['fetchOnce']>) => {
        note(visits, readHost(url), now());
        return fetcher.fetchOnce(url, options);
      },
    },
    recordLinkCheck: async (...[link, check]: Parameters<typeof recorder>) => {
      checked += 1;
      latestMs = Math.max(latestMs, now() - dueAt(link.page_url));
      await recorder(link, check);
    },
    // The target is the client's site, which is not there: its end is not looked up.
    readTarget: (async (_deps, link) => link) satisfies TargetReader,
    spacingMs: SPACING_MS,
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms) / FASTER)),
    now,
  };
  const cpu = process.cpuUsage();
  const signal = new AbortController().signal;
  while (now() < START + DAY_MS) {
    const { ids } = await claimLinkChecks({ placedLinks: store.placedLinks, now: () => new Date(now()) });
    if (ids.length === 0) await deps.wait(60_000);
    else await checkPlacedLinks(deps, { ids }, signal);
  }
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1_000_000;
  const requests = [...visits.values()].reduce((sum, times) => sum + times.length, 0);
  return [
    {
      name: `placed links: checked in a day of ${LINKS} due`,
      value: checked,
      unit: '',
      bar: { at_least: LINKS * 0.99 },
    },
    { name: 'placed links: requests, robots.txt included', value: requests, unit: '' },
    {
      name: 'placed links: shortest time between two turns of a host',
      value: shortest(turns) / 1_000,
      unit: 's',
      bar: { at_least: 10 },
    },
    { name: 'placed links: processor, of 1,000 checks', value: (seconds / checked) * 1_000, unit: 's' },
    {
      name: 'placed links: processor, of two cores over the day',
      value: (seconds / (2 * 86_400)) * 100,
      unit: '%',
      bar: { at_most: 10 },
    },
    { name: 'placed links: latest check after it was due', value: latestMs / 60_000, unit: 'min' },
  ];
}

/** As the import has spread them: the last of the list first. */
function dueAt(pageUrl: string): number {
  const place = LINKS - 1 - Number(/post-(\d+)$/.exec(pageUrl)?.[1]);
  return spreadFirstCheck(place, LINKS, new Date(START)).getTime();
}

function note(times: Map<string, number[]>, host: string, at: number): void {
  const known = times.get(host);
  if (known) known.push(at);
  else times.set(host, [at]);
}

function shortest(turns: ReadonlyMap<string, readonly number[]>): number {
  const gaps = [...turns.values()].flatMap((times) => {
    const inOrder = times.toSorted((one, other) => one - other);
    return inOrder.slice(1).map((at, index) => at - (inOrder[index] ?? 0));
  });
  return Math.min(...gaps);
}
