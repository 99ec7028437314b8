import { STATUS_CODES } from 'node:http';
import type { HttpError } from './http-error.js';

/** Problem details (RFC 9457). Members beside the standard ones are those of the plain form. */
export interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  [member: string]: unknown;
}

/**
 * An error in the form of RFC 9457, for callers that ask for `application/problem+json`. There `detail` is always a text:
 * what is wrong with the input, a list in the plain form, is in `errors`.
 */
export function toProblem({ status, body }: Pick<HttpError, 'status' | 'body'>): Problem {
  const { detail, ...others } = body;
  const standard = { type: 'about:blank' as const, title: STATUS_CODES[status] ?? 'Error', status };
  if (typeof detail === 'string') return { ...standard, detail, ...others };
  const places = detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
  return { ...standard, detail: places.join('; '), errors: detail, ...others };
}
