import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';

const JOBS = path.resolve(import.meta.dirname, '../../docker/mongo');
const run = promisify(execFile);

describe('[U] docker/mongo/start.sh', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mongo-start-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes a key that only the server can read, anew at each start, and hands over to the entrypoint of the image', async () => {
    for (const [name, text] of Object.entries({ 'docker-entrypoint.sh': 'echo "$@"', chown: 'echo "chown $*" >&2' })) {
      await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`);
      await chmod(path.join(folder, name), 0o755);
    }
    const env = { PATH: `${folder}:${process.env['PATH']}`, TMPDIR: folder };
    const start = () => run('/bin/sh', [path.join(JOBS, 'start.sh'), '--replSet', 'rs0', '--bind_ip_all'], { env });
    const key = path.join(folder, 'replica-set.key');

    const { stdout, stderr } = await start();
    expect(stdout).to.equal(`mongod --keyFile ${key} --replSet rs0 --bind_ip_all\n`);
    expect(stderr).to.equal(`chown mongodb:mongodb ${key}\n`);
    expect((await stat(key)).mode & 0o777).to.equal(0o600);
    const first = await readFile(key, 'utf8');
    // What MongoDB takes for a key: 6 to 1024 characters of base64.
    expect(first).to.match(/^[A-Za-z0-9+/=]{600,1024}$/);
    await start();
    expect(await readFile(key, 'utf8')).to.not.equal(first);
  });
});

/** A server as mongosh shows it, with what the check needs. */
function fakeServer({ users, initialized }: { users: string[]; initialized: boolean }) {
  const calls: string[] = [];
  let primary = initialized;
  const fail = (code: number) => {
    throw Object.assign(new Error(`code ${code}`), { code });
  };
  const db = {
    auth: (user: string) => (users.includes(user) ? 1 : fail(18)),
    getUser: (user: string) => (users.includes(user) ? { user } : null),
    createUser({ user, pwd, roles }: { user: string; pwd: string; roles: unknown }) {
      // Without a sign-in the server lets only the very first one be made.
      if (user === 'root' && users.length > 0) fail(13);
      users.push(user);
      calls.push(`${user}:${pwd}:${JSON.stringify(roles)}`);
    },
    adminCommand(command: Record<string, unknown>) {
      if ('replSetInitiate' in command) {
        primary = true;
        calls.push('initiate');
      } else if (!primary) fail(94);
    },
    hello: () => ({ isWritablePrimary: primary }),
  };
  return { db, calls };
}

describe('[U] docker/mongo/healthcheck.js', () => {
  const env = { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: 'r', LINKWRIGHT_PASSWORD: 'ours' };
  const OURS = 'linkwright:ours:[{"role":"readWrite","db":"linkwright"}]';
  const check = async (server: ReturnType<typeof fakeServer>) => {
    const quit = (code: number) => {
      throw new Error(`quit ${code}`);
    };
    runInNewContext(await readFile(path.join(JOBS, 'healthcheck.js'), 'utf8'), { ...server, process: { env }, quit });
    return server.calls;
  };

  it('makes a new server a replica set and adds the user of our processes, once', async () => {
    const server = fakeServer({ users: ['root'], initialized: false });
    expect(await check(server)).to.deep.equal(['initiate', OURS]);
    expect(await check(server)).to.deep.equal(['initiate', OURS]);
  });

  it('gives a volume from before passwords were asked for its users', async () => {
    expect(await check(fakeServer({ users: [], initialized: true }))).to.deep.equal(['root:r:["root"]', OURS]);
  });

  it('is not healthy where the password is another one', async () => {
    const failure = await check(fakeServer({ users: ['admin'], initialized: true })).catch((error: Error) => error);
    expect(failure).to.have.property('message', 'code 13');
  });
});
