import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { startMongo } from '../support/servers/mongo.js';

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

type Privilege = { resource: { db: string; collection: string }; actions: string[] };

/** A server as mongosh shows it, with what the script needs. */
function fakeServer(given: { users: string[]; initialized: boolean; temporary?: boolean }) {
  const { users, temporary = false } = given;
  const calls: string[] = [];
  const passwords = new Map<string, string>();
  const roles = new Map<string, Privilege[]>();
  let isPrimary = given.initialized;
  const fail = (code: number) => {
    throw Object.assign(new Error(`code ${code}`), { code });
  };
  const db = {
    auth: (user: string) => (users.includes(user) ? 1 : fail(18)),
    getUser: (user: string) => (users.includes(user) ? { user } : null),
    createUser({ user, pwd, roles: held }: { user: string; pwd: string; roles: unknown }) {
      // Without a sign-in the server lets only the very first one be made.
      if (user === 'root' && users.length > 0) fail(13);
      users.push(user);
      passwords.set(user, pwd);
      calls.push(`${user}:${JSON.stringify(held)}`);
    },
    updateUser(user: string, { pwd }: { pwd: string }) {
      passwords.set(user, pwd);
    },
    getRole: (role: string) => (roles.has(role) ? { role } : null),
    createRole: ({ role, privileges }: { role: string; privileges: Privilege[] }) => void roles.set(role, privileges),
    updateRole: (role: string, { privileges }: { privileges: Privilege[] }) => void roles.set(role, privileges),
    adminCommand(command: Record<string, unknown>) {
      if ('replSetInitiate' in command) {
        isPrimary = true;
        calls.push('initiate');
      } else if (!isPrimary) fail(94);
    },
    hello: () => ({ isWritablePrimary: isPrimary, ...(temporary ? {} : { isreplicaset: true }) }),
  };
  return { db, calls, passwords, roles };
}

describe('[U] docker/mongo/set-up.js', () => {
  const ENV = {
    MONGO_INITDB_ROOT_USERNAME: 'root',
    MONGO_INITDB_ROOT_PASSWORD: 'r',
    LINKWRIGHT_PASSWORD: 'ours',
    LINKWRIGHT_BROWSER_PASSWORD: "the browser's",
  };
  const OURS = 'linkwright:[{"role":"readWrite","db":"linkwright"}]';
  const BROWSER = 'linkwright-browser:[{"role":"linkwrightBrowser","db":"admin"}]';
  const setUp = async (server: ReturnType<typeof fakeServer>, env: Record<string, string> = ENV) => {
    const quit = (code: number) => {
      throw new Error(`quit ${code}`);
    };
    const context = { ...server, process: { env }, quit, print: () => undefined };
    runInNewContext(await readFile(path.join(JOBS, 'set-up.js'), 'utf8'), context);
    return server.calls;
  };

  it('makes a new server a replica set and adds the users of our processes, once', async () => {
    const server = fakeServer({ users: ['root'], initialized: false });
    expect(await setUp(server)).to.deep.equal(['initiate', OURS, BROWSER]);
    expect(await setUp(server)).to.deep.equal(['initiate', OURS, BROWSER]);
  });

  it('takes over passwords that have changed', async () => {
    const server = fakeServer({ users: ['root'], initialized: false });
    await setUp(server);
    await setUp(server, { ...ENV, LINKWRIGHT_PASSWORD: 'new', LINKWRIGHT_BROWSER_PASSWORD: 'new too' });
    expect([server.passwords.get('linkwright'), server.passwords.get('linkwright-browser')]).to.deep.equal([
      'new',
      'new too',
    ]);
  });

  it('lets the browser worker read what its work is about, write artifacts, and nothing else', async () => {
    const server = fakeServer({ users: ['root'], initialized: true });
    await setUp(server);
    const privileges = server.roles.get('linkwrightBrowser') ?? [];
    const may = (action: string) =>
      privileges.filter(({ actions }) => actions.includes(action)).map(({ resource }) => resource.collection);
    expect(privileges.map(({ resource }) => resource.db)).to.deep.equal(privileges.map(() => 'linkwright'));
    for (const action of ['insert', 'update', 'remove'])
      expect(may(action)).to.have.members(['artifacts', 'artifact_chunks']);
    expect(may('find')).to.not.include.members(['sessions']);
    expect(may('find')).to.have.members([
      'artifacts',
      'artifact_chunks',
      'audits',
      'crawl_access',
      'crawl_pages',
      'crawls',
      'report_brands',
    ]);
    expect(new Set(privileges.flatMap(({ actions }) => actions))).to.deep.equal(
      new Set(['find', 'insert', 'update', 'remove']),
    );
  });

  it('gives a volume from before passwords were asked for its users', async () => {
    expect(await setUp(fakeServer({ users: [], initialized: true }))).to.deep.equal(['root:["root"]', OURS, BROWSER]);
  });

  it('leaves the server alone that the image sets its data up with', async () => {
    const server = fakeServer({ users: [], initialized: false, temporary: true });
    const failure = await setUp(server).catch((error: Error) => error);
    expect(failure).to.have.property('message', 'quit 1');
    expect(server.calls).to.deep.equal([]);
  });

  it('fails where the password is another one', async () => {
    const failure = await setUp(fakeServer({ users: ['admin'], initialized: true })).catch((error: Error) => error);
    expect(failure).to.have.property('message', 'code 13');
  });
});

describe('[U] docker/mongo/set-up.sh', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mongo-set-up-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const setUp = async (shell: string, seconds = 30) => {
    await writeFile(path.join(folder, 'mongosh'), `#!/bin/sh\n${shell}\n`);
    await chmod(path.join(folder, 'mongosh'), 0o755);
    const env = { PATH: `${folder}:${process.env['PATH']}`, SET_UP_SECONDS: String(seconds), FOLDER: folder };
    return run('/bin/sh', [path.join(JOBS, 'set-up.sh')], { env });
  };

  it('tries until the server takes it', async () => {
    const { stdout } = await setUp(
      'if [ -e "$FOLDER/tried" ]; then echo ready; else touch "$FOLDER/tried"; exit 1; fi',
    );
    expect(stdout).to.equal('ready\n');
  });

  it('says what the server said last when its time is up', async () => {
    const failure = await setUp('echo "Authentication failed" >&2; exit 1', 0).catch((error: unknown) => error);
    expect(failure).to.have.property('code', 1);
    expect(failure)
      .to.have.property('stderr')
      .that.matches(/within 0 seconds.*\nAuthentication failed\n$/s);
  });
});

describe('[I] docker/mongo/is-primary.sh', () => {
  const ask = (port: number | string) =>
    run('/bin/bash', [path.join(JOBS, 'is-primary.sh')], { env: { ...process.env, MONGO_PORT: String(port) } }).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );

  it('takes a server that takes writes for healthy', async () => {
    const mongo = await startMongo();
    try {
      expect(await ask(new URL(mongo.uri.replace(/^mongodb:/, 'http:')).port)).to.equal(0);
    } finally {
      await mongo.stop();
    }
  });

  it('takes none for healthy that is no primary, says nothing of the kind, or is not there', async () => {
    for (const said of ['\x08isWritablePrimary\0\0', 'HTTP/1.1 400 Bad Request\r\n\r\n']) {
      const server = createServer((socket) => socket.once('data', () => socket.end(said, 'latin1')));
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      expect(await ask(port), said).to.equal(1);
      server.close();
      await once(server, 'close');
      expect(await ask(port)).to.equal(1);
    }
  });
});
