import { bringUpApplication } from '../bring-up/application.mjs';
import { bringUpBrowser } from '../bring-up/browser.mjs';
import { bringUpDatabase } from '../bring-up/database.mjs';
import { startDatabaseBuild } from '../bring-up/database-build.mjs';
import { bringUpIdentity } from '../bring-up/identity.mjs';
import { bringUpMail } from '../bring-up/mail.mjs';
import { bringUpTemporal } from '../bring-up/temporal.mjs';
import { applicationEnvironment } from './application-environment.mjs';
import { fetchParts } from './fetch-parts.mjs';
import { hideCredentials } from './hide-credentials.mjs';
import { createLaunch } from './launch.mjs';
import { formatPartLine } from './part-line.mjs';
import { choosePort } from './ports.mjs';
import { createProgressBoard } from './progress-board.mjs';
import { createSetUpContext } from './set-up-context.mjs';
import { onShutdown } from './shutdown.mjs';

/**
 * @typedef {object} PlatformOptions
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./run-journal.mjs').RunJournal} journal
 * @property {(line: string) => void} print
 * @property {import('./progress-board.mjs').Terminal} [terminal] where progress is drawn, when it is one
 * @property {(message: string) => void} onFatal called when a part dies that nothing works without
 * @property {boolean} [inspect] debuggers may connect to the API and the workers
 *
 * @typedef {object} RunningPlatform
 * @property {string} api
 * @property {string} publicUrl
 * @property {string} [temporalUi] the page that lists our workflows
 * @property {string} [mailPage]
 * @property {(names: ('api' | 'workers')[]) => Promise<void>} restart resolves when they are ready again, or have said why not
 */

/**
 * Fetches what is missing and brings the servers up side by side, then the application; one line each as they are ready.
 * Every part that was started is stopped by shutDown(), last one first.
 * @param {PlatformOptions} options
 * @returns {Promise<RunningPlatform>} when everything is ready
 * @throws PartMissingError for a part that nothing works without; Error for one that doesn't start
 */
export async function startPlatform(options) {
  const { print: printLine, terminal } = options;
  const board = createProgressBoard({ terminal, print: printLine });
  onShutdown({ stop: board.close, kill: board.close });
  try {
    return await bringUpAll({ ...options, print: board.print }, board);
  } finally {
    board.close();
  }
}

/**
 * @param {PlatformOptions} options
 * @param {import('./progress-board.mjs').ProgressBoard} board
 * @returns {Promise<RunningPlatform>}
 */
async function bringUpAll({ settings, journal, print, onFatal, inspect = false }, board) {
  const report = (/** @type {import('./part-line.mjs').PartLine} */ line) => print(formatPartLine(line));
  const setUp = createSetUpContext(settings, (message) => print(`  … ${message}`));
  const launch = createLaunch(settings, journal);
  const fetched = fetchParts(setUp, board);
  const reserved = new Set();
  const parts = { settings, setUp, fetched, launch, journal, report, print, onFatal, inspect, reserved };

  report({ part: 'packages', ...(await fetched.packages) });
  const apiPort = await choosePort('PORT', settings.ports.api, parts.reserved);
  const publicUrl = (settings.env.PUBLIC_URL ?? `http://127.0.0.1:${apiPort}`).replace(/\/+$/, '');
  // None of these needs another one; each waits for its own start most of the time.
  const [database, temporal, identity, chromePath, mail] = await Promise.all([
    bringUpDatabase(parts),
    bringUpTemporal(parts),
    bringUpIdentity(parts, publicUrl),
    bringUpBrowser(parts),
    bringUpMail(parts),
    fetched.build.then((build) => report({ part: 'build', ...build })),
  ]);
  const env = applicationEnvironment(settings.env, {
    ports: {
      api: apiPort,
      metrics: await choosePort('METRICS_PORT', settings.ports.metrics, parts.reserved),
      workerMetrics: await choosePort('WORKER_METRICS_PORT', settings.ports.workerMetrics, parts.reserved),
    },
    publicUrl,
    mongodbUri: database.uri,
    temporalAddress: temporal.address,
    temporalNamespace: temporal.namespace,
    ...(temporal.ui !== undefined && { temporalUi: temporal.ui }),
    ...(temporal.codec !== undefined && { codec: temporal.codec }),
    chromePath,
    ...identity,
    mail: mail.env,
  });
  const { address: api, restart } = await bringUpApplication(parts, env);
  journal.noteAddresses({
    api,
    temporal: temporal.address,
    temporalUi: temporal.workflowsPage,
    database: hideCredentials(database.uri),
  });
  journal.noteReady();
  // Not before: the first start needs the processors itself.
  if (database.kind === 'wheel') await startDatabaseBuild(parts);
  return { api, publicUrl, temporalUi: temporal.workflowsPage, mailPage: mail.page, restart };
}
