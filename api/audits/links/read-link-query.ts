import type { Request } from 'express';
import { LINK_KINDS, LINK_POSITIONS } from '../../../domain/seo/links/page-link.js';
import { readStatusRange, type StatusRange } from '../../../domain/seo/links/status-range.js';
import { HttpError } from '../../http/http-error.js';
import { readWebAddress } from '../../http/requests/read-web-address.js';
import type { LinkQuery } from './stream-links.js';

/** What a request narrows a list of links to. @throws HttpError 422 for invalid URLs */
export function readLinkQuery({ query }: { query: Query }): LinkQuery {
  const kind = LINK_KINDS.find((name) => name === query['kind']);
  const position = LINK_POSITIONS.find((name) => name === query['position']);
  return {
    to: readUrl(query, 'to'),
    from: readUrl(query, 'from'),
    internal: readFlag(query, 'internal'),
    status: readStatus(query),
    follow: readFlag(query, 'follow'),
    kind,
    position,
    anchor: readQueryText(query, 'anchor'),
    unique: readFlag(query, 'unique'),
  };
}

/** Parameters by name, as the validator has let them through. */
export type Query = Readonly<Record<string, unknown>>;

/** A request for a list that is narrowed by parameters, and sent page by page. */
export type ListRequest = Pick<Request, 'originalUrl'> & { query: Query };

/** Addresses as crawls keep them. */
export function readUrl(query: Query, name: string): string | undefined {
  const raw = readQueryText(query, name);
  return raw === undefined ? undefined : readWebAddress(raw, ['query', name]);
}

/** @throws HttpError 422 */
export function readStatus(query: Query): StatusRange | undefined {
  const word = readQueryText(query, 'status');
  if (word === undefined) return undefined;
  const range = readStatusRange(word);
  if (range !== undefined) return range;
  const msg = 'Not a status: use 404, 4xx, no_response or not_requested';
  throw HttpError.invalidInput({ loc: ['query', 'status'], msg, type: 'value_error' });
}

/** The validator has made booleans of them; a test of a handler alone has not. */
export function readFlag(query: Query, name: string): boolean | undefined {
  const value: unknown = query[name];
  return value === undefined ? undefined : value === true || value === 'true';
}

export function readQueryText(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
}
