import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from '../http-error.js';
import { contextOf } from './request-context.js';

/** Counts after decompression, so that a small bomb is a large body. */
const MAX_BODY_BYTES = 1_048_576;
/** Deeper than any body in the contract, and far from the depth at which a recursive walk would overflow the stack. */
const MAX_DEPTH = 64;
/** A form of ours has one field. */
const MAX_FORM_BYTES = 16_384;
const MAX_FORM_FIELDS = 20;

/**
 * Reads JSON everywhere, CSV and forms only where the operation takes them; other media types stay unread and the
 * validator answers 415.
 */
export function createBodyParser(): RequestHandler {
  const json = express.json({ limit: MAX_BODY_BYTES, strict: false });
  const csv = express.text({ limit: MAX_BODY_BYTES, type: 'text/csv', defaultCharset: 'utf-8' });
  const form = express.urlencoded({ limit: MAX_FORM_BYTES, parameterLimit: MAX_FORM_FIELDS, extended: false });
  return (req, res, next) => {
    const taken = takenTypes(req);
    const parse = taken.includes('text/csv') ? csv : taken.includes('application/x-www-form-urlencoded') ? form : json;
    parse(req, res, (failure?: unknown) => {
      if (failure) next(failure);
      else if (isTooDeep(req.body))
        next(HttpError.invalidInput({ loc: ['body'], msg: `Nested deeper than ${MAX_DEPTH}`, type: 'too_deep' }));
      else next();
    });
  };
}

/** Media types that the contract gives to the body of this operation. */
function takenTypes(req: Request): string[] {
  const body = contextOf(req).match?.operation?.['requestBody'];
  const content = isContainer(body) && 'content' in body ? body.content : null;
  return isContainer(content) ? Object.keys(content) : [];
}

/** Level by level and without recursion: the input is what recursion has to be protected from. */
function isTooDeep(body: unknown): boolean {
  let level = [body].filter(isContainer);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= MAX_DEPTH) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
