import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/**
 * What a step of the build has noted of its inputs.
 * @param {string} file relative to the project
 * @returns {string | undefined} undefined before it has run
 */
export function readStamp(file) {
  try {
    return readFileSync(path.join(projectRoot, file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
