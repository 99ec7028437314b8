import { listFiles } from './hash-files.mjs';
import { npmBinary, typescriptCompiler } from './npm-binary.mjs';
import { projectRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { runMochaBeside } from './run-mocha-beside.mjs';
import { addCounts } from './test-counts.mjs';

/** Specs about the sources themselves: who imports what, sizes, words, registers. */
export const LAW = 'test/architecture/';

/**
 * Types, style, the contract and the law of the sources: everything that needs no running part.
 * @param {(line: string) => void} print
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export async function runChecks(print) {
  const commands = await Promise.all([
    runCheck(print, 'types', typescriptCompiler, ['--noEmit']),
    runCheck(print, 'types of the scripts', typescriptCompiler, ['--noEmit', '-p', 'scripts/tsconfig.json']),
    runCheck(print, 'style', npmBinary('biome'), ['check', '.']),
  ]);
  return addCounts([...commands, await checkContract(print), await runLaw(print)]);
}

/**
 * @param {(line: string) => void} print
 * @param {string} what
 * @param {string} binary
 * @param {string[]} args
 * @returns {Promise<import('./test-counts.mjs').Counts>} one check, passed or failed
 */
async function runCheck(print, what, binary, args) {
  const { code, stdout, stderr } = await runCommand(binary, args, { cwd: projectRoot });
  if (code !== 0) print(`${stdout}${stderr}`.trimEnd());
  print(`${code === 0 ? '  ✔' : '  ✘'} ${what}`);
  return code === 0 ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: [what] };
}

/**
 * @param {(line: string) => void} print
 * @returns {Promise<import('./test-counts.mjs').Counts>} one check, passed or failed
 */
async function checkContract(print) {
  // Not at the top: what sets up the packages imports this file.
  const { lintContract } = await import('./lint-contract.mjs');
  const { lintBundle } = await import('./lint-bundle.mjs');
  const findings = [...(await lintContract(projectRoot)), ...(await lintBundle(projectRoot))];
  for (const finding of findings) print(finding);
  const passed = findings.length === 0;
  print(`${passed ? '  ✔' : '  ✘'} contract`);
  return passed ? { passed: 1, failed: 0, faults: [] } : { passed: 0, failed: 1, faults: ['contract'] };
}

/** @param {(line: string) => void} print */
async function runLaw(print) {
  const specs = listFiles(projectRoot, LAW).filter((file) => file.endsWith('.spec.ts'));
  return (await runMochaBeside(specs, {}, print)).counts;
}
