import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import {
  failedBuildPath,
  findFailedBuild,
  forgetFailedBuild,
  noteFailedBuild,
} from '../../../scripts/lib/failed-build.mjs';

describe('[U] note of a failed build', () => {
  let cacheRoot: string;
  beforeEach(() => {
    cacheRoot = mkdtempSync(path.join(tmpdir(), 'linkwright-failed-'));
  });
  afterEach(() => rmSync(cacheRoot, { recursive: true }));

  it('keeps builds from being tried again for a day, with the first and the last line of the reason', () => {
    expect(findFailedBuild(cacheRoot, Date.now())).to.equal(undefined);
    noteFailedBuild(cacheRoot, 'not built:\n    a long log\n    no linker');
    expect(findFailedBuild(cacheRoot, Date.now())).to.deep.include({ reason: 'not built: no linker' });
    expect(findFailedBuild(cacheRoot, Date.now() + 24 * 3_600_000)).to.equal(undefined);
    forgetFailedBuild(cacheRoot);
    expect(findFailedBuild(cacheRoot, Date.now())).to.equal(undefined);
  });

  it('counts for nothing when it makes no sense', () => {
    noteFailedBuild(cacheRoot, 'x');
    for (const text of ['', '{}', '{"at":"never","reason":"x"}']) {
      writeFileSync(failedBuildPath(cacheRoot), text);
      expect(findFailedBuild(cacheRoot, Date.now()), text).to.equal(undefined);
    }
  });
});
