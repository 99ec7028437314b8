import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { findChrome } from '../../../../activities/browser/chrome/find-chrome.js';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { sweepOrphans } from '../../../../activities/browser/chrome/sweep-orphans.js';
import {
  createLighthouseRunner,
  type LighthouseRunnerOptions,
} from '../../../../activities/browser/lighthouse/lighthouse-runner.js';
import type { SpeedArtifact } from '../../../../domain/seo/artifacts/speed.js';
import { type FilteringProxy, startFilteringProxy } from '../../../../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';
import { until } from '../../../support/until.js';

const PAGE = `<!doctype html><html><head><title>A page</title><link rel="stylesheet" href="/a.css"></head>
<body><h1>Hello</h1><p>Some text to paint.</p><img src="/missing.png"></body></html>`;

/** What Lighthouse sees in it is named: a font that text waits for, the image found late, another company's script. */
const showpiece = (thirdParty: string) => `<!doctype html><html lang="en"><head><title>A showpiece</title>
<link rel="stylesheet" href="/a.css"><style>@font-face { font-family: F; src: url(/f.woff2) } h1 { font-family: F }</style></head>
<body><h1>Hello</h1><img src="/hero.svg?a=1&amp;b=2" loading="lazy" width="300" height="300"><script src="${thirdParty}"></script></body></html>`;
/** Long for its size: images that hold next to nothing are no largest contentful paint. */
const HERO = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#07c"/>
<desc>${'about a blue square '.repeat(500)}</desc></svg>`;
const BUSY = 'const end = performance.now() + 200; while (performance.now() < end);';

/** Fifty times 50 MB, each written to. */
const HOG = `<!doctype html><title>Hog</title><p>Text<script>
  const kept = [];
  const more = () => { if (kept.length < 50) { kept.push(new Uint8Array(50_000_000).fill(1)); setTimeout(more, 20); } };
  more();
</script>`;
const WINDOWS = `<!doctype html><title>Windows</title><p>Text<script>
  setInterval(() => { const link = document.createElement('a'); link.href = '/'; link.target = '_blank'; link.rel = 'opener'; document.body.append(link); link.click(); open('/', '_blank'); }, 20);
