import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { runMochaBeside } from '../../../scripts/lib/run-mocha-beside.mjs';

describe('[I] runMochaBeside', function () {
  this.timeout(120_000);

  it('shows the report in one piece, and hands on the counts', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linkwright-beside-'));
    const spec = path.join(folder, 'one.spec.cjs');
    writeFileSync(spec, "describe('one', () => { it('passes', () => {}); it('passes too', () => {}); });");
    const printed: string[] = [];
    const { counts } = await runMochaBeside([spec], {}, (text) => printed.push(text));
    rmSync(folder, { recursive: true });
    expect(counts).to.deep.equal({ passed: 2, failed: 0, faults: [] });
    expect(printed).to.have.length(1);
    expect(printed[0]).to.match(/passes\n.*passes too/);
  });
});
