import { identifySite } from '../../domain/base/url/url-identity.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { OwnershipsRepository } from '../../store/ownership/ownerships.js';
import { HttpError } from '../http/http-error.js';
import { type CheckOwnershipDeps, checkOwnership } from './check-ownership.js';

export interface RequireOwnershipDeps extends CheckOwnershipDeps {
  ownerships: Pick<OwnershipsRepository, 'findBySite' | 'noteCheck'>;
}

/**
 * Checks again that the user owns a site now: what was proved once may belong to another user by now.
 * @throws HttpError 422 naming the field, with the way out
 */
export async function requireOwnership(deps: RequireOwnershipDeps, userId: OwnerId, url: string): Promise<void> {
  const site = identifySite(url);
  const known = await deps.ownerships.findBySite(userId, site);
  if (!known)
    throw refuse(
      `robots.txt can be ignored only on sites that you own. Verify first that ${site} is yours: under Verified sites in the app (/app/ownerships) or with POST /api/seo/ownerships.`,
    );
  const outcomes = await checkOwnership(deps, known);
  const method = outcomes.find(({ reason }) => reason === null)?.method ?? null;
  await deps.ownerships.noteCheck(userId, known.id, method, new Date());
  if (method !== null) return;
  const reasons = outcomes.map(({ method: tried, reason }) => `${tried}: ${reason}`).join(' ');
  throw refuse(
    `Ownership of ${site} cannot be verified at the moment, so the audit was not started. Check it under Verified sites in the app, or obey robots.txt. ${reasons}`,
  );
}

function refuse(msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', 'robots'], msg, type: 'value_error' });
}
