import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../lib/hash-files.mjs';
import { npmBinary } from '../lib/npm-binary.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { readStamp } from '../lib/read-stamp.mjs';
import { runCommand } from '../lib/run-command.mjs';

/** openapi.yaml, what it refers to, and what makes one file of them. */
export const CONTRACT_INPUTS = [
  'openapi.yaml',
  'openapi',
  'scripts/lib/bundle-contract.mjs',
  'scripts/lib/standard-responses.mjs',
  'scripts/parts/contract.mjs',
];
const FOLDER = 'api/generated';
/** The contract as it is served, the same for programs to load, and its types. */
const TEXT = `${FOLDER}/openapi.yaml`;
const DOCUMENT = `${FOLDER}/openapi.json`;
const TYPES = `${FOLDER}/openapi.d.ts`;
const STAMP = 'dist/.contract-made-from';

/** @param {string} file */
const inProject = (file) => path.join(projectRoot, file);

/**
 * Makes one file of the contract, and its types, when it has changed.
 * @returns {Promise<boolean>} whether anything was made
 * @throws Error with what is wrong with the contract
 */
export async function ensureContract() {
  const hash = hashFiles(projectRoot, CONTRACT_INPUTS);
  const isMade = [TEXT, DOCUMENT, TYPES].every((file) => existsSync(inProject(file)));
  if (isMade && readStamp(STAMP) === hash) return false;
  for (const file of [TEXT, STAMP]) mkdirSync(inProject(path.dirname(file)), { recursive: true });
  // Not at the top: the packages are there only now.
  const { bundleContract } = await import('../lib/bundle-contract.mjs');
  const { text, document } = await bundleContract(inProject('openapi.yaml'));
  writeFileSync(inProject(TEXT), text);
  const made_from = createHash('sha256').update(text).digest('hex');
  writeFileSync(inProject(DOCUMENT), JSON.stringify({ made_from, document }));
  const args = [TEXT, '--empty-objects-unknown', '-o', TYPES];
  const { code, stdout, stderr } = await runCommand(npmBinary('openapi-typescript'), args, { cwd: projectRoot });
  if (code !== 0) throw new Error(`the types of openapi.yaml could not be made:\n${`${stdout}${stderr}`.trim()}`);
  writeFileSync(inProject(STAMP), hash);
  return true;
}
