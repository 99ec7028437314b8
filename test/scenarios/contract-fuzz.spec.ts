import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve as toAbsolute } from 'node:path';
import { expect } from 'chai';
import { startPlatform, type TestPlatform } from '../support/platform.js';

/** Keep in step with scripts/parts/schemathesis.mjs. */
const CACHED = 'linkwright/schemathesis/4.32.5/bin/python';

/** The command and its first arguments, as set-up hands them over. */
function fuzzer(): string[] {
  const given = process.env['LINKWRIGHT_SCHEMATHESIS'];
  if (given) return JSON.parse(given) as string[];
  const python = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), CACHED);
  if (!existsSync(python)) throw new Error('No schemathesis to test with: run "npm test" once.');
  return [python, '-m', 'schemathesis.cli'];
}

describe('[E] schemathesis over the running API', () => {
  let platform: TestPlatform;
  before(async function () {
    this.timeout(120_000);
    // A sender for a user who has none; nothing listens where it sends.
    const sender = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'desk@press.example',
      MAIL_SENDER_NAME: 'Desk',
      MAIL_ORGANIZATION: 'Press Ltd',
      MAIL_POSTAL_ADDRESS: '1 High Street, Springfield',
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    };
    const env = { CHROME_PATH: '/nonexistent/chromium', LOG_LEVEL: 'info', ...sender };
    platform = await startPlatform({ allow: [], env });
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
  });

  it('finds nothing, with all checks, within a bounded number of cases', async () => {
    const token = await platform.identity.token({ sub: 'fuzz', plan: 'enterprise', expiresInSeconds: 3600 });
    const [command = '', ...first] = fuzzer();
    const args = [
      ...first,
      '--config-file',
      toAbsolute('test/support/schemathesis.toml'),
      'run',
      toAbsolute('api/generated/openapi.yaml'),
      '--url',
      platform.url,
      '-H',
      `Authorization: Bearer ${token}`,
      // Operations are only started here, not waited for: their work is tested elsewhere.
      '-H',
      'Prefer: respond-async',
      '--checks',
      'all',
      '--phases',
      // The long phase, coverage, is left to `npm run fuzz`; hostile-values.spec.ts tries the bounds of every text.
      'examples,fuzzing,stateful',
      // More of them take minutes each, and are left to it as well.
      '--max-examples',
      '4',
      '--max-failures',
      '10',
      '--request-timeout',
      '240',
      // Ten by default, which a machine that runs all specs at once cannot promise; `npm run bench` measures it.
      '--max-response-time',
      '60',
      '--generation-deterministic',
      '--seed',
      '1',
      '--no-color',
    ];
    const folder = await mkdtemp(join(tmpdir(), 'lw-fuzz-'));
    const { code, output } = await run(command, args, folder);
    await rm(folder, { recursive: true, force: true });
    expect(code, `${shortenReport(output)}\n${errorsIn(platform.apiOutput())}`).to.equal(0);
    expect(
      Number(/(\d+) passed/.exec(output)?.[1] ?? /(\d+) generated/.exec(output)?.[1] ?? 0),
      output.slice(-2000),
    ).to.be.greaterThan(0);
  }).timeout(1_800_000);
});

/** URLs and bodies of thousands of characters would hide what else was found. */
function shortenReport(output: string): string {
  const lines = output.split('\n').map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line));
  return lines.join('\n').slice(-30_000);
}

/** What the API logged of its own failures: the fuzzer sees only that there was one. */
function errorsIn(log: string): string {
  return log
    .split('\n')
    .filter((line) => /"level":(?:"error"|"fatal"|50|60)/.test(line))
    .slice(0, 10)
    .map((line) => line.slice(0, 2000))
    .join('\n');
}

/** In a folder of its own: the fuzzer leaves what it learned where it runs. */
function run(command: string, args: string[], cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SCHEMATHESIS_HOOKS: toAbsolute('test/support/fuzz_hooks.py') };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    // Its last words may come after its end.
    child.once('close', (code) => resolve({ code, output }));
  });
}
