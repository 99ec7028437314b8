import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * In order of preference: what distributions and makers call it. Last the headless shell, the same engine without a window:
 * it starts in a fifth of the processor time, but its pages open windows unless all are blocked. Keep in step with
 * scripts/parts/chromium.mjs.
 */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
  'chrome-headless-shell',
];
/**
 * Debian puts a script on PATH that starts the program as its child: who ends the script leaves the browser alive. The
 * program itself needs nothing of the script.
 */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/usr/bin/chromium-headless-shell': '/usr/lib/chromium/chromium-headless-shell',
};
/** Where macOS keeps applications, which are not on PATH. */
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser to measure with: the given one, else the first found on PATH.
 * @param givenPath a setting; when it is not executable, nothing else is tried
 * @returns its absolute path, or null when there is none
 */
export async function findChrome(givenPath?: string, names: readonly string[] = NAMES): Promise<string | null> {
  if (givenPath !== undefined) return (await isExecutable(givenPath)) ? givenPath : null;
  for (const name of names) {
    const path = await lookUp(name);
    if (path !== null) return findProgram(path);
  }
  for (const path of APPLICATIONS) if (await isExecutable(path)) return path;
  return null;
}

async function findProgram(path: string): Promise<string> {
  const program = SCRIPTS[path];
  return program !== undefined && (await isExecutable(program)) ? program : path;
}

/** The shell knows PATH; settings are read in one place only, and that is not here. */
async function lookUp(name: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'command -v -- "$1"', 'sh', name]);
    const path = stdout.trim();
    return path.startsWith('/') && (await isExecutable(path)) ? path : null;
  } catch {
    // Not on the path, or no shell: the usual places are looked at next.
    return null;
  }
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
