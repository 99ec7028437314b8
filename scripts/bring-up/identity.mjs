import { loadDevelopmentSecrets } from '../lib/development-secrets.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { choosePort } from '../lib/ports.mjs';
import { startIdentity } from '../parts/identity.mjs';

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @param {string} publicUrl
 * @returns {Promise<Pick<import('../lib/application-environment.mjs').Addresses, 'developmentIdentity' | 'sessionSecret' | 'encryptionKey' | 'payloadKey'>>}
 */
export async function bringUpIdentity({ settings, launch, report, print, journal, reserved }, publicUrl) {
  const { env, dataDir } = settings;
  // In production nothing is made up: the API names the settings that are missing.
  const kept = env.NODE_ENV === 'production' ? undefined : loadDevelopmentSecrets(dataDir);
  const sessionSecret = env.SESSION_SECRET ?? kept?.sessionSecret;
  const encryptionKey = env.ENCRYPTION_KEYS ?? kept?.encryptionKey;
  const payloadKey = env.TEMPORAL_PAYLOAD_KEYS ?? kept?.payloadKey;
  if (env.OIDC_ISSUER !== undefined) {
    journal.noteAddresses({ issuer: env.OIDC_ISSUER });
    report({ part: 'identity', what: 'your provider', source: 'OIDC_ISSUER', address: env.OIDC_ISSUER });
    return { sessionSecret, encryptionKey, payloadKey };
  }
  if (kept === undefined) {
    throw new PartMissingError('identity', 'there is no development identity in production', 'set OIDC_ISSUER');
  }
  const issuer = `http://127.0.0.1:${await choosePort('IDENTITY_PORT', settings.ports.identity, reserved)}`;
  const clientSecret = env.OIDC_CLIENT_SECRET ?? kept.oidcClientSecret;
  const identityEnv = {
    OIDC_ISSUER: issuer,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_CLIENT_ID: env.OIDC_CLIENT_ID ?? 'linkwright-web',
    OIDC_AUDIENCE: env.OIDC_AUDIENCE ?? 'linkwright',
    PLAN_CLAIM: env.PLAN_CLAIM ?? 'plan',
    GROUPS_CLAIM: env.GROUPS_CLAIM ?? 'groups',
    ...(env.GROUP_MAPPINGS !== undefined && { GROUP_MAPPINGS: env.GROUP_MAPPINGS }),
  };
  await startIdentity({ issuer, env: identityEnv, announce: print }, launch);
  journal.noteAddresses({ issuer });
  report({ part: 'identity', what: 'sign-in for development', source: 'oidc-provider', address: issuer });
  return { developmentIdentity: { issuer, clientSecret }, sessionSecret, encryptionKey, payloadKey };
}
