import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string[]} names tried in this order, each in all folders of PATH
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} absolute path of the first program found
 */
export function findOnPath(names, env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    for (const folder of folders) {
      const candidate = path.resolve(folder, name);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return undefined;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
