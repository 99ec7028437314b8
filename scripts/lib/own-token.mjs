import { makeDevelopmentToken } from './development-token.mjs';
import { findDevelopmentUser } from './development-user.mjs';
import { findRun } from './run-record.mjs';

const LIFE_SECONDS = 12 * 3600;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A token for the platform at an address, where that is the one that runs in DATA_DIR.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} address as LINKWRIGHT_URL names it
 * @returns {string | null} null for a platform elsewhere, which takes tokens of its own provider
 */
export function makeOwnToken(settings, address) {
  if (settings.env.OIDC_ISSUER !== undefined || settings.env.NODE_ENV === 'production') return null;
  const run = findRun(settings.dataDir);
  if (run.state !== 'running') return null;
  const { api, issuer } = run.record.addresses;
  if (api === undefined || issuer === undefined || !isSameServer(api, address)) return null;
  const wish = { issuer, user: findDevelopmentUser(), plan: 'enterprise', lifetimeSeconds: LIFE_SECONDS };
  return makeDevelopmentToken(settings, wish);
}

/**
 * This machine has several names.
 * @param {string} one
 * @param {string} other
 */
function isSameServer(one, other) {
  const [first, second] = [tryParse(one), tryParse(other)];
  if (first === null || second === null || first.protocol !== second.protocol) return false;
  const isLocal = LOOPBACK.has(first.hostname) && LOOPBACK.has(second.hostname);
  return first.port === second.port && (isLocal || first.hostname === second.hostname);
}

/** @param {string} text */
function tryParse(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
