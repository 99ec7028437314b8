import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import mongoose from 'mongoose';
import { checkRoom, moveDatabase } from '../../../scripts/bring-up/move-database.mjs';
import { databaseFolder, holdsData } from '../../../scripts/lib/database-folders.mjs';
import { oldFolder } from '../../../scripts/lib/database-move.mjs';
import { createLaunch } from '../../../scripts/lib/launch.mjs';
import { choosePort } from '../../../scripts/lib/ports.mjs';
import { openRunJournal } from '../../../scripts/lib/run-journal.mjs';
import { createSetUpContext } from '../../../scripts/lib/set-up-context.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';
import {
  type DatabaseProgram,
  databaseUri,
  ensureTestDatabase,
  ensureWheelDatabase,
  startDatabase,
} from '../../../scripts/parts/database.mjs';

describe('[U] room for a copy of the data', () => {
  it('is half as much again as the data, and what a server takes for itself', () => {
    const megabytes = (count: number) => count * 2 ** 20;
    expect(() => checkRoom(megabytes(100), megabytes(278))).to.not.throw();
    expect(() => checkRoom(megabytes(100), megabytes(277))).to.throw(
      'needs 278 MB free on the disk, and there are 277 MB',
    );
  });
});

describe('[I] moving the database of the prebuilt stand-in', function () {
  // The stand-in is fetched where it isn't in the tool cache.
  this.timeout(300_000);
  let dataDir: string;
  let lines: string[];
  let wheel: DatabaseProgram;
  let found: DatabaseProgram;
  let parts: Parameters<typeof moveDatabase>[1];

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-move-'));
    lines = [];
    const print = (line: string) => void lines.push(line);
    const settings = readSettings({
      ...process.env,
      DATA_DIR: dataDir,
      LINKWRIGHT_DOWNLOADS: 'registries',
      MONGODB_URI: '',
    });
    const setUp = createSetUpContext(settings, (message) => print(`  … ${message}`));
    const journal = openRunJournal(dataDir);
    if ('holder' in journal) throw new Error('a fresh folder is claimed by nobody');
    parts = { settings, setUp, launch: createLaunch(settings, journal), print, reserved: new Set() };
    wheel = await ensureWheelDatabase(setUp);
    const database = await ensureTestDatabase(setUp);
    if (database.kind === 'address') throw new Error('no program');
    found = database;
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Starts a program on the data that it has. */
  async function withDatabase<Result>(
    program: DatabaseProgram,
    end: 'stop' | 'kill',
    work: (tests: mongoose.mongo.Collection) => Promise<Result>,
  ) {
    const port = await choosePort('test', { preferred: 0, fixed: false }, parts.reserved);
    const service = await startDatabase(program, { port, attempt: 1 }, parts.launch);
    const client = await mongoose.mongo.MongoClient.connect(databaseUri(port));
    try {
      return await work(client.db().collection('tests'));
    } finally {
      if (end === 'kill') service.kill();
      await client.close();
      await service.stop(15_000);
    }
  }

  const fill = () =>
    withDatabase(wheel, 'kill', async (tests) => {
      await tests.createIndex({ number: 1 }, { unique: true });
      for (let number = 0; number < 50; number += 1)
        await tests.insertOne({ number }, { writeConcern: { w: 'majority', j: true } });
    });
  const count = (tests: mongoose.mongo.Collection) => tests.countDocuments({});

  it('finds all that was acknowledged before a kill, in the program that was found now', async () => {
    await fill();
    const { program, wasMoved } = await moveDatabase(found, parts);
    expect([program, wasMoved]).to.deep.equal([found, true]);
    expect(lines.at(-1)).to.equal(
      `  … moved 50 documents in 1 collection(s), each compared; ${oldFolder(dataDir)} keeps the old ones until the next start`,
    );
    const indexes = await withDatabase(program, 'stop', async (tests) => {
      expect(await count(tests)).to.equal(50);
      return tests.indexes();
    });
    expect(indexes.map(({ name, unique }) => [name, unique ?? false])).to.have.deep.members([
      ['_id_', false],
      ['number_1', true],
    ]);
    expect([holdsData(dataDir, 'wheel'), existsSync(oldFolder(dataDir))]).to.deep.equal([false, true]);
    expect(await moveDatabase(found, parts)).to.deep.equal({ program: found, wasMoved: false });
  });

  it('leaves it where it is when the other program does not start, and says so', async () => {
    await fill();
    const broken = { ...found, binary: '/bin/false' };
    expect(await moveDatabase(broken, parts)).to.deep.equal({ program: wheel, wasMoved: false });
    expect(lines.at(-1)).to.match(
      /^ {2}… the database stays with SecantusDB 0\.7\.0b3, nothing is lost: .+ did not start: /,
    );
    expect(await withDatabase(wheel, 'stop', count)).to.equal(50);
  });

  it('leaves it where it is when the other program has data of its own', async () => {
    await fill();
    const folder = databaseFolder(dataDir, found.kind);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'data'), 'of another time');
    expect(await moveDatabase(found, parts)).to.deep.equal({ program: wheel, wasMoved: false });
    expect(lines.at(-1)).to.contain(`${folder} holds other data: move that folder away`);
    expect(existsSync(path.join(folder, 'data'))).to.equal(true);
  });
});
