import { fileURLToPath } from 'node:url';
import { type NativeConnection, Runtime, type Worker } from '@temporalio/worker';
import { createAuditActivities } from '../activities/audits/index.js';
import { createBrowserActivities } from '../activities/browser/index.js';
import type { PrintAuditReportDeps } from '../activities/browser/print-audit-report.js';
import { createHttpFetcher } from '../activities/crawl/fetch/http-fetcher.js';
import { createDashboardActivities } from '../activities/dashboard/index.js';
import { createOperationActivities } from '../activities/operations/index.js';
import { createToolActivities } from '../activities/pages/tools/index.js';
import { createSecretsActivities } from '../activities/secrets/index.js';
import { operationArtifacts, resultKey } from '../domain/operations/artifact-keys.js';
import { ALL_CHECKS } from '../domain/seo/checks/index.js';
import type { PublishEvent } from '../domain/webhooks/webhook-event.js';
import { type Config, loadConfig } from '../platform/config.js';
import { guardProcess } from '../platform/guard-process.js';
import { createLogger, type Logger } from '../platform/logger.js';
import { GuardedDispatcher } from '../platform/network/guarded-dispatcher.js';
import { installFetch } from '../platform/network/install-fetch.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';
import { createPayloadCodec } from '../platform/payload-codec.js';
import { createSecrets } from '../platform/secrets.js';
import { startOrExit } from '../platform/start-or-exit.js';
import { connectTemporalClient } from '../platform/temporal.js';
import { connectStorePatiently } from '../store/base/connect-patiently.js';
import { createStore, type Store } from '../store/index.js';
import { renderReportForm } from '../web/report/render-report-form.js';
import { toStartPageShots } from '../web/report/to-start-page-shots.js';
import { LANES } from '../workflows/contract/lanes.js';
import type { TaskQueue } from '../workflows/contract/task-queues.js';
import { wireAnalysis } from './analysis-parts.js';
import { startBrowserWiring } from './browser-parts.js';
import { type CodecServer, startCodecServer } from './codec-server.js';
import { wireCrawl } from './crawl-parts.js';
import { createReporters, type Reporters } from './create-reporters.js';
import { createWorkerChecks } from './create-worker-checks.js';
import { connectPatiently, createWorker, type WorkerSettings } from './create-workers.js';
import { startHealthServer } from './health-server.js';
import { wireInsights } from './insight-parts.js';
import { keepSchedules } from './keep-schedules.js';
import { wireLinks } from './link-parts.js';
import { wireMoves } from './move-parts.js';
import { wireNotifications } from './notification-parts.js';
import { createAccessOpener } from './open-crawl-access.js';
import { wireOutreach } from './outreach-parts.js';
import { createPageThreads } from './page-threads.js';
import { installRuntime } from './runtime.js';
import { wireSearchAnalysis } from './search-analysis-parts.js';
import { wireSearchData } from './search-data-parts.js';
import { wireWebhooks } from './webhook-parts.js';

const CONNECT_TIMEOUT_MS = 10_000;

/** Composition root of the workers: configuration → connections → adapters → activities → one worker per queue. */
async function main(): Promise<void> {
  installFetch();
  const config = loadConfig();
  const logger = createLogger({ level: config.LOG_LEVEL, service: 'worker' });
  await startOrExit(logger, () => work(config, logger));
}

async function work(config: Config, logger: Logger): Promise<void> {
  installRuntime(logger, {
    metricsAddress: config.WORKER_METRICS_PORT === 0 ? null : `${config.HOST}:${config.WORKER_METRICS_PORT}`,
  });
  const health =
    config.WORKER_HEALTH_PORT === 0
      ? null
      : await startHealthServer({ host: config.HOST, port: config.WORKER_HEALTH_PORT });
  const reporters = createReporters(logger, Runtime.instance().metricMeter);
  const codecServer = await openCodecServer(config, logger, reporters);
  const database = await connectStorePatiently(config.MONGODB_URI, {
    onRetry: (servers, error) => logger.warn({ servers, reason: error.message }, 'MongoDB is not reachable yet'),
  });
  const store = createStore(database);
  if (setsUpStore(config)) await store.ensure((note) => logger.info(note, 'migration of stored records'));
  const connection = await connectTemporal(config, logger);
  const parts = await createParts(config, store, logger, reporters);
  const settings = { connection, ...workerSettings(config) };
  const workers = await Promise.all(
    config.WORKER_QUEUES.flatMap((queue) =>
      LANES[queue].map((lane) => createWorker(lane, parts.activities[queue], settings)),
    ),
  );
  const running = workers.map((worker) => worker.run());
  health?.watch(createWorkerChecks({ store, connection, workers }));
  const unguard = guardProcess({ logger, stop: stopOnSignals(workers, logger, config.SHUTDOWN_GRACE_SECONDS) });
  logger.info({ queues: config.WORKER_QUEUES }, 'workers ready');
  // The worker that runs what Schedules start also makes sure that they exist.
  if (config.WORKER_QUEUES.includes('orchestration')) void parts.keepSchedules();
  try {
    await Promise.all(running);
  } finally {
    unguard();
    await Promise.all([health?.close(), codecServer?.close(), parts.close()]);
    await connection.close();
    await database.close();
  }
}

