import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool } from '../lib/tool-cache.mjs';

/** Changes when one of the versions below does. */
const VERSION = '3';
const PYTHON_PEERS = ['advertools==0.18.0', 'scrapy==2.19.0'];
const NODE_PEERS = ['linkinator@7.6.1', '@spider-rs/spider-rs@0.0.157'];

/**
 * Other crawlers that package registries serve, for `npm run bench -- --peers`. Never part of the product or its tests.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<string>} the folder: a virtual environment (bin/python) with node_modules beside
 * @throws PartMissingError
 */
export async function ensurePeers({ settings, cacheRoot, announce, logDir }) {
  const { directory } = await ensureTool(
    { cacheRoot, name: 'peers', version: VERSION },
    {
      announce,
      async make(aside) {
        const python = findOnPath(['python3', 'python'], settings.env);
        if (python === undefined) throw missing('there is no Python to run them with');
        announce('fetching the crawlers to compare with (about a minute)');
        const logPath = path.join(logDir, 'peers-install.log');
        const pip = [
          pythonIn(aside),
          '-m',
          'pip',
          'install',
          '--quiet',
          '--disable-pip-version-check',
          ...PYTHON_PEERS,
        ];
        const npm = ['npm', 'install', '--silent', '--ignore-scripts', '--no-save', '--prefix', aside, ...NODE_PEERS];
        for (const [command, ...args] of [[python, '-m', 'venv', aside], pip, npm]) {
          const { code } = await runCommand(String(command), args, { logPath });
          if (code !== 0) throw missing(`${command} ${args[0]} failed:\n${readLogTail(logPath)}`);
        }
        // advertools calls it by name, and pip's own script names the folder it was made in, which is renamed.
        const script = '#!/bin/sh\nexec "$(dirname "$0")/python" -m scrapy "$@"\n';
        writeFileSync(path.join(aside, 'bin', 'scrapy'), script, { mode: 0o755 });
      },
      works: async (folder) => (await runCommand(pythonIn(folder), ['-c', 'import advertools'])).code === 0,
    },
  );
  return directory;
}

/** @param {string} directory */
const pythonIn = (directory) => path.join(directory, 'bin', 'python');

/** @param {string} message */
function missing(message) {
  return new PartMissingError('peers', message, 'install Python 3 with venv and pip, and npm');
}
