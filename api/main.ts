import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { findNotificationServer } from '../domain/notifications/notification-server.js';
import { type Config, loadApiConfig } from '../platform/config.js';
import { guardProcess } from '../platform/guard-process.js';
import { createLogger, type Logger } from '../platform/logger.js';
import { installFetch } from '../platform/network/install-fetch.js';
import { createNetworkGuard, type NetworkGuard } from '../platform/network/network-guard.js';
import { createNotificationTokens } from '../platform/notification-token.js';
import { startOrExit } from '../platform/start-or-exit.js';
import { createMetricsRegistry } from '../platform/telemetry.js';
import { connectTemporalClient, type TemporalClient } from '../platform/temporal.js';
import { connectStorePatiently } from '../store/base/connect-patiently.js';
import { createStore, type Store } from '../store/index.js';
import { TASK_QUEUES } from '../workflows/contract/task-queues.js';
import { createApp } from './app.js';
import { createHandlers } from './handlers.js';
import { createIdentityProvider, type IdentityProvider } from './http/auth/identity-provider.js';
import { createOpenIdLogin, type OpenIdLogin } from './http/auth/openid.js';
import { SIGNED_OUT_PATH } from './http/auth/sign-out.js';
import { loadOpenApiDocument } from './http/contract/load-openapi-document.js';
import { readOpenApiText } from './http/contract/openapi-document.js';
import { startMetricsServer } from './metrics-server.js';
import { startRepairs } from './operations/repair-operations.js';
import { wireOutreachApi } from './outreach/outreach-parts.js';
import { wireMailboxClients } from './outreach/sending/mailbox-access-parts.js';
import { wireOwnership } from './ownership/ownership-parts.js';
import { readVersion } from './project-root.js';
import { createReadiness, type ReadinessProbe } from './readiness.js';
import { stopOnSignals } from './run-server.js';
import { wireIntegrations } from './search/integration-parts.js';
import { createWorkflowGateway } from './workflow-gateway.js';
import { applyGroups } from './workspaces/apply-groups.js';
import { createFindLimits } from './workspaces/find-limits.js';
import { toGroupMappings } from './workspaces/to-group-mappings.js';

/** One probe must not outlast the two seconds that its result is cached. */
const PROBE_TIMEOUT_MS = 2_000;
/** By then a request must have arrived in full: slow senders can't hold connections. Responses may take longer. */
const MAX_HEADER_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 60_000;

/** Composition root of the API: the only place where its parts meet. */
async function main(): Promise<void> {
  installFetch();
  const config = loadApiConfig();
  const logger = createLogger({ level: config.LOG_LEVEL, service: 'api' });
  await startOrExit(logger, () => serve(config, logger));
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const connection = await connectStorePatiently(config.MONGODB_URI, {
    onRetry: (servers, error) => logger.warn({ servers, reason: error.message }, 'MongoDB is not reachable yet'),
  });
  const store = createStore(connection);
  await store.ensure((note) => logger.info(note, 'migration of stored records'));
  const temporal = connectTemporalClient(config);
  const readiness = createProbe(store, temporal);
  const gateway = createWorkflowGateway(temporal.client, { replyPollMinutes: config.REPLY_POLL_MINUTES });
  const { provider, login } = createSignIn(config);
  const findLimits = createFindLimits(config.WORKSPACE_LIMITS);
  const groupMappings = toGroupMappings(config.GROUP_MAPPINGS);
  const document = loadOpenApiDocument(readOpenApiText());
  const guard = createGuard(config);
  const handlers = createHandlers({
    ...store,
    ...wireOutreachApi(config, store, gateway),
    ...wireIntegrations(config),
    ...wireMailboxClients(config),
    ...wireOwnership(config, guard),
    gateway,
    guard,
    login,
    findLimits,
    noteMailAddress: (userId, email) => store.mailAddresses.note(userId, email, new Date()),
    sendsNotifications: findNotificationServer(config) !== null,
    notificationTokens: createNotificationTokens(config.UNSUBSCRIBE_SECRET ?? config.SESSION_SECRET),
    applyGroups: (user, requestId) => applyGroups({ ...store, logger, findLimits }, groupMappings, user, requestId),
    document,
    readDocumentText: readOpenApiText,
    logger,
    readiness: readiness.check,
    version: readVersion(),
    cacheSeconds: config.DASHBOARD_CACHE_SECONDS,
    temporalUi: config.TEMPORAL_UI_URL ? { url: config.TEMPORAL_UI_URL, namespace: config.TEMPORAL_NAMESPACE } : null,
    production: config.NODE_ENV === 'production',
  });

  const registry = createMetricsRegistry('api');
  const metrics = await startMetricsServer({ registry, host: config.HOST, port: config.METRICS_PORT });
  const server = await listen(
    createApp({ config, logger, store, provider, document, handlers, metrics: registry }),
    config,
  );
  logger.info({ address: server.address(), metrics_port: metrics.port, url: config.PUBLIC_URL }, 'listening');
  const repairs = startRepairs({ operations: store.operations, gateway, logger });

  const close = async (): Promise<void> => {
    await repairs.stop();
    await Promise.all([metrics.close(), temporal.close(), connection.close()]);
  };
  const exit = (code: number): void => process.exit(code);
  const graceSeconds = config.SHUTDOWN_GRACE_SECONDS;
  const stop = stopOnSignals({ server, logger, graceSeconds, drain: readiness.drain, close, exit });
  guardProcess({ logger, stop });
}

function createProbe(store: Store, temporal: TemporalClient): ReadinessProbe {
  return createReadiness({
    mongodb: () => store.ping().then(() => true),
    temporal: () => temporal.checkNamespace(PROBE_TIMEOUT_MS).then(() => true),
    worker: () => temporal.hasPollers(TASK_QUEUES.orchestration, PROBE_TIMEOUT_MS),
  });
}

function createSignIn(config: Config): { provider: IdentityProvider; login: OpenIdLogin } {
  const provider = createIdentityProvider({ issuer: config.OIDC_ISSUER, discoveryUrl: config.OIDC_DISCOVERY_URL });
  const publicUrl = config.PUBLIC_URL.replace(/\/$/, '');
  const client = {
    clientId: config.OIDC_CLIENT_ID,
    clientSecret: config.OIDC_CLIENT_SECRET,
    callbackUrl: `${publicUrl}/auth/callback`,
    signedOutUrl: `${publicUrl}${SIGNED_OUT_PATH}`,
  };
  const plan = { claim: config.PLAN_CLAIM, fallback: config.DEFAULT_PLAN };
  return { provider, login: createOpenIdLogin({ provider, client, plan, groupsClaim: config.GROUPS_CLAIM }) };
}

function createGuard(config: Config): NetworkGuard {
  return createNetworkGuard({
    allowedPrivateHosts: config.ALLOWED_PRIVATE_HOSTS,
    allowedPorts: config.ALLOWED_PORTS,
  });
}

async function listen(app: Express, { HOST, PORT }: Config): Promise<Server> {
  // Long URLs in the query must reach the validator, whose response says what is wrong.
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(PORT, HOST, resolve));
  return server;
}

await main();
