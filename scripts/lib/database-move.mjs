import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseFolder } from './database-folders.mjs';

/**
 * What DATA_DIR/database/move.json says about moving the data from the prebuilt stand-in to another program. Only a
 * fully checked copy replaces its source; the next start completes an interrupted move.
 * @typedef {import('./database-folders.mjs').DatabaseKind} DatabaseKind
 * @typedef {object} DatabaseMove
 * @property {DatabaseKind} to
 * @property {'checked' | 'done'} state
 */

/** @param {string} dataDir */
const movePath = (dataDir) => path.join(dataDir, 'database', 'move.json');

/**
 * Where the copy is made.
 * @param {string} dataDir
 * @param {DatabaseKind} to
 */
export const copyFolder = (dataDir, to) => `${databaseFolder(dataDir, to)}.copying`;

/** Where the old data is kept until the start after the next. @param {string} dataDir */
export const oldFolder = (dataDir) => `${databaseFolder(dataDir, 'wheel')}.moved`;

/**
 * The copy is whole and its server has ended: from now on it is the data.
 * @param {string} dataDir
 * @param {DatabaseKind} to
 */
export function acceptCopy(dataDir, to) {
  writeMove(dataDir, { to, state: 'checked' });
  finishMove(dataDir);
}

/**
 * Completes a move that was interrupted after the copy had been checked. Call it before anything looks for data.
 * @param {string} dataDir
 */
export function finishMove(dataDir) {
  const move = readMove(dataDir);
  if (move?.state !== 'checked') return;
  const target = databaseFolder(dataDir, move.to);
  const copy = copyFolder(dataDir, move.to);
  if (existsSync(copy)) {
    rmSync(target, { recursive: true, force: true });
    renameSync(copy, target);
  }
  const source = databaseFolder(dataDir, 'wheel');
  if (existsSync(source)) {
    rmSync(oldFolder(dataDir), { recursive: true, force: true });
    renameSync(source, oldFolder(dataDir));
  }
  writeMove(dataDir, { ...move, state: 'done' });
}

/**
 * A copy that was not finished is worth nothing once its source is written to again.
 * @param {string} dataDir
 * @param {DatabaseKind} to
 */
export function discardCopy(dataDir, to) {
  rmSync(copyFolder(dataDir, to), { recursive: true, force: true });
}

/**
 * To be called by a start that has the moved data served and has not moved it itself.
 * @param {string} dataDir
 * @returns {boolean} whether there was an old copy
 */
export function discardOldData(dataDir) {
  if (readMove(dataDir)?.state !== 'done' || !existsSync(oldFolder(dataDir))) return false;
  rmSync(oldFolder(dataDir), { recursive: true, force: true });
  return true;
}

/**
 * @param {string} dataDir
 * @returns {DatabaseMove | undefined}
 */
function readMove(dataDir) {
  try {
    const move = JSON.parse(readFileSync(movePath(dataDir), 'utf8'));
    const isWhole = ['mongod', 'secantus'].includes(move?.to) && ['checked', 'done'].includes(move?.state);
    return isWhole ? { to: move.to, state: move.state } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} dataDir
 * @param {DatabaseMove} move
 */
function writeMove(dataDir, move) {
  const file = movePath(dataDir);
  const handle = openSync(`${file}.new`, 'w');
  writeFileSync(handle, `${JSON.stringify(move)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
}
