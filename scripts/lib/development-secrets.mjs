import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivateFile } from './write-private-file.mjs';

/**
 * @typedef {{ sessionSecret: string, oidcClientSecret: string, encryptionKey: string, payloadKey: string, codecToken: string, mailboxPassword: string }} DevelopmentSecrets
 */

const MAKERS = {
  sessionSecret: () => randomBytes(32).toString('base64url'),
  oidcClientSecret: () => randomBytes(32).toString('base64url'),
  // As ENCRYPTION_KEYS wants it.
  encryptionKey: () => `development:${randomBytes(32).toString('base64')}`,
  // As TEMPORAL_PAYLOAD_KEYS wants it.
  payloadKey: () => `development:${randomBytes(32).toString('base64')}`,
  // Part of a path.
  codecToken: () => randomBytes(32).toString('base64url'),
  // Part of an address and of GreenMail's list of users: letters and digits alone.
  mailboxPassword: () => randomBytes(16).toString('hex'),
};

/**
 * Secrets that a development platform makes for itself once and keeps, so that sessions outlive a restart.
 * @param {string} dataDir
 * @returns {DevelopmentSecrets}
 */
export function loadDevelopmentSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const isKept = (/** @type {string} */ name) => typeof kept[name] === 'string';
  if (Object.keys(MAKERS).every(isKept)) return /** @type {DevelopmentSecrets} */ (kept);
  const entries = Object.entries(MAKERS).map(([name, make]) => [name, isKept(name) ? kept[name] : make()]);
  const secrets = /** @type {DevelopmentSecrets} */ (Object.fromEntries(entries));
  writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // None yet, or not readable: new ones cost no more than a sign-in, the passwords of senders and
    // the workflows that run.
    return {};
  }
}
