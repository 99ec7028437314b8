import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool } from '../lib/tool-cache.mjs';

const VERSION = '4.32.5';

/**
 * The fuzzer of the HTTP contract, in a virtual environment of its own.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<{ command: string, args: string[] }>} how to run it
 * @throws PartMissingError
 */
export async function ensureSchemathesis({ settings, cacheRoot, announce, logDir }) {
  const onPath = findOnPath(['schemathesis', 'st'], settings.env);
  if (onPath !== undefined) return { command: onPath, args: [] };
  const { directory } = await ensureTool(
    { cacheRoot, name: 'schemathesis', version: VERSION },
    {
      announce,
      async make(aside) {
        const python = findOnPath(['python3', 'python'], settings.env);
        if (python === undefined) throw missing('there is no Python to run schemathesis with');
        announce(`fetching schemathesis ${VERSION} (about a minute)`);
        const logPath = path.join(logDir, 'schemathesis-pip.log');
        const quiet = ['--quiet', '--disable-pip-version-check'];
        const venv = await runCommand(python, ['-m', 'venv', aside], { logPath });
        const install = ['-m', 'pip', 'install', ...quiet, '--only-binary=:all:', `schemathesis==${VERSION}`];
        const pip = venv.code === 0 ? await runCommand(pythonIn(aside), install, { logPath }) : venv;
        if (pip.code !== 0) throw missing(`schemathesis could not be fetched:\n${readLogTail(logPath)}`);
      },
      works: async (folder) => (await runCommand(pythonIn(folder), [...RUN, '--version'])).code === 0,
    },
  );
  return { command: pythonIn(directory), args: RUN };
}

/** Through the module: the scripts of a virtual environment name the folder it was made in, and that was renamed. */
const RUN = ['-m', 'schemathesis.cli'];

/** @param {string} directory */
const pythonIn = (directory) => path.join(directory, 'bin', 'python');

/** @param {string} message */
function missing(message) {
  return new PartMissingError('schemathesis', message, 'install Python 3 with venv and pip, or schemathesis on PATH');
}
