import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { databaseFolder, holdsData } from '../../../scripts/lib/database-folders.mjs';
import { acceptCopy, copyFolder, discardOldData, finishMove, oldFolder } from '../../../scripts/lib/database-move.mjs';

describe('[U] moving the data of the prebuilt stand-in', () => {
  let dataDir: string;
  const put = (folder: string, content: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'data'), content);
  };
  const read = (folder: string) => (existsSync(folder) ? readFileSync(path.join(folder, 'data'), 'utf8') : null);
  const state = () => ({
    wheel: read(databaseFolder(dataDir, 'wheel')),
    secantus: read(databaseFolder(dataDir, 'secantus')),
    copy: read(copyFolder(dataDir, 'secantus')),
    old: read(oldFolder(dataDir)),
  });
  const MOVED = { wheel: null, secantus: 'new', copy: null, old: 'old' };

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-move-'));
    put(databaseFolder(dataDir, 'wheel'), 'old');
    put(copyFolder(dataDir, 'secantus'), 'new');
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('puts the copy in place and keeps the old data until a later start', () => {
    acceptCopy(dataDir, 'secantus');
    expect(state()).to.deep.equal(MOVED);
    expect(holdsData(dataDir, 'wheel')).to.equal(false);
    finishMove(dataDir);
    expect(state(), 'it has nothing more to do').to.deep.equal(MOVED);
    expect(discardOldData(dataDir)).to.equal(true);
    expect(state()).to.deep.equal({ ...MOVED, old: null });
    expect(discardOldData(dataDir)).to.equal(false);
  });

  it('touches nothing while the copy has not been checked', () => {
    finishMove(dataDir);
    expect(discardOldData(dataDir)).to.equal(false);
    expect(state()).to.deep.equal({ wheel: 'old', secantus: null, copy: 'new', old: null });
  });

  it('does to its end what was cut off after the check, wherever that was', () => {
    const record = path.join(dataDir, 'database', 'move.json');
    writeFileSync(record, '{"to":"secantus","state":"checked"}\n');
    finishMove(dataDir);
    expect(state()).to.deep.equal(MOVED);

    renameSync(oldFolder(dataDir), databaseFolder(dataDir, 'wheel'));
    writeFileSync(record, '{"to":"secantus","state":"checked"}\n');
    finishMove(dataDir);
    expect(state(), 'cut off between the two').to.deep.equal(MOVED);
  });

  it('takes a record that makes no sense for none', () => {
    for (const text of ['', '{}', '{"to":"../..","state":"checked"}', 'null']) {
      writeFileSync(path.join(dataDir, 'database', 'move.json'), text);
      finishMove(dataDir);
      expect(state().wheel, text).to.equal('old');
    }
  });

  it('takes a folder that a server never wrote to for empty', () => {
    expect(holdsData(dataDir, 'wheel')).to.equal(true);
    mkdirSync(databaseFolder(dataDir, 'mongod'));
    expect(holdsData(dataDir, 'mongod')).to.equal(false);
    expect(holdsData(dataDir, 'secantus')).to.equal(false);
  });
});
