import { loadCodecServerConfig } from '../platform/config.js';
import { guardProcess } from '../platform/guard-process.js';
import { createLogger } from '../platform/logger.js';
import { createPayloadCodec } from '../platform/payload-codec.js';
import { startCodecServer } from './codec-server.js';

/** The codec server as a process of its own, so that any number of workers can run beside it. It needs no database. */
async function main(): Promise<void> {
  const config = loadCodecServerConfig();
  const logger = createLogger({ level: config.LOG_LEVEL, service: 'codec-server' });
  const server = await startCodecServer({
    host: config.HOST,
    port: config.CODEC_SERVER_PORT,
    token: config.CODEC_SERVER_TOKEN,
    origins: config.CODEC_SERVER_ORIGINS,
    codec: createPayloadCodec(config.TEMPORAL_PAYLOAD_KEYS),
    reportError: (error, place) => logger.error({ err: error, place }, 'Unexpected error'),
  });
  logger.info({ port: server.port }, 'listening');
  let stopping = false;
  const stop = (signal: NodeJS.Signals | 'failure'): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.SHUTDOWN_GRACE_SECONDS * 1000).unref();
    void server.close().then(() => process.exit(signal === 'failure' ? 1 : 0));
  };
  guardProcess({ logger, stop: () => stop('failure') });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main();
