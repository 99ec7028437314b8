import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { startDatabaseBuild } from '../../../scripts/bring-up/database-build.mjs';
import { failedBuildPath } from '../../../scripts/lib/failed-build.mjs';
import { createLaunch } from '../../../scripts/lib/launch.mjs';
import { findMarkedProcesses, killMarkedProcesses } from '../../../scripts/lib/process-table.mjs';
import { openRunJournal } from '../../../scripts/lib/run-journal.mjs';
import { createSetUpContext } from '../../../scripts/lib/set-up-context.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';
import { findSecantus } from '../../../scripts/parts/secantus.mjs';
import { until } from '../../support/until.js';

/** Stands in for cargo: the real one takes ten minutes. `$5` and so on are what follows --root. */
const BUILDS = `
while [ "$1" != --root ]; do shift; done
mkdir -p "$2/bin" && printf '#!/bin/sh\\n' > "$2/bin/secantusd-rs" && chmod +x "$2/bin/secantusd-rs"
nice > "$NOTES/nice"; ionice --pid $$ > "$NOTES/ionice" 2> /dev/null || true; echo x >> "$NOTES/builds"
`;
const FAILS = `echo 'error: linker \`cc\` not found'; exit 101`;
const TAKES_LONG = `echo half > "$CARGO_TARGET_DIR/compiled"; touch "$NOTES/begun"; while :; do sleep 1; done`;

describe('[I] building the faster database beside a platform', function () {
  this.timeout(60_000);
  let folder: string;
  let lines: string[];
  let parts: Parameters<typeof startDatabaseBuild>[0];
  let runId: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-build-'));
    lines = [];
    parts = openRun('data');
  });

  afterEach(async () => {
    killMarkedProcesses(`${runId}/`);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  function openRun(dataDir: string): typeof parts {
    const env = { PATH: `${folder}/bin:${process.env['PATH']}`, XDG_CACHE_HOME: folder, NOTES: folder, HOME: folder };
    const settings = readSettings({ ...env, DATA_DIR: path.join(folder, dataDir) });
    const print = (line: string) => void lines.push(line);
    const journal = openRunJournal(settings.dataDir);
    if ('holder' in journal) throw new Error('a fresh folder is claimed by nobody');
    ({ runId } = journal);
    return { settings, setUp: createSetUpContext(settings, print), launch: createLaunch(settings, journal), print };
  }

  function putCargo(script: string) {
    mkdirSync(path.join(folder, 'bin'), { recursive: true });
    for (const [name, content] of Object.entries({ cargo: script, cmake: '', gcc: '' }))
      writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${content}\n`, { mode: 0o755 });
  }
  const note = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim();
  const cacheRoot = () => parts.setUp.cacheRoot;

  it('builds it at the lowest priority, and says so', async () => {
    putCargo(BUILDS);
    await startDatabaseBuild(parts);
    expect(lines[0]).to.match(/^ {2}… the faster database is being built at the lowest priority/);
    await until('it is built', () => lines.length > 1, 30_000);
    expect(lines[1]).to.equal('  … the faster database is built: the next start uses it and takes the data over');
    expect(findSecantus(cacheRoot())).to.include({ version: '0.5.3-beta.196' });
    expect(note('nice')).to.equal('19');
    expect(note('ionice')).to.match(/^(idle)?$/);
    await startDatabaseBuild(parts);
    expect(lines, 'there is nothing more to build').to.have.length(2);
  });

  it('builds it once for two platforms', async () => {
    putCargo(BUILDS);
    const others = openRun('other');
    await Promise.all([startDatabaseBuild(parts), startDatabaseBuild(others)]);
    await until('both know it', () => lines.filter((line) => line.includes('is built: the next')).length === 2, 30_000);
    expect(note('builds')).to.equal('x');
  });

  it('says why it failed, and does not try again at each start', async () => {
    putCargo(FAILS);
    await startDatabaseBuild(parts);
    await until('it has failed', () => lines.length > 1, 30_000);
    const log = parts.launch.logPath('database-build');
    expect(lines[1]).to.equal(
      `  … the faster database could not be built: the stand-in for MongoDB could not be built: error: linker \`cc\` not found (see ${log}); the prebuilt one stays`,
    );
    expect(readFileSync(log, 'utf8')).to.contain('linker `cc` not found');
    await startDatabaseBuild(parts);
    expect(lines[2]).to.contain(`to try again at once, remove ${failedBuildPath(cacheRoot())}`);
    expect(lines).to.have.length(3);
  });

  it('keeps what it has compiled when it is stopped, and has not failed then', async () => {
    putCargo(TAKES_LONG);
    await startDatabaseBuild(parts);
    await until('it is at work', () => existsSync(path.join(folder, 'begun')), 30_000);
    const [pid] = findMarkedProcesses(`${runId}/database-build`);
    process.kill(pid ?? 0, 'SIGTERM');
    await until('nothing of it runs', () => findMarkedProcesses(`${runId}/`).length === 0, 30_000);
    const compiled = path.join(cacheRoot(), 'secantus-mdb', '0.5.3-beta.196.target', 'compiled');
    expect([existsSync(compiled), existsSync(failedBuildPath(cacheRoot()))]).to.deep.equal([true, false]);
  });

  it('names what is missing where there is no cargo', async () => {
    parts.settings.env['PATH'] = path.join(folder, 'bin');
    await startDatabaseBuild(parts);
    expect(lines).to.deep.equal([
      '  … the faster database is not built: there is no Rust (cargo); MongoDB 8 on PATH or MONGODB_URI is quicker still',
    ]);
  });
});
