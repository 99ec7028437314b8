import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../test/support/child.js';
import { benchCrawl, OWN_CPU } from './crawl.js';
import type { Measure } from './measure.js';

const PAGES = 1000;
const KILOBYTES = 60;
const TIME_LIMIT_MS = 600_000;

interface Peer {
  name: string;
  /** What it does with a page, for a fair reading of the ratio. */
  does: string;
  command(folder: string, url: string, scratch: string): string[];
}

/** Each with the concurrency that its own documentation offers for one host, politeness off as far as it can be. */
const PEERS: readonly Peer[] = [
  {
    name: 'spider-rs 0.0.157 scrape',
    does: 'fetches, keeps links and contents in memory',
    command: (folder, url) => [
      process.execPath,
      '-e',
      `const { Website } = require(${JSON.stringify(path.join(folder, 'node_modules', '@spider-rs', 'spider-rs'))}); new Website(${JSON.stringify(url)}).scrape().then(() => process.exit(0))`,
    ],
  },
  {
    name: 'advertools 0.18 (Scrapy 2.19)',
    does: 'fetches, extracts about 60 fields, writes JSON lines',
    command: (folder, url, scratch) => [
      path.join(folder, 'bin', 'python'),
      '-c',
      `import advertools; advertools.crawl(${JSON.stringify(url)}, ${JSON.stringify(path.join(scratch, 'out.jl'))}, follow_links=True, allowed_domains=["127.0.0.1"], custom_settings={"CONCURRENT_REQUESTS_PER_DOMAIN": 16, "CONCURRENT_REQUESTS": 16, "DOWNLOAD_DELAY": 0, "AUTOTHROTTLE_ENABLED": False, "LOG_LEVEL": "ERROR"})`,
    ],
  },
  {
    name: 'linkinator 7.6',
    does: 'fetches, checks links only',
    command: (folder, url) => [
      process.execPath,
      path.join(folder, 'node_modules', 'linkinator', 'build', 'src', 'cli.js'),
      url,
      '--recurse',
      '--concurrency',
      '50',
      '--verbosity',
      'none',
    ],
  },
];

/**
 * The same generated site through other crawlers, one after the other, on the same machine. Pages are counted by the
 * server, so that every crawler is measured by one yardstick; memory is the peak of the process and its children.
 */
export async function benchPeers(): Promise<Measure[]> {
  const folder = process.env['LINKWRIGHT_PEERS'];
  if (folder === undefined) throw new Error('Run `npm run bench -- --peers`: it fetches the other crawlers first');
  const crawl = await benchCrawl({ pages: PAGES, kilobytes: KILOBYTES });
  const ours = crawl[0]?.value ?? Number.NaN;
  const ourCpu = crawl.find(({ name }) => name.endsWith(OWN_CPU))?.value ?? Number.NaN;
  const measures: Measure[] = [
    {
      name: `Linkwright: ${PAGES} pages of ${KILOBYTES} KB, fetched, judged by every check, stored`,
      value: ours,
      unit: 'pages/s',
    },
    { name: `Linkwright: ${OWN_CPU}`, value: ourCpu, unit: 'ms a page' },
  ];
  for (const peer of PEERS) {
    const { rate, megabytes, cpuMs } = await runPeer(peer, folder);
    measures.push(
      { name: `${peer.name}: ${peer.does}`, value: rate, unit: 'pages/s' },
      { name: `${peer.name}: peak memory`, value: megabytes, unit: 'MB' },
      { name: `${peer.name}: CPU time of all its processes`, value: cpuMs, unit: 'ms a page' },
      { name: `Linkwright ÷ ${peer.name}, pages/s`, value: rate === null ? null : ours / rate, unit: '×' },
      { name: `Linkwright ÷ ${peer.name}, CPU time`, value: cpuMs === null ? null : ourCpu / cpuMs, unit: '×' },
    );
  }
  return measures;
}

interface PeerRun {
  rate: number | null;
  megabytes: number;
  cpuMs: number | null;
}

async function runPeer(peer: Peer, folder: string): Promise<PeerRun> {
  const site = await startChild(
    process.execPath,
    ['--import', 'tsx', 'bench/generated-site.ts', String(PAGES), String(KILOBYTES)],
    { ready: /listening \d+/ },
  );
  const scratch = await mkdtemp(path.join(tmpdir(), 'linkwright-peer-'));
  try {
    const base = `http://127.0.0.1:${/listening (\d+)/.exec(site.output())?.[1]}`;
    const [command = '', ...args] = peer.command(folder, `${base}/`, scratch);
    const started = performance.now();
    const { megabytes, cpuSeconds } = await watchUse(command, args, scratch, path.join(folder, 'bin'));
    const seconds = (performance.now() - started) / 1000;
    const { pages } = (await (await fetch(`${base}/-/served`)).json()) as { pages: number };
    // A crawler that ended early has no rate to compare.
    const isWhole = pages >= PAGES;
    return {
      rate: isWhole ? pages / seconds : null,
      megabytes,
      cpuMs: isWhole && cpuSeconds !== null ? (cpuSeconds * 1000) / pages : null,
    };
  } finally {
    await site.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

interface Use {
  /** The peak of the process and its children. */
  megabytes: number;
  /** User and system, of the process and all that it waited for; null when it was stopped. */
  cpuSeconds: number | null;
}

/** Runs to the end or the time limit. The shell around it says what its children took. */
async function watchUse(command: string, args: string[], cwd: string, programs: string): Promise<Use> {
  const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH']}` };
  const shell = ['-c', '"$@" >/dev/null 2>&1; times', 'sh', command, ...args];
  const child = spawn('sh', shell, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  let peak = 0;
  const watch = setInterval(() => {
    void residentMegabytes(child.pid ?? 0).then((now) => {
      peak = Math.max(peak, now);
    });
  }, 250);
  const limit = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), TIME_LIMIT_MS);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  clearTimeout(limit);
  return { megabytes: peak, cpuSeconds: readTimes(output) };
}

/** The second line of `times` (POSIX) is of the children: "0m5.461s 0m0.402s". */
function readTimes(output: string): number | null {
  const times = [...(output.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (times.length !== 2) return null;
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

async function residentMegabytes(group: number): Promise<number> {
  let kilobytes = 0;
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // Behind the name in brackets: state, parent, process group.
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended between the two looks.
    }
  }
  return Math.round(kilobytes / 1024);
}
