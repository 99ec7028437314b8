import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { findChrome } from '../../../../activities/browser/chrome/find-chrome.js';

describe('[U] findChrome', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'find-chrome-'));
    writeFileSync(join(folder, 'browser'), '#!/bin/sh\n');
    writeFileSync(join(folder, 'text'), 'no program');
    chmodSync(join(folder, 'browser'), 0o755);
    chmodSync(join(folder, 'text'), 0o644);
  });
  after(() => rmSync(folder, { recursive: true }));

  it('takes the given path when it can be run', async () => {
    expect(await findChrome(join(folder, 'browser'))).to.equal(join(folder, 'browser'));
  });

  it('tries nothing else when the given path cannot be run', async () => {
    expect(await findChrome(join(folder, 'missing'), ['sh'])).to.equal(null);
    expect(await findChrome(join(folder, 'text'), ['sh'])).to.equal(null);
  });

  it('takes the first name found on PATH', async () => {
    expect(await findChrome(undefined, ['no-such-program', 'sh', 'ls'])).to.match(/^\/.*\/sh$/);
  });

  it('takes a browser with a window before the headless shell, wherever both are', async () => {
    for (const name of ['chromium-headless-shell', 'google-chrome', 'chromium'])
      writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
    const before = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      expect(await findChrome()).to.equal(join(folder, 'chromium'));
    } finally {
      process.env['PATH'] = before;
    }
  });

  it('runs no name as a command, and takes no shell builtin for a browser', async () => {
    const marker = join(folder, 'marker');
    const names = [`x; touch ${marker}`, `$(touch ${marker})`, '-v', 'cd', ''];
    expect(await findChrome(undefined, names)).to.be.oneOf([null, '/usr/bin/cd']);
    expect(await findChrome(marker)).to.equal(null);
  });
});
