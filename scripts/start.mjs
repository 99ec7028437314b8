/**
 * `npm start`: sets up what is missing, runs every part and stays until Ctrl-C. What a setting names is used instead of
 * a part of our own. Data and logs: DATA_DIR (.data). `--watch` rebuilds and restarts what changed (`npm run dev`);
 * `--inspect` lets debuggers connect.
 */
import './lib/runtime.mjs';
import { parseArgs } from 'node:util';
import { keepBuilt } from './lib/keep-built.mjs';
import { PartMissingError } from './lib/part-missing-error.mjs';
import { startPlatform } from './lib/platform.mjs';
import { openRunJournal } from './lib/run-journal.mjs';
import { findRun } from './lib/run-record.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers, isShuttingDown, shutDown } from './lib/shutdown.mjs';

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

/**
 * @param {string} message
 * @param {number} code
 */
async function end(message, code) {
  print(message);
  await shutDown();
  process.exit(code);
}

/** @param {number} holder */
function reportOtherRun(holder) {
  const { dataDir } = settings;
  const run = findRun(dataDir);
  const isReady = run.state === 'running' && run.record.state === 'ready';
  print(`Linkwright ${isReady ? 'runs' : 'is starting'} already in ${dataDir} (process ${holder})`);
  if (isReady)
    print(
      `ready      app ${run.record.addresses.api}/app  API ${run.record.addresses.api}  Temporal UI ${run.record.addresses.temporalUi ?? '-'}`,
    );
  process.exitCode = isReady ? 0 : 1;
}

/** @param {import('./lib/run-journal.mjs').RunJournal} journal */
async function run(journal) {
  installSignalHandlers(print);
  if (journal.leftovers > 0) print(`  … ended ${journal.leftovers} process(es) that an earlier run had left behind`);
  try {
    const onFatal = (/** @type {string} */ message) => void end(message, 1);
    const { inspect } = wishes;
    const platform = await startPlatform({ settings, journal, print, terminal: process.stdout, onFatal, inspect });
    const ui = platform.temporalUi === undefined ? '' : `  Temporal UI ${platform.temporalUi}`;
    const mail = platform.mailPage === undefined ? '' : `  caught mail ${platform.mailPage}`;
    const { publicUrl } = platform;
    print(`ready      app ${publicUrl}/app  API ${publicUrl}  docs ${publicUrl}/docs${ui}${mail}`);
    if (!wishes.watch) return;
    keepBuilt(platform.restart, print);
    print('watching   what a change affects is rebuilt and restarted; reload open pages yourself');
  } catch (error) {
    if (isShuttingDown()) return;
    if (error instanceof PartMissingError) await end(`${error.part}: ${error.message}\n  to have it: ${error.fix}`, 1);
    else await end(error instanceof Error ? error.message : String(error), 1);
  }
}

const { values: wishes } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, inspect: { type: 'boolean', default: false } },
});
const settings = loadSettings();
const journal = openRunJournal(settings.dataDir);
if ('holder' in journal) reportOtherRun(journal.holder);
else await run(journal);
