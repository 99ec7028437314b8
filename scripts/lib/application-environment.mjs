import path from 'node:path';
import { WORKFLOW_BUNDLE } from '../parts/build.mjs';
import { projectRoot } from './paths.mjs';

/**
 * @typedef {object} Addresses of the parts, once they are known
 * @property {Record<'api' | 'metrics' | 'workerMetrics', number>} ports
 * @property {string} publicUrl
 * @property {string} mongodbUri
 * @property {string} temporalAddress
 * @property {string} temporalNamespace
 * @property {string} [temporalUi] where operators look at workflows
 * @property {Record<string, string>} [codec] settings of the workers' codec server
 * @property {string} [chromePath]
 * @property {{ issuer: string, clientSecret: string }} [developmentIdentity] unless OIDC_ISSUER names another
 * @property {string} [sessionSecret] unless SESSION_SECRET is set
 * @property {string} [encryptionKey] unless ENCRYPTION_KEYS is set
 * @property {string} [payloadKey] unless TEMPORAL_PAYLOAD_KEYS is set
 * @property {Record<string, string>} mail settings of the mail server of our own; none unless there is one
 */

/**
 * The settings of the API and the workers besides those that the user gave: the keys of platform/config.ts.
 * @param {NodeJS.ProcessEnv} given
 * @param {Addresses} addresses
 * @returns {Record<string, string>}
 */
export function applicationEnvironment(given, addresses) {
  const { developmentIdentity, chromePath, sessionSecret, encryptionKey, payloadKey } = addresses;
  return {
    PORT: String(addresses.ports.api),
    METRICS_PORT: String(addresses.ports.metrics),
    WORKER_METRICS_PORT: String(addresses.ports.workerMetrics),
    // In production a made-up URL would be sent in mails and work for no one else: the application requires a real one.
    ...((given.NODE_ENV !== 'production' || given.PUBLIC_URL !== undefined) && { PUBLIC_URL: addresses.publicUrl }),
    MONGODB_URI: addresses.mongodbUri,
    TEMPORAL_ADDRESS: addresses.temporalAddress,
    TEMPORAL_NAMESPACE: addresses.temporalNamespace,
    ...(addresses.temporalUi !== undefined && { TEMPORAL_UI_URL: given.TEMPORAL_UI_URL ?? addresses.temporalUi }),
    WORKFLOW_BUNDLE: given.WORKFLOW_BUNDLE ?? path.join(projectRoot, WORKFLOW_BUNDLE),
    ...(developmentIdentity && {
      OIDC_ISSUER: developmentIdentity.issuer,
      OIDC_CLIENT_SECRET: developmentIdentity.clientSecret,
    }),
    ...(sessionSecret !== undefined && { SESSION_SECRET: sessionSecret }),
    ...(encryptionKey !== undefined && { ENCRYPTION_KEYS: encryptionKey }),
    ...(payloadKey !== undefined && { TEMPORAL_PAYLOAD_KEYS: payloadKey }),
    ...addresses.codec,
    ...addresses.mail,
    ...(chromePath !== undefined && { CHROME_PATH: chromePath }),
    // Chromium's sandbox can't be set up by root.
    ...(process.getuid?.() === 0 && { CHROME_NO_SANDBOX: given.CHROME_NO_SANDBOX ?? 'true' }),
  };
}
