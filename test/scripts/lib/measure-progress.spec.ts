import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { measureApt, measureFolder, readAptProgress } from '../../../scripts/lib/measure-progress.mjs';

describe('[U] how far a part is', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-measure-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is what has arrived in a folder', () => {
    mkdirSync(path.join(folder, 'deep'));
    writeFileSync(path.join(folder, 'deep', 'file'), Buffer.alloc(3 * 2 ** 20));
    expect(measureFolder(folder)()).to.equal('3 MB');
    expect(measureFolder(path.join(folder, 'none'))()).to.equal('0 MB');
  });

  it('is what apt-get says of itself', () => {
    const text = 'Get:1 x\ndlstatus:1:0:Retrieving file 1 of 3\ndlstatus:2:45.61:Retrieving file 2 of 3\n';
    expect(readAptProgress(text)).to.equal('46% downloaded');
    expect(readAptProgress(`${text}pmstatus:dpkg-exec:7.5:Running dpkg\n`)).to.equal('8% installed');
    expect(readAptProgress('Reading package lists')).to.equal(undefined);
    const log = path.join(folder, 'apt.log');
    expect(measureApt(log)()).to.equal(undefined);
    writeFileSync(log, `${'x'.repeat(10_000)}\n${text}`);
    expect(measureApt(log)()).to.equal('46% downloaded');
  });
});
