import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { releaseLock, tryLock, withFileLock } from '../../../scripts/lib/file-lock.mjs';

describe('[U] file lock', () => {
  let folder: string;
  let lock: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'linkwright-lock-'));
    lock = path.join(folder, 'run.lock');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is held until it is released', () => {
    expect(tryLock(lock)).to.equal(undefined);
    expect(tryLock(lock)).to.equal(process.pid);
    releaseLock(lock);
    expect(tryLock(lock)).to.equal(undefined);
    expect(readdirSync(folder)).to.deep.equal(['run.lock']);
  });

  it('is taken from a holder that is dead, or whose number another process has now', () => {
    for (const identity of ['0 other program', undefined]) {
      writeFileSync(lock, JSON.stringify({ pid: process.pid, identity }));
      expect(tryLock(lock)).to.equal(undefined);
    }
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, identity: '1 node' }));
    expect(tryLock(lock)).to.equal(undefined);
    expect(readdirSync(folder)).to.deep.equal(['run.lock']);
  });

  it('is taken when its content makes no sense', () => {
    writeFileSync(lock, '{"pi');
    expect(tryLock(lock)).to.equal(undefined);
  });

  it('lets one work after the other, and goes away with the work, failed or not', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(`${name} out`);
    };
    await Promise.all([withFileLock(lock, work('a')), withFileLock(lock, work('b'))]);
    expect(order).to.deep.equal(['a in', 'a out', 'b in', 'b out']);
    const failure = await withFileLock(lock, () => Promise.reject(new Error('no'))).catch((error) => error);
    expect(failure.message).to.equal('no');
    expect(existsSync(lock)).to.equal(false);
  });
});
