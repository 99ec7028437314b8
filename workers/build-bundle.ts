import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode } from '@temporalio/worker';

/**
 * Bundles the workflows into dist/workflow-bundle.js, which every worker then loads: bundling takes seconds, so it is
 * done once per build and not at each start. Runs from dist/ as well as from the sources.
 */
const here = fileURLToPath(import.meta.url);
const room = dirname(dirname(here));
const isCompiled = extname(here) === '.js';
const bundlePath = join(room, isCompiled ? '.' : 'dist', 'workflow-bundle.js');

const { code } = await bundleWorkflowCode({
  workflowsPath: join(room, 'workflows', `index${extname(here)}`),
  workflowInterceptorModules: [join(room, 'workflows', `lane-interceptor${extname(here)}`)],
  failureConverterPath: join(room, 'platform', `failure-converter${extname(here)}`),
  // Webpack's progress is not shown; a failure is thrown.
  logger: { trace() {}, debug() {}, info() {}, warn: console.warn, error: console.error, log() {} },
});
/** Each worker keeps the text twice, for itself and its thread of workflows: one character outside of Latin-1 doubles it. */
function toAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

await mkdir(dirname(bundlePath), { recursive: true });
await writeFile(bundlePath, toAscii(code));
