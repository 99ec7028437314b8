import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { openContext } from './request-context.js';

/** Short and plain enough for a log line, a header and a workflow memo. */
const ACCEPTABLE = /^[\w.-]{1,128}$/;

/** First of all: the caller's own request id if it is valid, else a new one; returned in the response. */
export const assignRequestId: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id') ?? '';
  const { requestId } = openContext(req, ACCEPTABLE.test(given) ? given : randomUUID());
  res.set('X-Request-Id', requestId);
  next();
};
