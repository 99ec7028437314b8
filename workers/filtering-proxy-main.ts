import { loadProxyConfig } from '../platform/config.js';
import { guardProcess } from '../platform/guard-process.js';
import { createLogger } from '../platform/logger.js';
import { startFilteringProxy } from '../platform/network/filtering-proxy.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';

/**
 * The filtering proxy as a separate process, for browser workers on a network that has no other way out
 * (BROWSER_PROXY_URL). It trusts every client that reaches its port, so only those workers may.
 */
async function main(): Promise<void> {
  const config = loadProxyConfig();
  const logger = createLogger({ level: config.LOG_LEVEL, service: 'filtering-proxy' });
  const guard = createNetworkGuard({
    allowedPrivateHosts: config.ALLOWED_PRIVATE_HOSTS,
    allowedPorts: config.ALLOWED_PORTS,
  });
  const proxy = await startFilteringProxy({
    guard,
    host: config.HOST,
    port: config.PORT,
    onRefused: (target, reason) => logger.warn({ target, reason }, 'refused'),
  });
  logger.info({ url: proxy.url }, 'listening');
  let stopping = false;
  const stop = (signal: NodeJS.Signals | 'failure'): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal, refused: proxy.refused }, 'stopping');
    setTimeout(() => process.exit(1), config.SHUTDOWN_GRACE_SECONDS * 1000).unref();
    void proxy.close().then(() => process.exit(signal === 'failure' ? 1 : 0));
  };
  guardProcess({ logger, stop: () => stop('failure') });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main();
