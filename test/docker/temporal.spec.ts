import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const JOB = path.resolve(import.meta.dirname, '../../docker/temporal/create-namespace.sh');
const run = promisify(execFile);

describe('[U] docker/temporal/create-namespace.sh', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'namespace-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const program = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(path.join(folder, name), 0o755);
  };
  /** Notes each call; `text` says what comes of it. */
  const create = async (text: string, { seconds = 30, address = '172.18.0.5       temporal' } = {}) => {
    await program('temporal', `echo "$*" >> "${folder}/calls"\n${text}`);
    await program('getent', `[ -n "${address}" ] && echo "${address}"`);
    const env = {
      PATH: `${folder}:${process.env['PATH']}`,
      TEMPORAL_ADDRESS: 'temporal:7233',
      TEMPORAL_NAMESPACE: 'linkwright',
      NAMESPACE_SECONDS: String(seconds),
    };
    const { stdout } = await run('/bin/sh', [JOB], { env });
    return { stdout, calls: (await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n') };
  };

  it('creates the namespace and its search attributes, at the address of the server', async () => {
    const { stdout, calls } = await create('[ "$3" != describe ]');
    expect(stdout).to.equal('namespace linkwright is ready\n');
    for (const call of calls) expect(call).to.contain('--address 172.18.0.5:7233');
    expect(calls.some((call) => call.startsWith('operator namespace create --retention 720h'))).to.equal(true);
    const attributes = calls.flatMap((call) => /search-attribute create.*--name (\w+)/.exec(call)?.[1] ?? []);
    expect(attributes).to.deep.equal(['LinkwrightUser', 'LinkwrightSite', 'LinkwrightOperation', 'LinkwrightRequest']);
  });

  it('updates a namespace that is there', async () => {
    const { calls } = await create('true');
    expect(calls.filter((call) => /namespace (create|update)/.test(call))).to.have.length(1);
    expect(calls.some((call) => call.startsWith('operator namespace update --retention 720h'))).to.equal(true);
  });

  it('takes the name where it has no address', async () => {
    const { calls } = await create('true', { address: '' });
    for (const call of calls) expect(call).to.contain('--address temporal:7233');
  });

  it('tries again what was refused at first', async () => {
    const { calls } = await create(
      `[ "$2" != search-attribute ] || [ -e "${folder}/seen" ] || { touch "${folder}/seen"; exit 1; }`,
    );
    expect(calls.filter((call) => call.includes('--name LinkwrightUser '))).to.have.length(2);
  });

  it('ends by time and prints what went wrong, whatever step it is', async () => {
    const message = 'context deadline exceeded';
    for (const step of ['health', 'create']) {
      const failure = await create(`case "$*" in *describe*|*${step}*) echo "${message}" >&2; exit 1;; esac`, {
        seconds: 0,
      }).catch((error: unknown) => error);
      expect(failure, step).to.have.property('code', 1);
      expect(failure, step)
        .to.have.property('stderr')
        .that.matches(
          new RegExp(`^Temporal at temporal:7233 \\(172.18.0.5:7233\\): .* for 0 seconds.*\n${message}\n$`),
        );
    }
  });
});
