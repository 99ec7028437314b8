import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';

const library = (name: string) => JSON.stringify(pathToFileURL(path.join(projectRoot, 'scripts/lib', name)).href);

/** In a process of its own: what is supervised ends with the shutdown of the whole process. */
const SCRIPT = `
import { startService } from ${library('service.mjs')};
import { shutDown } from ${library('shutdown.mjs')};
import { superviseService } from ${library('supervise.mjs')};
const lines = [];
const attempts = [];
const start = (attempt) => {
  attempts.push(attempt);
  const marker = 'supervise-spec-' + process.pid + '/sample#' + attempt + ';';
  const program = { command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], env: process.env };
  return startService({ name: 'sample', logPath: 'sample.log', marker, ...program });
};
const { current, restart } = await superviseService(start, (line) => lines.push(line));
const first = current().pid;
await restart(5_000);
const second = current().pid;
const wanted = { isOther: second !== first, isRunning: current().isRunning(), attempts: [...attempts], lines: [...lines] };
process.kill(second, 'SIGKILL');
while (current().pid === second) await new Promise((resolve) => setTimeout(resolve, 20));
const ending = shutDown();
await current().stop(1_000);
await ending;
console.log(JSON.stringify({ wanted, attempts, lines }));
`;

describe('[I] superviseService', () => {
  it('starts again what dies, and at once what is to be restarted', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linkwright-supervise-'));
    const script = path.join(folder, 'script.mjs');
    writeFileSync(script, SCRIPT);
    const { stdout, stderr } = await runCommand(process.execPath, [script], { cwd: folder });
    rmSync(folder, { recursive: true });
    expect(stderr).to.equal('');
    expect(JSON.parse(stdout)).to.deep.equal({
      wanted: { isOther: true, isRunning: true, attempts: [1, 2], lines: [] },
      attempts: [1, 2, 3],
      lines: ['sample was ended by SIGKILL; starting it again in 1 s'],
    });
  });
});
