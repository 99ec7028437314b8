import { createServer } from 'node:http';
import { loadConfig } from '../platform/config.js';
import { createLogger } from '../platform/logger.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';
import { createMetricsRegistry } from '../platform/telemetry.js';
import { connectTemporalClient } from '../platform/temporal.js';
import { connectStore } from '../store/connect.js';
import { createStore } from '../store/index.js';
import { TASK_QUEUES } from '../workflows/contract/task-queues.js';
import { createApp } from './app.js';
import { createIdentityProvider } from './auth/identity-provider.js';
import { createOpenIdLogin } from './auth/openid.js';
import { createHandlers } from './handlers/index.js';
import { startMetricsServer } from './metrics-server.js';
import { parseOpenApiDocument, readOpenApiText } from './openapi-document.js';
import { readVersion } from './project-root.js';
import { createReadiness } from './readiness.js';
import { startRepairs } from './repair-operations.js';
import { stopOnSignals } from './run-server.js';
import { createWorkflowGateway } from './workflow-gateway.js';

/** One probe must not outlast the two seconds that its answer is kept. */
const PROBE_TIMEOUT_MS = 2_000;
/** Whole request; longer than the 120 s a caller may wait for a result. */
const REQUEST_TIMEOUT_MS = 150_000;

/** Composition root of the API: the only place where its parts meet. */
async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger({ level: config.LOG_LEVEL, service: 'api' });
  const connection = await connectStore(config.MONGODB_URI);
  const store = createStore(connection);
  await store.ensure();
  const temporal = connectTemporalClient(config);
  const readiness = createReadiness({
    mongodb: () => store.ping().then(() => true),
    temporal: () => temporal.checkNamespace(PROBE_TIMEOUT_MS).then(() => true),
    worker: () => temporal.hasPollers(TASK_QUEUES.orchestration, PROBE_TIMEOUT_MS),
  });

  const provider = createIdentityProvider({ issuer: config.OIDC_ISSUER, discoveryUrl: config.OIDC_DISCOVERY_URL });
  const plan = { claim: config.PLAN_CLAIM, fallback: config.DEFAULT_PLAN };
  const callbackUrl = `${config.PUBLIC_URL.replace(/\/$/, '')}/auth/callback`;
  const client = { clientId: config.OIDC_CLIENT_ID, clientSecret: config.OIDC_CLIENT_SECRET, callbackUrl };
  const documentText = readOpenApiText();
  const document = parseOpenApiDocument(documentText);
  const gateway = createWorkflowGateway(temporal.client);
  const guard = createNetworkGuard({
    allowedPrivateHosts: config.ALLOWED_PRIVATE_HOSTS,
    allowedPorts: config.ALLOWED_PORTS,
  });
  const handlers = createHandlers({
    ...{ operations: store.operations, artifacts: store.artifacts, audits: store.audits },
    ...{ gateway, guard },
    document,
    documentText,
    readiness: readiness.check,
    version: readVersion(),
    login: createOpenIdLogin({ provider, client, plan }),
    logger,
    production: config.NODE_ENV === 'production',
  });

  const registry = createMetricsRegistry('api');
  const metrics = await startMetricsServer({ registry, host: config.HOST, port: config.METRICS_PORT });
  const app = createApp({ config, logger, store, provider, document, handlers, metrics: registry });
  const server = createServer(app);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.PORT, config.HOST, resolve));
  logger.info({ address: server.address(), metrics_port: metrics.port, url: config.PUBLIC_URL }, 'listening');

  const repairs = startRepairs({ operations: store.operations, gateway, logger });

  const close = async (): Promise<void> => {
    await repairs.stop();
    await Promise.all([metrics.close(), temporal.close(), connection.close()]);
  };
  stopOnSignals({
    server,
    logger,
    graceSeconds: config.SHUTDOWN_GRACE_SECONDS,
    drain: readiness.drain,
    close,
    exit: (code) => process.exit(code),
  });
}

await main();
