import type { Response } from 'express';
import type { StoredAnswer } from '../../../store/operations/idempotency.js';
import { beforeEnd } from './before-end.js';

/** Far below the size limit of a stored document; a larger response can be requested again at its own URL. */
const MAX_KEPT_BYTES = 2_097_152;
/** What a repeat needs from the response. Request id, rate limit and cookies are the repeat's own. */
const KEPT_HEADERS = [
  'content-type',
  'location',
  'retry-after',
  'link',
  'preference-applied',
  'content-disposition',
  'www-authenticate',
  'etag',
];

/**
 * Calls `settle` with the response before its first byte is sent, so that a client that has seen a response can rely on
 * its repeat. `settle` gets null for a response that can't be kept: streamed, binary or too large. It must not throw.
 */
export function captureAnswer(res: Response, settle: (answer: StoredAnswer | null) => Promise<void>): void {
  beforeEnd(res, (chunk, encoding) => {
    const body = res.headersSent ? null : toText(chunk, encoding);
    return settle(body === null ? null : { status: res.statusCode, headers: keptHeaders(res), body });
  });
}

function toText(chunk: unknown, encoding: unknown): string | null {
  if (chunk === undefined || chunk === null || typeof chunk === 'function') return '';
  if (typeof chunk === 'string')
    return Buffer.byteLength(chunk) > MAX_KEPT_BYTES || isOtherEncoding(encoding) ? null : chunk;
  if (!Buffer.isBuffer(chunk) || chunk.length > MAX_KEPT_BYTES) return null;
  const text = chunk.toString('utf8');
  return Buffer.from(text, 'utf8').equals(chunk) ? text : null;
}

function isOtherEncoding(encoding: unknown): boolean {
  return typeof encoding === 'string' && !/^utf-?8$/i.test(encoding);
}

function keptHeaders(res: Response): Record<string, string> {
  const kept = KEPT_HEADERS.map((name) => [name, res.getHeader(name)] as const);
  return Object.fromEntries(
    kept.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}
