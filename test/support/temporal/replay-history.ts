import { readFileSync } from 'node:fs';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { installQuietRuntime } from '../quiet-runtime.js';
import { bundleWorkflows } from './workflow-bundle.js';

/**
 * `npx tsx --inspect-brk test/support/temporal/replay-history.ts test/histories/crawlSite.1.json`: runs the workflow of a recorded
 * history once more, on the main thread and without time limits, so that a debugger stops at breakpoints in `workflows/`.
 */
const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Usage: npx tsx --inspect-brk test/support/temporal/replay-history.ts <history.json>');
const history = historyFromJSON(JSON.parse(readFileSync(file, 'utf8')));
installQuietRuntime();
const workflowBundle = await bundleWorkflows();
await Worker.runReplayHistory({ workflowBundle }, history);
console.log(`${file}: the code of today decides as it was recorded`);
