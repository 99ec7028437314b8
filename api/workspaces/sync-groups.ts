import type { RequestHandler } from 'express';
import type { GroupMapping } from '../../domain/workspaces/group-mapping.js';
import { readRequestContext } from '../http/requests/request-context.js';
import { type ApplyGroupsDeps, applyGroups } from './apply-groups.js';

/** Applies the groups of each bearer token before it is decided what the request may do. Sessions did so at sign-in. */
export function createSyncGroups(deps: ApplyGroupsDeps, mappings: readonly GroupMapping[]): RequestHandler {
  return async (req, _res, next) => {
    const { user, signedInBy, requestId } = readRequestContext(req);
    if (user && signedInBy === 'bearer') await applyGroups(deps, mappings, user, requestId);
    next();
  };
}
