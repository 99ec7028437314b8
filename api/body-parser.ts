import express, { type RequestHandler } from 'express';
import { HttpError } from './http-error.js';

/** Counts after decompression, so that a small bomb is a large body. */
const MAX_BODY_BYTES = 1_048_576;
/** Deeper than any body in the contract, and far from the depth at which a recursive walk would overflow the stack. */
const MAX_DEPTH = 64;

/** Reads JSON bodies only; other media types stay unread and the validator answers 415. */
export function createBodyParser(): RequestHandler {
  const parse = express.json({ limit: MAX_BODY_BYTES, strict: false });
  return (req, res, next) => {
    parse(req, res, (failure?: unknown) => {
      if (failure) next(failure);
      else if (isTooDeep(req.body))
        next(HttpError.invalidInput({ loc: ['body'], msg: `Nested deeper than ${MAX_DEPTH}`, type: 'too_deep' }));
      else next();
    });
  };
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
