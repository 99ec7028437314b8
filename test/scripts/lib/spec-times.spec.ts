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
    expect(longestFirst(['a', 'b', 'c', 'd'], { c: { ms: 900 }, d: { ms: 4000 } })).to.deep.equal(['d', 'c', 'a', 'b']);
  });

  it('are read from the log, which tells as well which file was not finished', () => {
    const log = [
      { event: 'begin', file: 'a' },
      { event: 'begin', file: 'b' },
      { event: 'end', file: 'a', ms: 1234, cpu_ms: 300 },
      { event: 'begin', file: 'c' },
      { event: 'end', file: 'c', ms: 20, cpu_ms: null },
    ];
    expect(readSpecLog(`${log.map((line) => JSON.stringify(line)).join('\n')}\n`)).to.deep.equal({
      times: { a: { ms: 1234, cpu_ms: 300 }, c: { ms: 20 } },
      unfinished: ['b'],
    });
    expect(readSpecLog('')).to.deep.equal({ times: {}, unfinished: [] });
  });

  it('list the slowest', () => {
    const times = { a: { ms: 1234 }, b: { ms: 65_000, cpu_ms: 4_321 }, c: { ms: 10 } };
    expect(listSlowest(times, 2)).to.deep.equal([
      '   65.0 s      4.3 s of a processor  b',
      '    1.2 s        ? s of a processor  a',
    ]);
  });

  it('come back from their file, but for what took no time worth knowing', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'linkwright-times-'));
    const file = path.join(folder, 'times.json');
    expect(readSpecTimes(file)).to.deep.equal({});
    writeSpecTimes(file, { b: { ms: 12_345, cpu_ms: 5_678 }, a: { ms: 500 }, c: { ms: 499 } });
    expect(readSpecTimes(file)).to.deep.equal({ a: { ms: 500 }, b: { ms: 12_300, cpu_ms: 5_700 } });
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).to.deep.equal(['a', 'b']);
    rmSync(folder, { recursive: true });
  });
});
