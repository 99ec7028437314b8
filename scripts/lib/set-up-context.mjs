import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { toolCacheRoot } from './paths.mjs';

/**
 * What every part's set-up is given.
 * @typedef {object} SetUpContext
 * @property {import('./settings.mjs').Settings} settings
 * @property {string} cacheRoot
 * @property {string} logDir where long commands write what they say
 * @property {(message: string) => void} announce says what is being done, and how long it may take
 */

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {(message: string) => void} announce
 * @returns {SetUpContext}
 */
export function createSetUpContext(settings, announce) {
  const logDir = path.join(settings.dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  return { settings, cacheRoot: toolCacheRoot(settings.env), logDir, announce };
}
