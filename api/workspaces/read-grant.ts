import { identifySite } from '../../domain/base/url/url-identity.js';
import { checkGrant } from '../../domain/workspaces/check-grant.js';
import type { Grant } from '../../domain/workspaces/membership.js';
import type { components } from '../generated/openapi.js';
import { HttpError } from '../http/http-error.js';
import { readWebAddress } from '../http/requests/read-web-address.js';

/** Role, right to send and sites of a request body. @throws HttpError 422 with the field */
export function readGrant(body: components['schemas']['MemberGrant']): Grant {
  const { role, can_send = false, sites: named = [] } = body;
  const sites = named.map((site, at) => identifySite(readWebAddress(site, ['body', 'sites', at])));
  const grant = { role, can_send, sites: [...new Set(sites)] };
  const wrong = checkGrant(grant);
  if (wrong) throw HttpError.invalidInput({ loc: ['body', wrong.field], msg: wrong.reason, type: 'value_error' });
  return grant;
}
