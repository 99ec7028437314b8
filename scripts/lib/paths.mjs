import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Tools that are fetched or built once and shared by all checkouts of one user (XDG base directories).
 * @param {NodeJS.ProcessEnv} env
 */
export function toolCacheRoot(env) {
  return path.join(env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'linkwright');
}
