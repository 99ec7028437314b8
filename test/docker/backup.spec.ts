import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const SCRIPTS = path.resolve(import.meta.dirname, '../../docker');
const run = promisify(execFile);

/** Docker whose volumes are folders: `run` runs here, with the folder of the service instead of its own. */
const DOCKER = `#!/bin/bash
echo "$*" >> "$STATE/calls"
[ "$1" = compose ] && shift
case "$1" in
  ps) case "$*" in *running*) cat "$STATE/running" 2>/dev/null ;; *) cat "$STATE/containers" 2>/dev/null ;; esac; exit 0 ;;
  run) ;;
  *) exit 0 ;;
esac
while [ "$1" != --entrypoint ]; do shift; done
program=$2 service=$3
shift 3
case "$service" in mongo) inside=/data/db ;; postgres) inside=/var/lib/postgresql/data ;; *) inside=/data ;; esac
arguments=("\${@//$inside/$STATE/volumes/$service}")
exec "$program" "\${arguments[@]}"
`;

describe('[U] docker/backup.sh and docker/restore.sh', () => {
  let folder: string;
  let backup: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
    backup = path.join(folder, 'saved');
    await writeFile(path.join(folder, 'docker'), DOCKER);
    await chmod(path.join(folder, 'docker'), 0o755);
    await writeFile(path.join(folder, '.env'), 'ENCRYPTION_KEYS=k1:secret\n');
    await writeFile(path.join(folder, 'running'), 'mongo\nworker-crawl\ntls\nworker-crawl\n');
    for (const name of ['mongo', 'postgres', 'tls']) {
      await mkdir(path.join(folder, 'volumes', name), { recursive: true });
      await writeFile(path.join(folder, 'volumes', name, 'data'), `of ${name}`);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));
  const script = (name: string) => {
    const env = { PATH: `${folder}:${process.env['PATH']}`, STATE: folder };
    return run('/bin/sh', [path.join(SCRIPTS, name), backup], { env, cwd: folder });
  };
  const failureOf = (name: string) => script(name).catch((error: unknown) => error);
  const STARTED =
    'compose up --detach --wait --scale mongo=1 --scale tls=1 --scale worker-crawl=2 mongo tls worker-crawl';
  const empty = async () => {
    for (const name of ['mongo', 'postgres', 'tls']) await rm(path.join(folder, 'volumes', name, 'data'));
  };

  it('bring back what was there, with the settings beside it and no one else reading it', async () => {
    await script('backup.sh');
    expect(await readdir(backup)).to.have.members([
      'mongo.tar.gz',
      'postgres.tar.gz',
      'tls.tar.gz',
      'env',
      'images.txt',
    ]);
    expect((await stat(backup)).mode & 0o077).to.equal(0);
    expect((await stat(path.join(backup, 'env'))).mode & 0o077).to.equal(0);
    expect(await readFile(path.join(backup, 'env'), 'utf8')).to.equal('ENCRYPTION_KEYS=k1:secret\n');
    await empty();
    const { stdout } = await script('restore.sh');
    expect(stdout).to.match(/mongo is back\npostgres is back\n/);
    for (const name of ['mongo', 'postgres', 'tls'])
      expect(await readFile(path.join(folder, 'volumes', name, 'data'), 'utf8')).to.equal(`of ${name}`);
  });

  it('stop everything first, and start again what ran, also after a failure', async () => {
    const calls = async () => (await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n');
    await script('backup.sh');
    const order = (await calls()).map((call) => call.split(' ').slice(0, 2).join(' '));
    expect(order.indexOf('compose stop')).to.be.lessThan(order.indexOf('compose run'));
    expect((await calls()).at(-1)).to.equal(STARTED);
    await rm(backup, { recursive: true });
    await rm(path.join(folder, 'volumes', 'postgres'), { recursive: true });
    expect(await failureOf('backup.sh'))
      .to.have.property('code')
      .that.is.greaterThan(0);
    expect((await calls()).at(-1)).to.equal(STARTED);
  });

  it('leave out the TLS proxy where there is none', async () => {
    await writeFile(path.join(folder, 'running'), 'api\nmongo\n');
    await script('backup.sh');
    expect(await readdir(backup)).to.not.include('tls.tar.gz');
    await empty();
    await script('restore.sh');
  });

  it('write over nothing, and stop nothing before they know that they can continue', async () => {
    await mkdir(backup);
    expect(await failureOf('backup.sh'))
      .to.have.property('stderr')
      .that.contains('is there already');
    await rm(backup, { recursive: true });
    await rm(path.join(folder, '.env'));
    expect(await failureOf('backup.sh'))
      .to.have.property('stderr')
      .that.contains('.env is missing');
    expect(await readdir(folder)).to.not.include('calls');
  });

  it('put nothing back over data, beside running containers, or out of half a backup', async () => {
    await script('backup.sh');
    expect(await failureOf('restore.sh'))
      .to.have.property('stderr')
      .that.contains('the volume of mongo is not empty');
    await writeFile(path.join(folder, 'containers'), 'abc\n');
    expect(await failureOf('restore.sh'))
      .to.have.property('stderr')
      .that.contains('docker compose down');
    await rm(path.join(backup, 'postgres.tar.gz'));
    expect(await failureOf('restore.sh'))
      .to.have.property('stderr')
      .that.contains('postgres.tar.gz is missing');
  });
});