</script>`;

describe('[I] createLighthouseRunner', function () {
  this.timeout(200_000);
  let parentDir: string;
  let site: LoopbackServer;
  let proxy: FilteringProxy;
  let chromePath: string;

  before(async () => {
    const found = await findChrome();
    if (found === null) throw new Error('These specs need Chromium');
    chromePath = found;
    parentDir = mkdtempSync(join(tmpdir(), 'lighthouse-spec-'));
    site = await startHttpServer((request, response) => {
      if (request.url === '/hang') return;
      const odd = request.url === '/hog' ? HOG : request.url === '/windows' ? WINDOWS : null;
      if (odd !== null) response.setHeader('content-type', 'text/html').end(odd);
      else if (request.url === '/') response.setHeader('content-type', 'text/html').end(PAGE);
      else if (request.url === '/showpiece')
        response.setHeader('content-type', 'text/html').end(showpiece(`http://localhost:${site.port}/busy.js`));
      else if (request.url === '/hero.svg?a=1&b=2') response.setHeader('content-type', 'image/svg+xml').end(HERO);
      else if (request.url === '/busy.js') response.setHeader('content-type', 'text/javascript').end(BUSY);
      // No text waits for a font that is there at once.
      else if (request.url === '/f.woff2')
        setTimeout(() => response.setHeader('content-type', 'font/woff2').end('no font'), 400);
      else if (request.url === '/a.css') response.setHeader('content-type', 'text/css').end('h1 { color: #333 }');
      else response.writeHead(404).end();
    });
    const guard = createNetworkGuard({
      allowedPrivateHosts: [site.host, `localhost:${site.port}`],
      allowedPorts: ['80', '443'],
    });
    proxy = await startFilteringProxy({ guard });
  });
  after(async () => {
    await Promise.all([proxy.close(), site.close()]);
    rmSync(parentDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    site.hits.length = 0;
  });

  const runner = (overrides: Partial<LighthouseRunnerOptions> = {}) =>
    createLighthouseRunner({ chromePath, proxyUrl: proxy.url, noSandbox: true, parentDir, ...overrides });
  const request = (path: string, signal = new AbortController().signal) =>
    ({ url: `${site.url}${path}`, strategy: 'mobile', locale: null, signal }) as const;
  /** Of browsers: the groups of those whose options name the folder. Their children need not. */
  const browserProcesses = () => {
    const all = listProcesses();
    const named = all.filter(({ command }) => command.includes(`=${parentDir}/`));
    const groups = new Set(named.map(({ group }) => group));
    return all.filter(({ group }) => groups.has(group));
  };
  const leftovers = () => ({
    folders: readdirSync(parentDir),
    commands: browserProcesses().map(({ command }) => command),
  });
  const bytesOf = (pid: number) => {
    try {
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096;
    } catch {
      return 0;
    }
  };
  const failure = (pending: Promise<SpeedArtifact>) =>
    pending.then(
      () => null,
      (error: unknown) => error,
    );

  it('measures a page and leaves nothing behind', async () => {
    const artifact = await runner().measure(request('/'));
    expect(artifact).to.include({
      strategy: 'mobile',
      url: `${site.url}/`,
      final_url: `${site.url}/`,
      lighthouse_version: '13.5.0',
    });
    expect(artifact.runtime_error).to.equal(null);
    const { inp_ms, ...measured } = artifact.metrics;
    expect(inp_ms).to.equal(null);
    for (const [name, value] of Object.entries(measured)) expect(value, name).to.be.a('number');
    for (const [name, value] of Object.entries(artifact.scores)) expect(value, name).to.be.within(0, 100);
    expect(artifact.metrics.lcp_ms).to.be.greaterThan(0);
    expect(artifact.request_count).to.be.at.least(3);
    expect(artifact.page_weight_bytes).to.be.greaterThan(PAGE.length);
    expect(artifact.diagnostics.map(({ id }) => id)).to.include('meta-description');
    expect(leftovers()).to.deep.equal({ folders: [], commands: [] });
    expect(proxy.refused).to.equal(0);
  });

  it('names what holds the page up', async () => {
    const { opportunities, blocking_fonts, third_parties, diagnostics } = await runner().measure(request('/showpiece'));
    const readDetailItems = (id: string) => opportunities.find((one) => one.id === id)?.items;
    expect(readDetailItems('render-blocking-insight')).to.include(`${site.url}/a.css`);
    expect(readDetailItems('lcp-discovery-insight')).to.deep.equal([`${site.url}/hero.svg?a=1&b=2`]);
    expect(blocking_fonts).to.deep.equal([`${site.url}/f.woff2`]);
    expect(third_parties?.entities.map(({ name }) => name)).to.deep.equal(['localhost']);
    // 200 ms of this host's are four times as many of the simulated phone's.
    expect(third_parties?.blocking_ms).to.be.greaterThan(400);
    expect(diagnostics.map(({ id }) => id)).not.to.include('cumulative-layout-shift');
  });

  it('ends at once when it is canceled, browser and all', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const pending = failure(runner().measure(request('/hang', controller.signal)));
    await until('the page is asked for', () => site.hits.includes('GET /hang'));
    expect(leftovers().folders).to.have.length(1);
    expect(leftovers().commands.length).to.be.greaterThan(2);
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(leftovers()).to.deep.equal({ folders: [], commands: [] });
  });

  it('ends by its own deadline', async () => {
    expect(await failure(runner({ deadlineMs: 1_500 }).measure(request('/hang')))).to.include({
      code: 'timeout',
      retryable: false,
    });
    expect(leftovers()).to.deep.equal({ folders: [], commands: [] });
  });

  it('ends a page that takes all memory, with the reason, before it has it', async () => {
    let peak = 0;
    const timer = setInterval(() => {
      for (const { pid, command } of browserProcesses())
        if (command.includes('--type=renderer')) peak = Math.max(peak, bytesOf(pid));
    }, 20);
    const error = await failure(runner({ memoryLimitBytes: 500_000_000 }).measure(request('/hog')));
    clearInterval(timer);
    expect(error).to.include({
      name: 'DomainError',
      code: 'browser_failed',
      retryable: false,
      message: 'The page takes more than 500 MB of memory in a browser',
    });
    // What it can fill between two looks comes on top.
    expect(peak).to.be.within(300_000_000, 1_500_000_000);
    expect(leftovers()).to.deep.equal({ folders: [], commands: [] });
  });

  it('opens none of the windows that a page asks for', async () => {
    // Chromium opens none without a gesture, and Lighthouse makes none.
    expect((await runner().measure(request('/windows'))).runtime_error).to.equal(null);
    expect(site.hits.filter((hit) => hit === 'GET /windows')).not.to.be.empty;
    expect(site.hits).not.to.include('GET /');
    expect(leftovers()).to.deep.equal({ folders: [], commands: [] });
  });

  it('leaves a browser that its next start finds, when it is killed itself', async () => {
    const path = fileURLToPath(new URL('../../../support/browser/browser-worker.ts', import.meta.url));
    const options = JSON.stringify({
      chromePath,
      proxyUrl: proxy.url,
      noSandbox: true,
      parentDir,
      url: `${site.url}/hang`,
    });
    const worker = spawn(process.execPath, ['--import', 'tsx', path, options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const isUp = () => leftovers().commands.some((command) => command.includes('--type=zygote'));
    await until('a browser runs', isUp);
    expect(await sweepOrphans(parentDir)).to.deep.equal({ killed: 0, removed: 0 });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(isUp()).to.equal(true);
    const swept = await sweepOrphans(parentDir);
    expect(swept.removed).to.equal(1);
    expect(swept.killed).to.be.greaterThan(0);
    expect(leftovers()).to.deep.equal({ folders: [], commands: [] });
    expect(await sweepOrphans(parentDir)).to.deep.equal({ killed: 0, removed: 0 });
  });

  it('says plainly that there is no browser', async () => {
    const error = await failure(runner({ chromePath: null }).measure(request('/')));
    expect(error).to.include({ name: 'DomainError', code: 'browser_unavailable', retryable: false });
    const reason = new Error('stop');
    expect(await failure(runner().measure(request('/', AbortSignal.abort(reason))))).to.equal(reason);
    expect(site.hits).to.deep.equal([]);
  });
});
