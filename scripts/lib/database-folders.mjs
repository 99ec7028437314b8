import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Where each database program keeps its data below DATA_DIR. None can read what another has written.
 * @typedef {'mongod' | 'secantus' | 'wheel'} DatabaseKind secantus: built with cargo; wheel: prebuilt, see parts/secantus-wheel.mjs
 */

/**
 * @param {string} dataDir
 * @param {DatabaseKind} kind
 */
export function databaseFolder(dataDir, kind) {
  return path.join(dataDir, 'database', kind);
}

/**
 * @param {string} dataDir
 * @param {DatabaseKind} kind
 * @returns {boolean} false for a folder that a program was given and never wrote to
 */
export function holdsData(dataDir, kind) {
  try {
    return readdirSync(databaseFolder(dataDir, kind)).length > 0;
  } catch {
    return false;
  }
}
