/**
 * Each command imports this first. If the current Node is older than `engines` requires, the command runs on one from
 * the tool cache instead, with everything that it starts. Programs that start often are compiled once: Node keeps what
 * it has compiled in .cache/. This file and what it imports must run on Node 20.
 */
import { realpathSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { ensureNode } from '../parts/node.mjs';
import { findOnPath } from './find-on-path.mjs';
import { isNewEnough, readOldestNode } from './node-version.mjs';
import { PartMissingError } from './part-missing-error.mjs';
import { projectRoot, toolCacheRoot } from './paths.mjs';
import { runOnNode, wasHandedOver } from './run-on-node.mjs';

/** To stderr: what a command prints may be its result. @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

async function switchNode() {
  const at = process.versions.node;
  try {
    if (wasHandedOver()) throw new Error(`${process.execPath} was fetched for that, but it is not what it should be`);
    const announce = (/** @type {string} */ message) => print(`  … ${message}`);
    const { program, version } = await ensureNode({ cacheRoot: toolCacheRoot(process.env), announce });
    print(`  … on Node.js ${version} of the tool cache: ${at} is older than ${readOldestNode()}`);
    await runOnNode(program, [...process.execArgv, ...process.argv.slice(1)]);
  } catch (error) {
    print(`Node.js ${readOldestNode()} or newer is needed, and this is ${at}.`);
    print(error instanceof Error ? error.message : String(error));
    if (error instanceof PartMissingError) print(`  to have it: ${error.fix}`);
    process.exit(1);
  }
}

/** What is started by name (npm, mocha, …) runs on this Node too, whichever PATH has first. */
function putFirstOnPath() {
  const found = findOnPath(['node'], process.env);
  if (found !== undefined && realpathSync(found) === realpathSync(process.execPath)) return;
  process.env['PATH'] = [path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter);
}

/** By default beside the sources, so that each copy of the project has its own. */
function keepCompiled() {
  process.env['NODE_COMPILE_CACHE'] ||= path.join(projectRoot, '.cache', 'compiled');
  module.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
}

if (isNewEnough(process.versions.node)) {
  putFirstOnPath();
  keepCompiled();
} else await switchNode();
