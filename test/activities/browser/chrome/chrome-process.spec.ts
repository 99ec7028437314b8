import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startChrome } from '../../../../activities/browser/chrome/chrome-process.js';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import { createRunFolder, type RunFolder } from '../../../../activities/browser/chrome/run-folder.js';
import { openLoopback } from '../../../support/servers/open-loopback.js';
import { until } from '../../../support/until.js';

/** Stands in for Chromium: listens on a port of its own, writes it down as it does, and says what it was started with. */
const STAND_IN = `#!${process.execPath}
const { writeFileSync } = require('fs');
const last = (name) => process.argv.findLast((a) => a.startsWith(name + '=')).split('=')[1];
writeFileSync(process.env.HOME + '/seen.json', JSON.stringify({ args: process.argv.slice(2), env: process.env }));
const server = require('net').createServer();
server.listen(Number(last('--remote-debugging-port')), '127.0.0.1', () =>
  writeFileSync(last('--user-data-dir') + '/DevToolsActivePort', server.address().port + '\\n/devtools/browser/x'));
`;

describe('[I] startChrome', () => {
  let parentDir: string;
  let folder: RunFolder;
  beforeEach(() => {
    parentDir = mkdtempSync(join(tmpdir(), 'chrome-process-'));
    folder = createRunFolder(parentDir);
  });
  afterEach(() => rmSync(parentDir, { recursive: true, force: true }));

  const program = (source: string) => {
    const path = join(parentDir, 'program');
    writeFileSync(path, source);
    chmodSync(path, 0o755);
    return path;
  };
  const start = (chromePath: string, signal = new AbortController().signal) =>
    startChrome({
      chromePath,
      flags: ['--our-flag'],
      folder,
      env: { HOME: folder.root, TMPDIR: folder.tmp, PATH: '/usr/bin:/bin' },
      signal,
    });
  const failure = (pending: Promise<unknown>) =>
    pending.then(
      () => null,
      (error: unknown) => error,
    );
  const living = () => listProcesses().filter(({ command }) => command.includes(`=${folder.root}/`));
  const openLogs = () => {
    const files = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return '';
      }
    });
    return files.filter((path) => path.startsWith(parentDir));
  };

  it('starts it with our flags, profile and environment and nothing of ours besides, and kills it', async () => {
    const chrome = await start(program(STAND_IN));
    const { args, env } = JSON.parse(readFileSync(join(folder.root, 'seen.json'), 'utf8'));
    expect(args).to.include.members(['--our-flag', `--user-data-dir=${folder.profile}`]);
    // One that was found free before could be another process's by now.
    expect(args.filter((flag: string) => flag.startsWith('--remote-debugging-port=')).at(-1)).to.match(/=0$/);
    (await openLoopback('', chrome.port)).destroy();
    // Node itself hands this one on to what it starts, where coverage is counted.
    const given = Object.keys(env).filter((name) => name !== 'NODE_V8_COVERAGE');
    expect(given.sort()).to.deep.equal(['HOME', 'PATH', 'TMPDIR']);
    expect(readdirSync(join(folder.profile, 'Default'))).to.include('Preferences');
    expect(living()).to.have.length(1);
    await chrome.kill();
    await chrome.kill();
    expect(living()).to.deep.equal([]);
    // The folder is the run's to remove, and no file in it is held open.
    expect(readdirSync(folder.root)).to.include('profile');
    if (process.platform === 'linux') expect(openLogs()).to.deep.equal([]);
  });

  it('says at once that a browser ended, and why when an operator can fix it', async () => {
    const ended = await failure(start(program('#!/bin/sh\nexit 1\n')));
    expect(ended).to.include({ code: 'browser_failed', retryable: true, message: 'The browser ended at its start' });
    const sandbox = program('#!/bin/sh\necho "Running as root without --no-sandbox is not supported" >&2\nexit 1\n');
    expect(await failure(start(sandbox))).to.include({
      message: 'The browser cannot use its sandbox here; see CHROME_NO_SANDBOX',
    });
  });

  it('survives a path that cannot be run', async () => {
    expect(await failure(start(join(parentDir, 'missing')))).to.include({ code: 'browser_failed' });
  });

  it('kills a browser that is still starting when it is cancelled', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const pending = failure(start(program(`#!${process.execPath}\nsetInterval(() => {}, 1000)\n`), controller.signal));
    await until('it runs', () => living().length > 0);
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(living()).to.deep.equal([]);
  });
});
