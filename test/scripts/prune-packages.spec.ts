import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { prunePackages } from '../../scripts/prune-packages.mjs';

describe('[U] prunePackages', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const put = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), 'x'.repeat(10));
    }
  };
  const left = (...files: string[]) => files.filter((file) => existsSync(path.join(folder, file)));

  it('removes what is never loaded, at any depth, and keeps programs, data and licenses', () => {
    const gone = ['a/index.js.map', 'a/index.d.ts', '@b/c/src/x.mts', '@b/c/d.cts', 'a/README.md', 'a/lib/u.tsx'];
    const kept = [
      'a/index.js',
      'a/LICENSE.md',
      'a/data.json',
      '@b/c/NOTICE.md',
      '@b/c/native.node',
      'a/map',
      'a/x.mjs',
    ];
    put(...gone, ...kept);
    expect(prunePackages(folder, 'x64')).to.deep.equal({ files: gone.length, bytes: gone.length * 10 });
    expect(left(...gone, ...kept)).to.deep.equal(kept);
  });

  it("keeps of Temporal's native part the build of this processor alone, and none of its sources", () => {
    const bridge = '@temporalio/core-bridge';
    const releases = [
      'x86_64-unknown-linux-gnu',
      'aarch64-unknown-linux-gnu',
      'x86_64-apple-darwin',
      'x86_64-pc-windows-msvc',
    ];
    const builds = releases.map((release) => `${bridge}/releases/${release}/index.node`);
    const program = [`${bridge}/index.js`, `${bridge}/lib/index.js`, `${bridge}/common.js`];
    put(...builds, ...program, `${bridge}/sdk-core/src/lib.rs`, `${bridge}/Cargo.lock`, `${bridge}/src/a.rs`);
    prunePackages(folder, 'arm64');
    expect(left(...builds)).to.deep.equal([builds[1]]);
    expect(left(...program)).to.deep.equal(program);
    expect(left(`${bridge}/sdk-core`, `${bridge}/src`, `${bridge}/Cargo.lock`)).to.deep.equal([]);
  });

  it('refuses a processor that the worker was not built for, before it removes anything', () => {
    const bridge = '@temporalio/core-bridge/releases/x86_64-unknown-linux-gnu/index.node';
    put(bridge, 'a/index.d.ts');
    expect(() => prunePackages(folder, 'riscv64')).to.throw('riscv64-unknown-linux-gnu');
    expect(left(bridge, 'a/index.d.ts')).to.have.length(2);
  });
});