/** Null where none is wanted, or another worker of this machine has it: no work depends on it. */
async function openCodecServer(
  config: Config,
  logger: Logger,
  { reportError }: Reporters,
): Promise<CodecServer | null> {
  const { CODEC_SERVER_TOKEN: token, TEMPORAL_PAYLOAD_KEYS: keys, CODEC_SERVER_ORIGINS: origins } = config;
  if (token === undefined || keys.length === 0) return null;
  const settings = { host: config.HOST, port: config.CODEC_SERVER_PORT, token, origins };
  try {
    return await startCodecServer({ ...settings, codec: createPayloadCodec(keys), reportError });
  } catch (error) {
    logger.warn({ err: error, port: config.CODEC_SERVER_PORT }, 'codec server not started');
    return null;
  }
}

function connectTemporal(config: Config, logger: Logger): Promise<NativeConnection> {
  return connectPatiently(config.TEMPORAL_ADDRESS, {
    tls: config.TEMPORAL_TLS || config.TEMPORAL_API_KEY !== undefined,
    ...(config.TEMPORAL_API_KEY ? { apiKey: config.TEMPORAL_API_KEY } : {}),
    onRetry: (error) => logger.warn({ err: error }, 'Temporal is not reachable yet'),
  });
}

function workerSettings(config: Config): Omit<WorkerSettings, 'connection'> {
  return {
    namespace: config.TEMPORAL_NAMESPACE,
    workflowBundlePath: config.WORKFLOW_BUNDLE ?? fileURLToPath(new URL('../workflow-bundle.js', import.meta.url)),
    payloadKeys: config.TEMPORAL_PAYLOAD_KEYS,
    graceSeconds: config.SHUTDOWN_GRACE_SECONDS,
  };
}

async function createParts(config: Config, store: Store, logger: Logger, reporters: Reporters) {
  const { guard, dispatcher, fetcher } = createNetwork(config);
  const browser = needsBrowser(config) ? await startBrowserWiring(config, guard, logger) : null;
  const pages = createPageThreads(logger);
  const { operations, artifacts } = store;
  const temporal = connectTemporalClient(config);
  const { client } = temporal;
  const openAccess = createAccessOpener(store.crawlAccess, createSecrets(config.ENCRYPTION_KEYS));
  const events = wireEvents(config, store, { client, dispatcher, guard, reporters });
  const { publish } = events;
  const outreach = wireOutreach(config, store, { client, publish, guard, ...reporters });
  const searchData = wireSearchData(config, store, guard, { ...reporters, publish });
  const analysis = wireAnalysis(config, store, reporters);
  const insights = wireInsights(config, store, reporters);
  const links = wireLinks(config, store, { fetcher, publish });

  const activities: Record<TaskQueue, Record<string, (input: never) => Promise<unknown>>> = {
    orchestration: {
      ...createOperationParts(store, publish),
      ...createAuditActivities({ ...store, checks: ALL_CHECKS, ...reporters, publish, now: Date.now }),
      ...createSecretsActivities({ ...store, secrets: createSecrets(config.ENCRYPTION_KEYS) }),
      ...createToolActivities({ artifacts, operations, now: Date.now }),
      ...analysis.orchestration,
      ...insights.orchestration,
      ...events.orchestration,
      ...outreach.orchestration,
      ...links.orchestration,
      ...wireMoves(config, store, client),
      ...createDashboardActivities({ ...store, publish, now: () => new Date() }),
      ...searchData.orchestration,
      ...wireSearchAnalysis(config, store, { searchConsole: searchData.searchConsole, publish }, logger),
    },
    crawl: {
      ...wireCrawl(config, store, {
        openAccess,
        fetcher,
        guard,
        pages,
        renderer: browser?.domRenderer ?? null,
        ...reporters,
      }),
      ...links.crawl,
    },
    browser: createBrowserParts(config, store, browser, openAccess),
    mail: { ...outreach.mail, ...events.mail },
    llm: { ...outreach.llm, ...analysis.llm, ...insights.llm },
  };
  const close = async () => {
    await Promise.all([browser?.close(), pages.close(), temporal.close(), searchData.close(), outreach.close()]);
    await dispatcher.close();
  };
  const { hasEnvironmentMailbox } = outreach;
  const { sendsNotifications } = events;
  const given = { client, store, logger, hasEnvironmentMailbox, sendsNotifications };
  return {
    activities,
    close,
    keepSchedules: () => keepSchedules({ ...given, replyPollMinutes: config.REPLY_POLL_MINUTES }),
  };
}

