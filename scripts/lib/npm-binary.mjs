import path from 'node:path';
import { projectRoot } from './paths.mjs';

/**
 * @param {string} name
 * @returns {string} where npm has put a program of the project's packages
 */
export const npmBinary = (name) => path.join(projectRoot, 'node_modules', '.bin', name);

/** TypeScript 7; what `tsc` names is 5.9, which other tools need. */
export const typescriptCompiler = path.join(projectRoot, 'node_modules', 'typescript-native', 'bin', 'tsc');
