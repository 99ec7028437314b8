import { loadSigningKey, signAccessToken } from './development-keys.mjs';

/**
 * A token of the development identity.
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ issuer: string, user: string, plan: string, lifetimeSeconds: number, groups?: string[] }} wish without `groups` the
 *   token says nothing of them
 * @returns {string}
 * @throws Error where tokens are not ours to make
 */
export function makeDevelopmentToken({ env, dataDir }, { issuer, user, plan, lifetimeSeconds, groups }) {
  if (env.NODE_ENV === 'production') throw new Error('development tokens are not made in production');
  if (env.OIDC_ISSUER !== undefined) throw new Error(`OIDC_ISSUER is set: ask ${env.OIDC_ISSUER} for a token`);
  return signAccessToken(loadSigningKey(dataDir), {
    issuer,
    audience: env.OIDC_AUDIENCE ?? 'linkwright',
    clientId: env.OIDC_CLIENT_ID ?? 'linkwright-web',
    user,
    planClaim: env.PLAN_CLAIM ?? 'plan',
    plan,
    ...(groups !== undefined && { groups: { [env.GROUPS_CLAIM ?? 'groups']: groups } }),
    lifetimeSeconds,
    nowSeconds: Math.floor(Date.now() / 1000),
  });
}
