import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { toolCacheRoot } from './paths.mjs';

/**
 * What every part's set-up is given.
 * @typedef {object} SetUpContext
 * @property {import('./settings.mjs').Settings} settings
 * @property {string} cacheRoot
 * @property {string} logDir where long commands write what they say
 * @property {(message: string, measure?: import('./progress-board.mjs').Measure) => void} announce says what is being done, and
 *   how long it may take; measure: how far it is
 */

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {SetUpContext['announce']} announce
 * @returns {SetUpContext}
 */
export function createSetUpContext(settings, announce) {
  const logDir = path.join(settings.dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  return { settings, cacheRoot: toolCacheRoot(settings.env), logDir, announce };
}
