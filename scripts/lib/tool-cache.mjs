import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from './file-lock.mjs';

const STAMP = '.complete';

/**
 * @typedef {object} Tool
 * @property {string} cacheRoot see toolCacheRoot
 * @property {string} name
 * @property {string} version
 */

/** @param {Tool} tool */
export function toolDirectory(tool) {
  return path.join(tool.cacheRoot, tool.name, tool.version);
}

/**
 * @param {Tool} tool
 * @returns {string | undefined} its folder when it is there whole
 */
export function findCachedTool(tool) {
  const directory = toolDirectory(tool);
  return existsSync(path.join(directory, STAMP)) ? directory : undefined;
}

/**
 * Returns the tool's folder, making the tool first when it isn't there. It is made in a folder beside and renamed when
 * it works, so that an interrupted build leaves nothing that looks finished; a lock keeps two starts from building at once.
 * @param {Tool} tool
 * @param {object} steps
 * @param {(directory: string) => Promise<void>} steps.make fills the (existing, empty) folder; throws when it can't
 * @param {(directory: string) => Promise<boolean>} steps.works tries the tool
 * @param {(message: string) => void} steps.announce
 * @returns {Promise<{ directory: string, made: boolean }>}
 */
export async function ensureTool(tool, { make, works, announce }) {
  const cached = findCachedTool(tool);
  if (cached !== undefined) return { directory: cached, made: false };
  const directory = toolDirectory(tool);
  return withFileLock(
    `${directory}.lock`,
    async () => {
      if (findCachedTool(tool) !== undefined) return { directory, made: false };
      // A copy put there by other means is good when it works.
      if (existsSync(directory) && (await works(directory))) {
        writeStamp(directory, tool);
        return { directory, made: false };
      }
      await makeAside(tool, directory, make, works);
      return { directory, made: true };
    },
    (holder) => announce(`waiting for process ${holder}, which is setting up ${tool.name} ${tool.version}`),
  );
}

/**
 * @param {Tool} tool
 * @param {string} directory
 * @param {(directory: string) => Promise<void>} make
 * @param {(directory: string) => Promise<boolean>} works
 */
async function makeAside(tool, directory, make, works) {
  removeLeftovers(directory);
  const aside = `${directory}.making-${randomUUID()}`;
  mkdirSync(aside, { recursive: true });
  try {
    await make(aside);
    if (!(await works(aside))) throw new Error(`${tool.name} ${tool.version} was set up but doesn't run`);
    writeStamp(aside, tool);
    rmSync(directory, { recursive: true, force: true });
    renameSync(aside, directory);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Earlier tries that were cut off; the caller holds the lock. @param {string} directory */
function removeLeftovers(directory) {
  const parent = path.dirname(directory);
  const prefix = `${path.basename(directory)}.making-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} directory
 * @param {Tool} tool
 */
function writeStamp(directory, tool) {
  const content = { name: tool.name, version: tool.version, completedAt: new Date().toISOString() };
  writeFileSync(path.join(directory, STAMP), `${JSON.stringify(content)}\n`);
}
