import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { type DatabaseKind, databaseFolder } from '../../../scripts/lib/database-folders.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';
import { databaseArguments, findDatabase } from '../../../scripts/parts/database.mjs';
import { findPython } from '../../../scripts/parts/secantus-wheel.mjs';

describe('[I] choice of the database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-database-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const python = { name: 'python3', script: 'echo 3 12 /opt/python' };
  function putProgram(name: string, script: string) {
    mkdirSync(path.join(folder, 'bin'), { recursive: true });
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  function putTool(name: string, version: string) {
    const directory = path.join(folder, 'cache', name, version);
    mkdirSync(directory, { recursive: true });
    writeFileSync(path.join(directory, '.complete'), '{}');
  }
  function putData(kind: DatabaseKind) {
    mkdirSync(databaseFolder(folder, kind), { recursive: true });
    writeFileSync(path.join(databaseFolder(folder, kind), 'WiredTiger'), '');
  }
  const putSecantus = () => putTool('secantus-mdb', '0.5.3-beta.196');
  const putWheel = () => {
    putProgram(python.name, python.script);
    putTool('secantus-wheel', '0.7.0b3-cp312');
  };
  const find = async (env: NodeJS.ProcessEnv = {}) => {
    const settings = readSettings({ PATH: path.join(folder, 'bin'), DATA_DIR: folder, ...env });
    return (await findDatabase({ settings, cacheRoot: path.join(folder, 'cache') }))?.kind;
  };

  it('takes the setting, then a real MongoDB, then what cargo has built, then what is prebuilt', async () => {
    expect(await find()).to.equal(undefined);
    putWheel();
    expect(await find()).to.equal('wheel');
    putSecantus();
    expect(await find()).to.equal('secantus');
    putTool('mongod', '8.0.26');
    expect(await find()).to.equal('mongod');
    putProgram('mongod', 'echo db version v8.0.4');
    expect(await find()).to.equal('mongod');
    expect(await find({ MONGODB_URI: 'mongodb://127.0.0.1/lw' })).to.equal('address');
  });

  it('leaves data that one program has written to that program, also while it has to be built anew', async () => {
    putWheel();
    putData('secantus');
    expect(await find(), 'not an empty one').to.equal(undefined);
    putSecantus();
    putTool('mongod', '8.0.26');
    expect(await find()).to.equal('secantus');
    putData('mongod');
    expect(await find()).to.equal('mongod');
  });

  it('offers what the prebuilt one has written to the better program', async () => {
    putWheel();
    putData('wheel');
    expect(await find()).to.equal('wheel');
    putSecantus();
    expect(await find()).to.equal('secantus');
  });

  it('knows a Python that is new enough', async () => {
    const env = { PATH: path.join(folder, 'bin') };
    putProgram('python3', 'echo 3 10 /opt/old');
    expect(await findPython(env)).to.equal(undefined);
    putProgram('python3.13', 'echo 3 13 /opt/new');
    expect(await findPython(env)).to.deep.equal({ program: '/opt/new', tag: 'cp313' });
    putProgram('python3', 'exit 1');
    expect(await findPython(env)).to.deep.equal({ program: '/opt/new', tag: 'cp313' });
  });

  it('has what is acknowledged outlive a kill, whichever stand-in it is', () => {
    for (const kind of ['secantus', 'wheel'] as const) {
      const given = databaseArguments(kind, '/d', 7000).join(' ');
      expect(given).to.contain('--host 127.0.0.1 --port 7000 --storage-path /d');
      expect(given).to.contain('--sync-on-commit');
    }
  });
});
