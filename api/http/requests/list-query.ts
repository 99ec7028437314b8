import type { Request, Response } from 'express';
import { type Cursor, decodeCursor } from '../../../store/base/cursor.js';
import { HttpError } from '../http-error.js';

/** limit and cursor of a list request; openapi.yaml has checked their form and filled in the default. */
export function readListQuery({ query }: { query: { limit?: number; cursor?: string } }): {
  limit: number;
  cursor: Cursor | null;
} {
  const { limit = 100, cursor: word } = query;
  const cursor = word === undefined ? null : decodeCursor(word);
  if (word !== undefined && cursor === null) {
    throw HttpError.invalidInput({ loc: ['query', 'cursor'], msg: 'Not a cursor of this list', type: 'value_error' });
  }
  return { limit, cursor };
}

/** Where the next page is, which keeps every other parameter of this one; null after the last. */
export function nextPage(req: Pick<Request, 'originalUrl'>, nextCursor: string | null): string | null {
  if (nextCursor === null) return null;
  const url = new URL(req.originalUrl, 'http://relative.invalid');
  url.searchParams.set('cursor', nextCursor);
  return `${url.pathname}${url.search}`;
}

/** RFC 8288. */
export function setNextLink(req: Pick<Request, 'originalUrl'>, res: Response, nextCursor: string | null): void {
  const next = nextPage(req, nextCursor);
  if (next !== null) res.set('Link', `<${next}>; rel="next"`);
}
