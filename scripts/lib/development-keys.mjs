import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writePrivateFile } from './write-private-file.mjs';

/**
 * @typedef {object} SigningKey a private RSA key as a JWK (RFC 7517)
 * @property {'RSA'} kty
 * @property {string} kid
 * @property {'RS256'} alg
 * @property {'sig'} use
 * @property {string} n
 * @property {string} e
 */

/**
 * The key of the development identity provider: made once, kept, so that tokens outlive a restart.
 * @param {string} dataDir
 * @returns {SigningKey}
 */
export function loadSigningKey(dataDir) {
  const file = path.join(dataDir, 'identity', 'signing-key.json');
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    createPrivateKey({ key: kept, format: 'jwk' });
    return kept;
  } catch {
    const key = makeSigningKey();
    writePrivateFile(file, `${JSON.stringify(key, null, 2)}\n`);
    return key;
  }
}

/** @returns {SigningKey} */
function makeSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const { e, n } = jwk;
  if (e === undefined || n === undefined) throw new Error('the RSA key could not be exported');
  // RFC 7638: the key's name is the hash of its public members in lexical order.
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return { ...jwk, kty: 'RSA', e, n, kid, alg: 'RS256', use: 'sig' };
}

/**
 * @param {SigningKey} key
 * @param {object} claims
 * @param {string} claims.issuer
 * @param {string} claims.audience
 * @param {string} claims.clientId
 * @param {string} claims.user
 * @param {string} claims.planClaim
 * @param {string} claims.plan
 * @param {Record<string, string[]>} [claims.groups] of the user, by the name of their claim; none when absent
 * @param {number} claims.lifetimeSeconds
 * @param {number} claims.nowSeconds since 1970
 * @returns {string} an access token in the form of RFC 9068
 */
export function signAccessToken(key, claims) {
  const header = { alg: 'RS256', typ: 'at+jwt', kid: key.kid };
  const payload = {
    iss: claims.issuer,
    sub: claims.user,
    aud: claims.audience,
    client_id: claims.clientId,
    iat: claims.nowSeconds,
    exp: claims.nowSeconds + claims.lifetimeSeconds,
    jti: randomUUID(),
    name: claims.user,
    [claims.planClaim]: claims.plan,
    ...claims.groups,
  };
  const encode = (/** @type {object} */ part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode(header)}.${encode(payload)}`;
  const signature = sign('sha256', Buffer.from(signed), createPrivateKey({ key: { ...key }, format: 'jwk' }));
  return `${signed}.${signature.toString('base64url')}`;
}