/** Who hears of events: endpoints of users by webhooks, and people by mail. */
function wireEvents(
  config: Config,
  store: Store,
  { reporters, ...links }: Parameters<typeof wireWebhooks>[2] & { reporters: Reporters },
) {
  const webhooks = wireWebhooks(config, store, links);
  const notifications = wireNotifications(config, store, { client: links.client, ...reporters });
  const publish: PublishEvent = async (event) => {
    await webhooks.publish(event);
    await notifications.publish(event);
  };
  return {
    publish,
    mail: { ...webhooks.mail, ...notifications.mail },
    orchestration: notifications.orchestration,
    sendsNotifications: notifications.isConfigured,
  };
}

function createBrowserParts(
  { WORKER_QUEUES: queues }: Config,
  { artifacts, audits, crawls, reportBrands }: Store,
  browser: Awaited<ReturnType<typeof startBrowserWiring>> | null,
  openAccess: ReturnType<typeof createAccessOpener>,
) {
  if (browser === null || !queues.includes('browser')) return {};
  const stored = { artifacts, audits, crawls, reportBrands };
  return createBrowserActivities({ ...browser.deps, ...stored, openAccess, renderForPaper });
}

/** A browser worker may have a user of the database who can only do what its work needs. The others set the store up. */
function setsUpStore({ WORKER_QUEUES: queues }: Config): boolean {
  return queues.some((queue) => queue !== 'browser');
}

/** Crawls that are rendered have a browser of their own beside them. */
function needsBrowser({ WORKER_QUEUES: queues }: Config): boolean {
  return queues.includes('browser') || queues.includes('crawl');
}

function createOperationParts({ operations, artifacts }: Store, publish: PublishEvent) {
  return createOperationActivities({
    operations,
    publish,
    hasResult: ({ id, user_id }) => artifacts.has(user_id, resultKey(id)),
    dropArtifacts: ({ id, user_id }) => artifacts.removeOf(user_id, operationArtifacts(id)),
  });
}

/** The one way out for whatever users name; each address is judged when it is connected to. */
function createNetwork(config: Config) {
  const guard = createNetworkGuard({
    allowedPrivateHosts: config.ALLOWED_PRIVATE_HOSTS,
    allowedPorts: config.ALLOWED_PORTS,
  });
  const dispatcher = new GuardedDispatcher(guard, {
    connections: config.CRAWL_CONCURRENCY,
    headersTimeoutMs: 30_000,
    bodyTimeoutMs: 10_000,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  });
  const fetcher = createHttpFetcher({ dispatcher, checkUrl: guard.checkUrl, userAgent: config.CRAWL_USER_AGENT });
  return { guard, dispatcher, fetcher };
}

const renderForPaper: PrintAuditReportDeps['renderForPaper'] = (audit, { shots, ...extra }, { form, language }) =>
  renderReportForm(form, audit, { ...extra, shots: toStartPageShots(shots), language, forPaper: true }).html;

/**
 * Stops taking work, lets running activities end within the grace period, and always exits some time after.
 * @returns a function that does the same without a signal; the process then exits with 1
 */
function stopOnSignals(workers: Worker[], logger: Logger, graceSeconds: number): () => void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals | 'failure') => {
    if (stopping) return;
    stopping = true;
    if (signal === 'failure') process.exitCode = 1;
    logger.info({ signal }, 'stopping');
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    setTimeout(() => process.exit(1), (graceSeconds + 15) * 1000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => stop('failure');
}

await main();
