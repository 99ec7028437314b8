import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivateFile } from './write-private-file.mjs';

/**
 * Secrets that a development platform makes for itself once and keeps, so that sessions outlive a restart.
 * @param {string} dataDir
 * @returns {{ sessionSecret: string, oidcClientSecret: string }}
 */
export function loadDevelopmentSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept.sessionSecret === 'string' && typeof kept.oidcClientSecret === 'string') return kept;
  } catch {
    // None yet, or not readable: new ones cost no more than a sign-in.
  }
  const secrets = {
    sessionSecret: randomBytes(32).toString('base64url'),
    oidcClientSecret: randomBytes(32).toString('base64url'),
  };
  writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}
