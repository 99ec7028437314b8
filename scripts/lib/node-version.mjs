import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/** @returns {string} the oldest Node that runs the project, such as 22.19: what `engines` in package.json says */
export function readOldestNode() {
  const { engines } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  return engines.node.replace('>=', '');
}

/**
 * @param {string} version such as 20.19.1
 * @param {string} [oldest] such as 22.19
 * @returns {boolean}
 */
export function isNewEnough(version, oldest = readOldestNode()) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
