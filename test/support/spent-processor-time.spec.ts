import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { spentProcessorTimeMs } from './spent-processor-time.js';

const BURN = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';

describe('[I] spentProcessorTimeMs', () => {
  it('counts what a child process has used, once it has ended, where the system tells', () => {
    const before = spentProcessorTimeMs();
    spawnSync(process.execPath, ['-e', BURN]);
    const after = spentProcessorTimeMs();
    if (existsSync('/proc/self/stat')) expect(Number(after) - Number(before)).to.be.at.least(290);
    else expect([before, after]).to.deep.equal([null, null]);
  });
});
