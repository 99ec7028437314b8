import type { RequestHandler } from 'express';
import type { OperationFinder } from '../contract/operation-finder.js';
import { HttpError } from '../http-error.js';
import { readRequestContext } from './request-context.js';

/** Finds the operation; everything after depends on it. */
export function createOperationMatcher(find: OperationFinder): RequestHandler {
  return (req, _res, next) => {
    readRequestContext(req).match = find(req.method, req.path);
    next();
  };
}

/** 404 for unknown paths, 405 for unknown methods, OPTIONS answered here, HEAD served by the handler of GET. */
export const checkMethod: RequestHandler = (req, res, next) => {
  const { match } = readRequestContext(req);
  if (!match) throw HttpError.notFound();
  const allow = match.allowed.join(', ');
  if (req.method === 'OPTIONS') {
    res.status(204).set('Allow', allow).end();
    return;
  }
  if (!match.operation) throw new HttpError(405, { detail: 'Method not allowed' }, { Allow: allow });
  // Node has already decided to send no body, from the method on the wire.
  if (req.method === 'HEAD') req.method = 'GET';
  next();
};
