import { findOnPath, isExecutable } from '../lib/find-on-path.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

/** The build without a window, which starts in a fifth of the processor time and half of the memory. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** The names under which distributions and Google install it, those with a window first. Keep in step with find-chrome.ts. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', ...HEADLESS_SHELLS];
/** Scripts that start the program as their child, which outlives them: see find-chrome.ts. @type {Record<string, string>} */
const SCRIPTS = { '/usr/bin/chromium-headless-shell': '/usr/lib/chromium/chromium-headless-shell' };
const MACOS_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** A page in a script without a font here would be measured with boxes for letters. */
const FONTS = 'fonts-liberation';
const CHROMIUM_PACKAGES = ['chromium', FONTS];
/** Tests show of both programs that no page gets out. */
export const TEST_CHROMIUM_PACKAGES = ['chromium-headless-shell', ...CHROMIUM_PACKAGES];

/**
 * @typedef {{ path: string, source: string }} Chromium
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Chromium | undefined}
 */
export function findChromium(env) {
  if (env.CHROME_PATH !== undefined) {
    return isExecutable(env.CHROME_PATH) ? { path: env.CHROME_PATH, source: 'CHROME_PATH' } : undefined;
  }
  const onPath = findOnPath(NAMES, env);
  if (onPath !== undefined) {
    const program = SCRIPTS[onPath];
    return { path: program !== undefined && isExecutable(program) ? program : onPath, source: 'PATH' };
  }
  const onMac = MACOS_PATHS.find(isExecutable);
  return onMac === undefined ? undefined : { path: onMac, source: 'Applications' };
}

/**
 * Not an essential part: without it Lighthouse components fail alone, with the reason, and the rest works.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<Chromium | { missing: string, fix: string }>}
 */
export async function ensureChromium(context) {
  const { env } = context.settings;
  const found = findChromium(env);
  if (found !== undefined) return found;
  if (env.CHROME_PATH !== undefined) {
    return { missing: `CHROME_PATH names no program: ${env.CHROME_PATH}`, fix: 'correct or unset CHROME_PATH' };
  }
  const { reason } = await ensureDebianPackages(context, CHROMIUM_PACKAGES);
  const installed = findChromium(env);
  if (installed !== undefined) return { ...installed, source: 'just installed' };
  const fix = 'install Chromium or Google Chrome, or set CHROME_PATH to its program';
  return { missing: `no Chromium was found${reason === undefined ? '' : ` (${reason})`}`, fix };
}

/**
 * @param {string} program
 * @returns {Promise<string>} such as "Chromium 156.0.8078.108", or the program's path when it won't say
 */
export async function readChromiumVersion(program) {
  const { code, stdout } = await runCommand(program, ['--version'], { timeoutMs: 20_000 });
  const match = /^(?:\S+ ){1,2}[\d.]+/.exec(stdout);
  return code === 0 && match !== null ? match[0].trim() : program;
}
