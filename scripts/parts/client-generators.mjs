import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool } from '../lib/tool-cache.mjs';

/** Changes when one of the versions below does. */
const VERSION = '1';
/** Keep in step with docs/clients.md. TypeScript 5 because the generator uses its compiler. */
const NPM_PACKAGES = ['@hey-api/openapi-ts@0.99.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'];
const PYTHON_PACKAGES = ['openapi-python-client==0.29.1'];

/**
 * @typedef {object} ClientGenerators
 * @property {string} modules their node_modules: the generator of hey-api, openapi-fetch and TypeScript 5
 * @property {string} python Python with openapi-python-client and what its clients need
 */

/**
 * Generators of API clients, and what generated clients import, in a folder of their own. Not of the project: they try
 * the contract as a user of it would.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<ClientGenerators>}
 * @throws PartMissingError
 */
export async function ensureClientGenerators({ settings, cacheRoot, announce, logDir }) {
  const { directory } = await ensureTool(
    { cacheRoot, name: 'client-generators', version: VERSION },
    {
      announce,
      async make(aside) {
        announce('fetching generators of API clients (about a minute)');
        const logPath = path.join(logDir, 'client-generators-install.log');
        for (const [command, ...args] of installing(aside, settings.env)) {
          const { code } = await runCommand(command, args, { logPath });
          if (code !== 0) throw missing(`${path.basename(command)} failed:\n${readLogTail(logPath)}`);
        }
      },
      works: async (folder) => {
        const { code } = await runCommand(pythonIn(folder), ['-c', 'import openapi_python_client']);
        return code === 0;
      },
    },
  );
  return { modules: path.join(directory, 'node_modules'), python: pythonIn(directory) };
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {[string, ...string[]][]}
 */
function installing(folder, env) {
  const python = findOnPath(['python3', 'python'], env);
  if (python === undefined) throw missing('there is no Python to run openapi-python-client with');
  const quiet = ['--quiet', '--disable-pip-version-check', '--only-binary=:all:'];
  return [
    ['npm', 'install', '--silent', '--ignore-scripts', '--no-save', '--prefix', folder, ...NPM_PACKAGES],
    [python, '-m', 'venv', path.join(folder, 'venv')],
    [pythonIn(folder), '-m', 'pip', 'install', ...quiet, ...PYTHON_PACKAGES],
  ];
}

/** @param {string} folder */
const pythonIn = (folder) => path.join(folder, 'venv', 'bin', 'python');

/** @param {string} message */
function missing(message) {
  return new PartMissingError('client-generators', message, 'install npm and Python 3 with venv and pip');
}
