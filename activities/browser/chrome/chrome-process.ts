import type { ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Launcher } from 'chrome-launcher';
import { DomainError } from '../../../domain/base/errors.js';
import { CHROME_PREFERENCES } from './chrome-flags.js';
import { killGroups } from './kill-groups.js';
import type { RunFolder } from './run-folder.js';

const START_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;
const EXIT_TIMEOUT_MS = 5_000;

export interface ChromeProcess {
  /** Of the DevTools protocol, on loopback. */
  port: number;
  /** Kills all of the browser and waits until its head is gone. */
  kill(): Promise<void>;
}

export interface StartChromeOptions {
  chromePath: string;
  flags: string[];
  folder: RunFolder;
  /** For the browser. Nothing else is passed on: our own environment holds secrets. */
  env: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Starts Chromium with a fresh profile.
 * @throws DomainError browser_failed when it ends at once or does not get ready in 20 s; the signal's reason. Nothing
 *   runs any more then.
 */
export async function startChrome(options: StartChromeOptions): Promise<ChromeProcess> {
  const launcher = new ChromeLauncher(options);
  try {
    await launcher.launch();
  } catch (error) {
    await end(launcher, options.folder);
    throw error;
  }
  if (launcher.port === undefined) throw new DomainError('browser_failed', 'The browser has no port', true);
  return { port: launcher.port, kill: () => end(launcher, options.folder) };
}

/** The last one counts: a port that chrome-launcher found free may be taken before Chromium listens there. */
const ANY_PORT = '--remote-debugging-port=0';

/**
 * chrome-launcher, with four changes: Chromium chooses its own port; the folder, and its removal, belong to the run;
 * waiting ends with the process or the signal; log files are closed (it closes them only in folders that it removes
 * itself).
 */
class ChromeLauncher extends Launcher {
  readonly #options: StartChromeOptions;

  constructor(options: StartChromeOptions) {
    const { chromePath, flags, env } = options;
    super(
      {
        chromePath,
        chromeFlags: [...flags, ANY_PORT],
        envVars: env,
        prefs: CHROME_PREFERENCES,
        handleSIGINT: false,
        logLevel: 'silent',
      },
      { fs: { ...fs, rmSync: () => {} } },
    );
    this.#options = options;
  }

  override makeTmpDir(): string {
    return this.#options.folder.profile;
  }

  override async waitUntilReady(): Promise<void> {
    const { signal, folder } = this.#options;
    const ended = endOf(this.chromeProcess);
    const giveUpAt = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      this.port = takenPort(folder);
      if (this.port !== undefined && (await isListening(this.port))) return;
      signal.throwIfAborted();
      if (ended()) throw new DomainError('browser_failed', explainEnd(folder), true);
      if (Date.now() > giveUpAt) throw new DomainError('browser_failed', 'The browser did not get ready in time', true);
      await delay(POLL_INTERVAL_MS);
    }
  }
}

/** Chromium writes it down, and after it the path of its endpoint, once it listens. */
function takenPort({ profile }: RunFolder): number | undefined {
  try {
    const [, port] = /^(\d+)\n/.exec(fs.readFileSync(join(profile, 'DevToolsActivePort'), 'utf8')) ?? [];
    return port === undefined ? undefined : Number(port);
  } catch {
    return undefined; // It has not come so far.
  }
}

function endOf(child: ChildProcess | undefined): () => boolean {
  let failed = child === undefined;
  child?.once('error', () => {
    failed = true;
  });
  return () => failed || child?.exitCode !== null || child.signalCode !== null;
}

/** The one cause that an operator may run into and can fix. */
function explainEnd(folder: RunFolder): string {
  const log = fs.readFileSync(join(folder.profile, 'chrome-err.log'), 'utf8');
  return /no-sandbox|No usable sandbox/i.test(log)
    ? 'The browser cannot use its sandbox here; see CHROME_NO_SANDBOX'
    : 'The browser ended at its start';
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });
}

async function end(launcher: ChromeLauncher, { root }: RunFolder): Promise<void> {
  const child = launcher.chromeProcess;
  launcher.kill();
  const isOver = endOf(child);
  const giveUpAt = Date.now() + EXIT_TIMEOUT_MS;
  while (!isOver() && Date.now() < giveUpAt) await delay(POLL_INTERVAL_MS / 5);
  // Crash handlers leave the group; and a main process that crashed may leave its group behind.
  await killGroups([root]);
}
