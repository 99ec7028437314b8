import { bringUpApplication } from '../bring-up/application.mjs';
import { bringUpBrowser } from '../bring-up/browser.mjs';
import { bringUpDatabase } from '../bring-up/database.mjs';
import { bringUpIdentity } from '../bring-up/identity.mjs';
import { bringUpMail } from '../bring-up/mail.mjs';
import { bringUpTemporal } from '../bring-up/temporal.mjs';
import { ensureBuild } from '../parts/build.mjs';
import { ensureNodeModules } from '../parts/node-modules.mjs';
import { applicationEnvironment } from './application-environment.mjs';
import { hideCredentials } from './hide-credentials.mjs';
import { createLaunch } from './launch.mjs';
import { formatPartLine } from './part-line.mjs';
import { choosePort } from './ports.mjs';
import { createSetUpContext } from './set-up-context.mjs';

/**
 * @typedef {object} PlatformOptions
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./run-journal.mjs').RunJournal} journal
 * @property {(line: string) => void} print
 * @property {(message: string) => void} onFatal called when a part dies that nothing works without
 *
 * @typedef {{ api: string, publicUrl: string, temporalUi?: string, mailPage?: string }} PlatformAddresses
 *   `temporalUi`: the page that lists our workflows
 */

/**
 * Brings all parts up in order, one line each. Every part that was started is stopped by shutDown(), last one first.
 * @param {PlatformOptions} options
 * @returns {Promise<PlatformAddresses>} when everything is ready
 * @throws PartMissingError for a part that nothing works without; Error for one that doesn't start
 */
export async function startPlatform({ settings, journal, print, onFatal }) {
  const report = (/** @type {import('./part-line.mjs').PartLine} */ line) => print(formatPartLine(line));
  const setUp = createSetUpContext(settings, (message) => print(`  … ${message}`));
  const launch = createLaunch(settings, journal);
  const parts = { settings, setUp, launch, journal, report, print, onFatal, reserved: new Set() };

  report({ part: 'packages', ...(await ensureNodeModules(setUp)) });
  report({ part: 'build', ...(await ensureBuild(setUp)) });
  const mongodbUri = await bringUpDatabase(parts);
  const temporal = await bringUpTemporal(parts);
  const apiPort = await choosePort('PORT', settings.ports.api, parts.reserved);
  const publicUrl = (settings.env.PUBLIC_URL ?? `http://127.0.0.1:${apiPort}`).replace(/\/+$/, '');
  const identity = await bringUpIdentity(parts, publicUrl);
  const chromePath = await bringUpBrowser(parts);
  const mail = await bringUpMail(parts);
  const env = applicationEnvironment(settings.env, {
    ports: {
      api: apiPort,
      metrics: await choosePort('METRICS_PORT', settings.ports.metrics, parts.reserved),
      workerMetrics: await choosePort('WORKER_METRICS_PORT', settings.ports.workerMetrics, parts.reserved),
    },
    publicUrl,
    mongodbUri,
    temporalAddress: temporal.address,
    temporalNamespace: temporal.namespace,
    ...(temporal.ui !== undefined && { temporalUi: temporal.ui }),
    ...(temporal.codec !== undefined && { codec: temporal.codec }),
    chromePath,
    ...identity,
    mail: mail.env,
  });
  const api = await bringUpApplication(parts, env);
  journal.noteAddresses({
    api,
    temporal: temporal.address,
    temporalUi: temporal.workflowsPage,
    database: hideCredentials(mongodbUri),
  });
  journal.noteReady();
  return { api, publicUrl, temporalUi: temporal.workflowsPage, mailPage: mail.page };
}
