import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/**
 * @typedef {{ preferred: number, fixed: boolean }} PortWish A fixed port was asked for by name and may not move.
 * @typedef {object} Settings
 * @property {NodeJS.ProcessEnv} env settings given by the environment and by .env; empty ones left out
 * @property {string} dataDir
 * @property {boolean} registriesOnly binaries may come from package registries only, never from a vendor's download site
 * @property {Record<'api' | 'database' | 'temporal' | 'temporalUi' | 'codec' | 'identity' | 'metrics' | 'workerMetrics' | 'smtp' | 'imap' | 'mailPage', PortWish>} ports
 */

/**
 * Reads the environment, and `.env` at the top of the project for what the environment leaves open.
 * @returns {Settings}
 */
export function loadSettings() {
  const envFile = path.join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return readSettings(process.env);
}

/**
 * @param {NodeJS.ProcessEnv} given
 * @returns {Settings}
 * @throws Error naming a port that is no port
 */
export function readSettings(given) {
  // An empty value means "not set", as in platform/config.ts: .env.example lists settings with nothing after the sign.
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return {
    env,
    dataDir: path.resolve(projectRoot, env.DATA_DIR ?? '.data'),
    registriesOnly: env.LINKWRIGHT_DOWNLOADS === 'registries',
    ports: {
      api: readPort(env, 'PORT', 8080),
      database: readPort(env, 'DATABASE_PORT', 27018),
      temporal: readPort(env, 'TEMPORAL_PORT', 7233),
      temporalUi: readPort(env, 'TEMPORAL_UI_PORT', 8233),
      codec: readPort(env, 'CODEC_SERVER_PORT', 8234),
      identity: readPort(env, 'IDENTITY_PORT', 9400),
      metrics: readPort(env, 'METRICS_PORT', 9464),
      workerMetrics: readPort(env, 'WORKER_METRICS_PORT', 9465),
      smtp: readPort(env, 'SMTP_PORT', 1025),
      imap: readPort(env, 'IMAP_PORT', 1143),
      mailPage: readPort(env, 'MAIL_PAGE_PORT', 8025),
    },
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} preferred
 * @returns {PortWish} port 0 asks for any free one
 */
function readPort(env, name, preferred) {
  const text = env[name];
  if (text === undefined) return { preferred, fixed: false };
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`${name} must be a port number, 0 to 65535`);
  return port === 0 ? { preferred: 0, fixed: false } : { preferred: port, fixed: true };
}
