import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Logger } from '../../../platform/logger.js';
import type { RateLimitsRepository } from '../../../store/accounts/rate-limits.js';
import { HttpError } from '../http-error.js';
import { readRequestContext } from './request-context.js';

const WINDOW_MS = 60_000;
/** A household or a rented server usually gets a whole /56; single addresses in it are free to change. */
const IPV6_GROUP_BYTES = 7;

export interface RateLimitDeps {
  limitPerMinute: number;
  limits: RateLimitsRepository;
  logger: Logger;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/**
 * A fixed window per user, or per IP address when no user is signed in (including rejected credentials). Counted in the
 * store, so that all API processes share it. When the store can't count, requests pass: whatever they need it for fails
 * with a better error.
 */
export function createRateLimit({ limitPerMinute, limits, logger, now = Date.now }: RateLimitDeps): RequestHandler {
  return async (req, res, next) => {
    const { match, user, requestId } = readRequestContext(req);
    if (match?.operation?.['x-rate-limit'] === false) return next();
    const at = now();
    const windowStart = at - (at % WINDOW_MS);
    const resetSeconds = Math.ceil((windowStart + WINDOW_MS - at) / 1000);
    const caller = user ? `user:${hashOf(user.id)}` : `ip:${addressGroup(req)}`;
    const count = await limits.hit(caller, new Date(windowStart), WINDOW_MS).catch((failure: unknown) => {
      logger.warn({ err: failure, request_id: requestId }, 'rate limit not counted');
      return 0;
    });
    res.set('RateLimit-Limit', String(limitPerMinute));
    res.set('RateLimit-Remaining', String(Math.max(0, limitPerMinute - count)));
    res.set('RateLimit-Reset', String(resetSeconds));
    next(count > limitPerMinute ? HttpError.tooManyRequests(resetSeconds) : undefined);
  };
}

/** The store need not know who it counts. */
function hashOf(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 32);
}

function addressGroup(req: Request): string {
  const address = req.ip ?? '';
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, IPV6_GROUP_BYTES)).toString('hex');
}
