import { startPlatform } from './platform.mjs';
import { openRunJournal } from './run-journal.mjs';
import { findRun } from './run-record.mjs';
import { shutDown } from './shutdown.mjs';
import { waitFor } from './wait-for.mjs';

/**
 * Runs some work against the platform that runs in DATA_DIR, or against one that is brought up for it and stopped after.
 * @template T
 * @param {import('./settings.mjs').Settings} settings
 * @param {(line: string) => void} print
 * @param {(addresses: { api: string, issuer: string | undefined }) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws PartMissingError, or Error when the platform doesn't start
 */
export async function withPlatform(settings, print, work) {
  const journal = openRunJournal(settings.dataDir);
  if ('holder' in journal) return work(await findReadyPlatform(settings.dataDir, journal.holder));
  print('no platform runs here: bringing one up');
  try {
    const onFatal = (/** @type {string} */ message) => {
      print(message);
      void shutDown().then(() => process.exit(1));
    };
    await startPlatform({ settings, journal, print, terminal: process.stderr, onFatal });
    return await work(await findReadyPlatform(settings.dataDir, process.pid));
  } finally {
    await shutDown();
  }
}

/**
 * @param {string} dataDir
 * @param {number} holder
 */
async function findReadyPlatform(dataDir, holder) {
  const isReady = async () => {
    const run = findRun(dataDir);
    return run.state === 'running' && run.record.state === 'ready';
  };
  const run = (await waitFor(isReady, { timeoutMs: 300_000 })) ? findRun(dataDir) : undefined;
  if (run?.state !== 'running' || run.record.addresses.api === undefined) {
    throw new Error(`the platform of process ${holder} does not become ready: see its output`);
  }
  return { api: run.record.addresses.api, issuer: run.record.addresses.issuer };
}
