import { readGroups } from './development-groups.mjs';
import { renderSignInPage } from './render-sign-in-page.mjs';

const PLANS = ['free', 'premium', 'enterprise'];
/** Names that are fit to be a `sub`: no markup, no control characters. */
const USER_NAME = /^[\w.@+-]{1,100}$/;
const MAX_FORM_BYTES = 8 * 1024;

/**
 * Shows the sign-in form (GET) and takes it (POST). Consent is taken for granted: there is one client and it is ours.
 * @param {import('oidc-provider').Provider} provider
 * @param {import('./identity-configuration.mjs').People} people
 * @param {string[]} mapped groups to choose from
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export async function handleInteraction(provider, people, mapped, request, response) {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
  if (prompt.name === 'consent' && session !== undefined) {
    const grant = await grantAll(provider, {
      accountId: session.accountId,
      clientId: String(params.client_id),
      prompt,
      grantId,
    });
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: grant } },
      { mergeWithLastSubmission: true },
    );
  }
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  const user = form?.get('user')?.trim() ?? '';
  const plan = form?.get('plan') ?? '';
  const groups = readGroups([...(form?.getAll('group') ?? []), form?.get('groups') ?? ''].join(','));
  if (form === undefined || !USER_NAME.test(user) || !PLANS.includes(plan) || groups === null) {
    const complaint =
      form === undefined
        ? undefined
        : 'Use letters, digits and . @ + - _ only for the name, choose a plan, and separate groups by commas.';
    const page = renderSignInPage({ plans: PLANS, groups: mapped, complaint });
    return sendPage(response, form === undefined ? 200 : 422, page);
  }
  people.set(user, { plan, groups });
  return provider.interactionFinished(request, response, { login: { accountId: user } });
}

/**
 * @param {import('oidc-provider').Provider} provider
 * @param {{ accountId: string, clientId: string, prompt: { details: Record<string, unknown> }, grantId?: string }} interaction
 * @returns {Promise<string>} id of the grant
 */
async function grantAll(provider, { accountId, clientId, prompt, grantId }) {
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = existing ?? new provider.Grant({ accountId, clientId });
  const { missingOIDCScope, missingOIDCClaims, missingResourceScopes } = prompt.details;
  if (Array.isArray(missingOIDCScope)) grant.addOIDCScope(missingOIDCScope.join(' '));
  if (Array.isArray(missingOIDCClaims)) grant.addOIDCClaims(missingOIDCClaims);
  for (const [resource, scopes] of Object.entries(missingResourceScopes ?? {})) {
    grant.addResourceScope(resource, scopes.join(' '));
  }
  return grant.save();
}

/** @param {import('node:http').IncomingMessage} request */
async function readForm(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_FORM_BYTES) throw new Error('the form is too long');
  }
  return new URLSearchParams(text);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} page
 */
function sendPage(response, status, page) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(page);
}
