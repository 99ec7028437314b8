import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import {
  listSlowest,
  longestFirst,
  readSpecLog,
  readSpecTimes,
  writeSpecTimes,
} from '../../../scripts/lib/spec-times.mjs';

describe('[U] times of spec files', () => {
  it('let the long ones begin first, and keep the order of the others', () => {
    expect(longestFirst(['a', 'b', 'c', 'd'], { c: 900, d: 4000 })).to.deep.equal(['d', 'c', 'a', 'b']);
  });

  it('are read from the log, which tells as well which file was not finished', () => {
    const log = [
      { event: 'begin', file: 'a', ms: 0 },
      { event: 'begin', file: 'b', ms: 0 },
      { event: 'end', file: 'a', ms: 1234 },
    ];
    expect(readSpecLog(`${log.map((line) => JSON.stringify(line)).join('\n')}\n`)).to.deep.equal({
      times: { a: 1234 },
      unfinished: ['b'],
    });
    expect(readSpecLog('')).to.deep.equal({ times: {}, unfinished: [] });
  });

  it('list the slowest', () => {
    expect(listSlowest({ a: 1234, b: 65_000, c: 10 }, 2)).to.deep.equal(['   65.0 s  b', '    1.2 s  a']);
  });

  it('come back from their file, but for what took no time worth knowing', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linkwright-times-'));
    const file = path.join(folder, 'times.json');
    expect(readSpecTimes(file)).to.deep.equal({});
    writeSpecTimes(file, { b: 12_345, a: 500, c: 499 });
    expect(readSpecTimes(file)).to.deep.equal({ a: 500, b: 12_300 });
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).to.deep.equal(['a', 'b']);
    rmSync(folder, { recursive: true });
  });
});
