import { renderSignOutPage } from './render-sign-out-page.mjs';

/** Scopes besides openid: what the sign-in requests. */
const SCOPES = ['openid', 'profile', 'email'];
/** The resource that access tokens are for when the request names none (RFC 8707). */
const API_RESOURCE = 'urn:linkwright:api';
const HOUR_SECONDS = 3600;

/**
 * @typedef {Map<string, { plan: string, groups: string[] }>} People who have signed in since the start
 *
 * @typedef {object} IdentityOptions
 * @property {string} publicUrl where the application is, without a final slash
 * @property {string} clientId
 * @property {string} clientSecret
 * @property {string} audience of access tokens
 * @property {string} planClaim
 * @property {string} groupsClaim
 * @property {import('./development-keys.mjs').SigningKey} signingKey
 * @property {string} cookieSecret
 * @property {People} people
 */

/**
 * The configuration of oidc-provider.
 * @param {IdentityOptions} options
 * @returns {import('oidc-provider').Configuration}
 */
export function createIdentityConfiguration(options) {
  const { people, planClaim, groupsClaim } = options;
  const claimsOf = (/** @type {string} */ id) => ({
    [planClaim]: planOf(people, id),
    ...groupsOf(people, id, groupsClaim),
  });
  return {
    jwks: { keys: [{ ...options.signingKey }] },
    cookies: { keys: [options.cookieSecret] },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`${options.publicUrl}/auth/callback`],
        post_logout_redirect_uris: [`${options.publicUrl}/app/signed-out`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    // RFC 9700: code flow with PKCE, for confidential clients as well.
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: {
      openid: ['sub', planClaim, groupsClaim],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    // The ID token carries them too, so that a client need not call the user info endpoint.
    conformIdTokenClaims: false,
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...describePerson(id), ...claimsOf(id) }),
    }),
    extraTokenClaims: async (_context, token) => (token.accountId !== undefined ? claimsOf(token.accountId) : {}),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: describeResource(options.audience),
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.body = renderSignOutPage(form);
        },
      },
    },
    ttl: {
      Interaction: HOUR_SECONDS,
      Session: 24 * HOUR_SECONDS,
      Grant: 24 * HOUR_SECONDS,
      IdToken: HOUR_SECONDS,
      AccessToken: HOUR_SECONDS,
    },
  };
}

/**
 * @param {People} people
 * @param {string} id
 */
function planOf(people, id) {
  return people.get(id)?.plan ?? 'enterprise';
}

/**
 * No claim for somebody whose session is older than this process: what they chose is not known any more, and a token without the
 * claim changes nothing.
 * @param {People} people
 * @param {string} id
 * @param {string} groupsClaim
 * @returns {Record<string, string[]>}
 */
function groupsOf(people, id, groupsClaim) {
  const groups = people.get(id)?.groups;
  return groups === undefined ? {} : { [groupsClaim]: groups };
}

/** @param {string} id */
function describePerson(id) {
  const email = id.includes('@') ? id : `${id}@example.test`;
  return { sub: id, name: id, preferred_username: id, email, email_verified: true };
}

/**
 * Makes access tokens signed JWTs (RFC 9068) that the API can verify itself; by default they would be opaque.
 * @param {string} audience
 * @returns {import('oidc-provider').ResourceIndicators}
 */
function describeResource(audience) {
  return {
    enabled: true,
    defaultResource: () => API_RESOURCE,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      audience,
      scope: '',
      accessTokenFormat: 'jwt',
      accessTokenTTL: HOUR_SECONDS,
      jwt: { sign: { alg: 'RS256' } },
    }),
  };
}
