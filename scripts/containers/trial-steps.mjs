import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../lib/paths.mjs';

/**
 * @typedef {object} Trial
 * @property {import('./docker-client.mjs').DockerClient} client
 * @property {import('./trial-browser.mjs').TrialBrowser} browser
 * @property {Record<string, string>} settings
 * @property {string} folder of this trial's files
 * @property {(line: string) => void} say
 * @property {string | null} audit the operation id of the first audit
 */

const WORKERS = ['worker-core', 'worker-crawl', 'worker-mail', 'worker-browser'];
const UP_SECONDS = 600;
const OPERATION_SECONDS = 600;

/** @param {Trial} trial */
export async function bringUp({ client, say }) {
  const started = performance.now();
  await client.compose(['up', '--detach', '--wait', '--wait-timeout', String(UP_SECONDS)], UP_SECONDS + 30);
  say(`all healthy after ${Math.round((performance.now() - started) / 1000)} s`);
}

/** @param {Trial} trial */
export async function signIn({ browser, say }) {
  say(`signed in at ${browser.origin} as ${await browser.signIn('terry')}`);
}

/** @param {Trial} trial */
export async function audit(trial) {
  const operation = await finish(trial, await startAudit(trial, 30));
  trial.audit = operation.id;
  const report = await trial.browser.get(`/api/operations/${operation.id}/result`);
  const text = JSON.stringify(report);
  if (!/"performance_score":\s*\d|"lighthouse/i.test(text))
    throw new Error('the audit has no figures of the browser worker');
  trial.say(`audit ${operation.id} completed, ${text.length} bytes of result`);
}

/** @param {Trial} trial */
export async function mail({ client, browser, say }) {
  const outreach = '/api/v1/backlink-outreach';
  const { id: campaign_id } = await browser.post(`${outreach}/campaigns`, { name: 'Trial' });
  const contact = { website_url: 'https://bees.example/', contact_email: 'ana@bees.example' };
  const { id: lead_id } = await browser.post(`${outreach}/campaigns/${campaign_id}/leads`, contact);
  const letter = { campaign_id, lead_id, subject: 'An article about bees', body: 'Hello Ana,\n\nhere is an article.' };
  await browser.post(`${outreach}/outreach/send`, letter);
  const caught = [
    'exec',
    '-T',
    'mail',
    'node',
    '-e',
    "fetch('http://127.0.0.1:8025').then((r) => r.text()).then(console.log)",
  ];
  await until('a mail at the mail server', 60, async () => (await client.compose(caught)).includes('ana@bees.example'));
  say('one mail delivered with STARTTLS');
}

/** What a page that has broken out of Chromium would reach. @param {Trial} trial */
export async function networks({ client, say }) {
  const reached = async (/** @type {string} */ host, /** @type {number} */ port) => {
    const program = `const s=require('node:net').connect(${port},'${host}');const end=(t)=>{console.log(t);process.exit()};
      s.on('connect',()=>end('open')).on('error',(e)=>end(e.code));setTimeout(()=>end('silence'),3000)`;
    return (await client.compose(['exec', '-T', 'worker-browser', 'node', '-e', program])) === 'open';
  };
  for (const [host, port] of /** @type {const} */ ([
    ['mongo', 27017],
    ['temporal', 7233],
    ['egress-proxy', 3128],
  ]))
    if (!(await reached(host, port))) throw new Error(`worker-browser does not reach ${host}:${port}, which it needs`);
  const closed = /** @type {const} */ ([
    ['api', 8080],
    ['temporal-ui', 8080],
    ['worker-core', 9465],
    ['worker-crawl', 9466],
    ['postgres', 5432],
    ['searxng', 8080],
    ['tls', 443],
    ['site', 8080],
    ['mail', 2525],
    ['1.1.1.1', 443],
    ['169.254.169.254', 80],
  ]);
  for (const [host, port] of closed)
    if (await reached(String(host), Number(port))) throw new Error(`worker-browser reaches ${host}:${port}`);
  const [id = ''] = (await client.compose(['ps', '--quiet', 'worker-browser'])).split('\n');
  const format = '{{range .NetworkSettings.Networks}}{{.Gateway}} {{.IPAddress}}\n{{end}}';
  const lines = (await client.docker(['inspect', '--format', format, id])).trim().split('\n');
  /** @type {string[]} */
  const open = [];
  for (const address of lines.map((line) => line.trim().split(' ').at(-1)?.replace(/\d+$/, '1') ?? '')) {
    // Without an address of the machine in that network there is nothing to listen on, and nothing to reach.
    await withListener(address, async (port) => {
      if (await reached(address, port)) open.push(address);
    });
  }
  const engine = await client.docker(['version', '--format', '{{.Server.Version}}']);
  if (open.length > 0 && Number.parseInt(engine, 10) >= 28)
    throw new Error(`worker-browser reaches the machine at ${open.join(', ')}`);
  if (open.length > 0)
    say(`NOTE: engine ${engine} lets containers reach the machine itself (${open.join(', ')}): 28 or newer does not`);
  say(`worker-browser reaches its two stores and its proxy, and none of ${closed.length} others`);
}

/** @param {Trial} trial */
export async function readiness({ client, say }) {
  const health = async () => {
    const all = await client.compose(['ps', '--all', '--format', '{{.Service}} {{.Health}}', ...WORKERS]);
    return new Set(all.split('\n').map((line) => line.split(' ').at(-1)));
  };
  await client.compose(['stop', 'temporal']);
  const gone = performance.now();
  await until(
    'workers that count as unhealthy without Temporal',
    180,
    async () => [...(await health())].join() === 'unhealthy',
  );
  say(`all workers unhealthy ${Math.round((performance.now() - gone) / 1000)} s after Temporal stopped`);
  await client.compose(['start', 'temporal']);
  await until('workers that are healthy again', 240, async () => [...(await health())].join() === 'healthy');
}

/** @param {Trial} trial */
export async function killAndScale(trial) {
  const { client, say } = trial;
  const id = await startAudit(trial, 60);
  await until('a crawl under way', 120, async () =>
    /crawl/i.test(JSON.stringify(await trial.browser.get(`/api/operations/${id}`))),
  );
  const [container = ''] = (await client.compose(['ps', '--quiet', 'worker-crawl'])).split('\n');
  // A `docker kill` counts as wanted and would not be restarted; a process of another user can't be killed without root.
  const pid = Number(await client.docker(['inspect', '--format', '{{.State.Pid}}', container]));
  if (process.getuid?.() === 0) process.kill(pid, 'SIGKILL');
  await client.compose(
    [
      'up',
      '--detach',
      '--no-recreate',
      '--scale',
      'worker-crawl=2',
      '--scale',
      'worker-core=2',
      'worker-crawl',
      'worker-core',
    ],
    300,
  );
  await finish(trial, id);
  say(
    `audit ${id} completed though its crawl worker was ${process.getuid?.() === 0 ? 'killed' : 'not killed (needs root)'}; worker-crawl and worker-core scaled to 2`,
  );
}

/** @param {Trial} trial */
export async function backupAndRestore(trial) {
  const { client, browser, folder, say } = trial;
  const backup = path.join(folder, 'backup');
  const before = await browser.get(`/api/operations/${trial.audit}/result`);
  const started = performance.now();
  await client.script(path.join(projectRoot, 'docker/backup.sh'), [backup], 600);
  say(`backup with all stopped and started again: ${Math.round((performance.now() - started) / 1000)} s`);
  await client.compose(['down', '--volumes', '--timeout', '60'], 300);
  say((await client.script(path.join(projectRoot, 'docker/restore.sh'), [backup], 300)).replaceAll('\n', '; '));
  await bringUp(trial);
  const after = await browser.get(`/api/operations/${trial.audit}/result`);
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error('the audit differs after the restore');
  await finish(trial, await startAudit(trial, 5));
  say('after the restore: still signed in, same audit, same certificate authority, and a new audit completed');
}

/** @param {Trial} trial @param {string[]} secrets */
export async function logsWithoutSecrets({ client, say }, secrets) {
  const logs = await client.compose(['logs', '--no-color', '--tail', '5000']);
  const told = secrets.filter((secret) => logs.includes(secret));
  if (told.length > 0) throw new Error(`${told.length} secrets are in the logs`);
  say(`none of ${secrets.length} secrets in the logs`);
}

/** @param {Trial} trial @param {number} pages @returns {Promise<string>} */
async function startAudit({ browser }, pages) {
  const given = { website_url: 'http://site.example.test:8080/', max_pages: pages };
  const operation = await browser.post('/api/seo/enterprise/complete-audit', given);
  return operation.operation_id ?? operation.id;
}

/** @param {Trial} trial @param {string} id @returns {Promise<any>} */
async function finish({ browser }, id) {
  /** @type {any} */
  let operation;
  await until(`the end of ${id}`, OPERATION_SECONDS, async () => {
    operation = await browser.get(`/api/operations/${id}`);
    return !['queued', 'running'].includes(operation.status);
  });
  if (operation.status !== 'completed') throw new Error(`${id} ended as ${JSON.stringify(operation).slice(0, 500)}`);
  return { ...operation, id };
}

/** @param {string} what @param {number} limitSeconds @param {() => Promise<boolean>} check */
async function until(what, limitSeconds, check) {
  const end = performance.now() + limitSeconds * 1000;
  /** @type {unknown} */
  let last;
  while (performance.now() < end) {
    try {
      if (await check()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await delay(1000);
  }
  throw new Error(`waited ${limitSeconds} seconds for ${what}`, { cause: last });
}

/** @param {string} address @param {(port: number) => Promise<void>} use */
async function withListener(address, use) {
  const server = createServer((socket) => socket.end());
  const port = await new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(0, address, () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port));
  });
  if (port === null) return;
  try {
    await use(port);
  } finally {
    server.close();
  }
}
