import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { GroupMapping } from '../../domain/workspaces/group-mapping.js';
import { readRequestContext } from '../http/requests/request-context.js';
import { type ApplyGroupsDeps, applyGroups, type GroupsOfUser } from './apply-groups.js';

/** Scripts send the same token with each of many requests. */
const APPLIED_MS = 30_000;
const MOST_USERS = 10_000;

/**
 * Applies the groups of each bearer token before it is decided what the request may do. Sessions did so at sign-in. The
 * same groups of the same person are applied once in 30 seconds, so that what cannot be applied is logged no more often.
 */
export function createSyncGroups(
  deps: ApplyGroupsDeps,
  mappings: readonly GroupMapping[],
  now: () => number = Date.now,
): RequestHandler {
  const applied = new LRUCache<string, { groups: string; atMs: number }>({ max: MOST_USERS });

  function isApplied({ id, groups }: GroupsOfUser): boolean {
    const last = applied.get(id);
    return last !== undefined && last.groups === JSON.stringify(groups) && now() - last.atMs < APPLIED_MS;
  }

  function remember({ id, groups }: GroupsOfUser): void {
    applied.set(id, { groups: JSON.stringify(groups), atMs: now() });
  }

  return async (req, _res, next) => {
    const { user, signedInBy, requestId } = readRequestContext(req);
    if (user && user.groups !== null && signedInBy === 'bearer' && !isApplied(user)) {
      await applyGroups(deps, mappings, user, requestId);
      remember(user);
    }
    next();
  };
}
