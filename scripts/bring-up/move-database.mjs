import { statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase } from '../lib/copy-database.mjs';
import { databaseFolder, holdsData } from '../lib/database-folders.mjs';
import { acceptCopy, copyFolder, discardCopy, oldFolder } from '../lib/database-move.mjs';
import { listFiles } from '../lib/hash-files.mjs';
import { choosePort } from '../lib/ports.mjs';
import { isShuttingDown } from '../lib/shutdown.mjs';
import { databaseUri, ensureWheelDatabase, startDatabase } from '../parts/database.mjs';

/**
 * @typedef {import('../parts/database.mjs').DatabaseProgram} DatabaseProgram
 * @typedef {Pick<import('../lib/platform-parts.mjs').PlatformParts, 'settings' | 'setUp' | 'launch' | 'print' | 'reserved'>} Parts
 */

/** Space that a server keeps beside the documents: logs, tables of its own. */
const OWN_BYTES = 128 * 1024 * 1024;

/**
 * Moves data that the prebuilt stand-in has written to the program that was found now, if that is another one. The old
 * data is kept; if the copy fails, the stand-in continues to serve it, and a line says why.
 * @param {DatabaseProgram} found
 * @param {Parts} parts
 * @returns {Promise<{ program: DatabaseProgram, wasMoved: boolean }>} the program that has the data
 * @throws PartMissingError when nothing here can read the data
 */
export async function moveDatabase(found, parts) {
  const { dataDir } = parts.settings;
  if (found.kind === 'wheel' || !holdsData(dataDir, 'wheel')) return { program: found, wasMoved: false };
  const wheel = await ensureWheelDatabase(parts.setUp);
  const copied = await tryCopy({ wheel, found }, parts);
  if (copied === null) return { program: wheel, wasMoved: false };
  // An error here ends the start, and the next one does the rest: the old data must not be served any more.
  acceptCopy(dataDir, found.kind);
  const documents = copied.reduce((sum, each) => sum + each.documents, 0);
  const size = `${documents} documents in ${copied.length} collection(s)`;
  parts.print(`  … moved ${size}, each compared; ${oldFolder(dataDir)} keeps the old ones until the next start`);
  return { program: found, wasMoved: true };
}

/**
 * @param {{ wheel: DatabaseProgram, found: DatabaseProgram }} programs
 * @param {Parts} parts
 * @returns {Promise<import('../lib/copy-database.mjs').CopiedCollection[] | null>} null when it failed, which is said
 */
async function tryCopy({ wheel, found }, parts) {
  const { dataDir } = parts.settings;
  const old = wheel.what.split(',')[0];
  try {
    if (holdsData(dataDir, found.kind)) {
      throw new Error(`${databaseFolder(dataDir, found.kind)} holds other data: move that folder away`);
    }
    checkRoom(sizeOf(databaseFolder(dataDir, 'wheel')), readFreeBytes(dataDir));
    parts.print(`  … moving the database from ${old} to ${found.what}, once`);
    return await copyBetween({ wheel, found }, parts);
  } catch (error) {
    // What was copied stays for the next start.
    if (isShuttingDown()) throw error;
    const left = readFreeBytes(dataDir);
    discardCopy(dataDir, found.kind);
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.split('\n', 2).join(' ').replace(/ {2,}/g, ' ');
    const disk = left < OWN_BYTES ? ` (the disk has only ${inMegabytes(left)} left)` : '';
    parts.print(`  … the database stays with ${old}, nothing is lost: ${reason}${disk}`);
    return null;
  }
}

/**
 * @param {number} dataBytes
 * @param {number} freeBytes
 * @throws Error when a copy would fill the disk
 */
export function checkRoom(dataBytes, freeBytes) {
  const needed = Math.ceil(dataBytes * 1.5) + OWN_BYTES;
  if (freeBytes >= needed) return;
  throw new Error(`moving it needs ${inMegabytes(needed)} free on the disk, and there are ${inMegabytes(freeBytes)}`);
}

/** @param {string} folder */
function readFreeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @param {number} bytes */
const inMegabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`;

/** @param {string} folder */
function sizeOf(folder) {
  return listFiles(folder, '.').reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}

/**
 * @param {{ wheel: DatabaseProgram, found: DatabaseProgram }} programs
 * @param {Parts} parts
 */
async function copyBetween({ wheel, found }, { settings, setUp, launch, reserved }) {
  const ports = [await chooseFreePort(reserved), await chooseFreePort(reserved)];
  const [from = 0, to = 0] = ports;
  const directory = copyFolder(settings.dataDir, found.kind);
  const source = await startDatabase(wheel, { port: from, attempt: 1, part: 'database-old' }, launch);
  try {
    const target = await startDatabase(found, { port: to, attempt: 1, part: 'database-new', directory }, launch);
    try {
      const copied = await copyDatabase({ from: databaseUri(from), to: databaseUri(to) }, (_, { done, all }) => {
        if (done % 10 === 0 && done < all) setUp.announce(`${done} of ${all} collections are moved`);
      });
      // In order, so that what it holds in memory is on the disk.
      await target.stop(60_000);
      return copied;
    } finally {
      target.kill();
    }
  } finally {
    await source.stop(15_000);
  }
}

/** @param {Set<number>} reserved */
const chooseFreePort = (reserved) => choosePort('moving the database', { preferred: 0, fixed: false }, reserved);
