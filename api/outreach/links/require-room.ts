import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { PlacedLinksRepository } from '../../../store/outreach/links/placed-links.js';
import { HttpError } from '../../http/http-error.js';

/** What is watched of a workspace; openapi.yaml states the same. */
export const MOST_LINKS = 10_000;

/** @throws HttpError 422 when the workspace would have too many links */
export async function requireRoom(
  placedLinks: Pick<PlacedLinksRepository, 'countUpTo'>,
  userId: OwnerId,
  added: number,
): Promise<void> {
  const there = await placedLinks.countUpTo(userId, MOST_LINKS + 1);
  if (there + added <= MOST_LINKS) return;
  const msg = `A workspace has at most ${MOST_LINKS} placed links, and this one has ${there}: delete some first`;
  throw HttpError.invalidInput({ loc: ['body'], msg, type: 'too_long' });
}
