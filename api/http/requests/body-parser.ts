import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { decodeUpload, isKnownCharset } from '../../outreach/campaigns/imports/decode-upload.js';
import { HttpError } from '../http-error.js';
import { readRequestContext } from './request-context.js';
import { saysOneClick } from './says-one-click.js';

/** Counts after decompression, so that a small bomb is a large body. */
const MAX_BODY_BYTES = 1_048_576;
/** Deeper than any body in the contract, and far from the depth at which a recursive walk would overflow the stack. */
const MAX_DEPTH = 64;
/** A form of ours has one field. */
const MAX_FORM_BYTES = 16_384;
const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads JSON everywhere, CSV and the unsubscribe click only where the operation takes them; other media types stay unread
 * and the validator returns 415.
 */
export function createBodyParser(): RequestHandler {
  const json = express.json({ limit: MAX_BODY_BYTES, strict: false, verify: refuseOtherThanUtf8 });
  return (req, res, next) => {
    const taken = takenTypes(req);
    const parse = taken.includes('text/csv') ? readCsv : taken.includes(FORM) ? readClick : json;
    parse(req, res, (failure?: unknown) => {
      if (failure) next(toRefusal(failure));
      else if (isTooDeep(req.body))
        next(HttpError.invalidInput({ loc: ['body'], msg: `Nested deeper than ${MAX_DEPTH}`, type: 'too_deep' }));
      else next();
    });
  };
}

/** RFC 8259 8.1. A decoder would silently replace invalid bytes with U+FFFD. */
function refuseOtherThanUtf8(_req: unknown, _res: unknown, bytes: Buffer, charset: string): void {
  if (charset === 'utf-8' && !isUtf8(bytes)) throw new Error('Not UTF-8');
}

/** The parser of Express has its own form for what `verify` throws. */
function toRefusal(failure: unknown): unknown {
  const isVerdict = failure instanceof Error && 'type' in failure && failure.type === 'entity.verify.failed';
  const msg = 'The body is not UTF-8: send JSON as UTF-8';
  return isVerdict ? HttpError.invalidInput({ loc: ['body'], msg, type: 'string_unicode' }) : failure;
}

const readCsvBytes = express.raw({ limit: MAX_BODY_BYTES, type: 'text/csv' });

/** Leaves the text in the body, and in the request's context what it was read as. */
const readCsv: RequestHandler = (req, res, next) => {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(req.get('content-type') ?? '')?.[1]?.toLowerCase() ?? null;
  if (charset !== null && !isKnownCharset(charset)) throw new HttpError(415, { detail: 'Unsupported media type' });
  readCsvBytes(req, res, (failure?: unknown) => {
    if (failure || !Buffer.isBuffer(req.body)) return next(failure);
    const reading = decodeUpload(req.body, charset);
    if (!reading.ok)
      return next(HttpError.invalidInput({ loc: ['body'], msg: reading.reason, type: 'string_unicode' }));
    req.body = reading.decoded.text;
    readRequestContext(req).upload = reading.decoded;
    next();
  });
};

const readAnyBytes = express.raw({ limit: MAX_FORM_BYTES, type: () => true });

/** RFC 8058: whatever the body is called. What the validator sees is the form that it means. */
const readClick: RequestHandler = (req, res, next) => {
  readAnyBytes(req, res, (failure?: unknown) => {
    if (failure) return next(failure);
    const bytes: unknown = req.body;
    req.headers['content-type'] = FORM;
    req.body =
      Buffer.isBuffer(bytes) && saysOneClick(bytes.toString('latin1')) ? { 'List-Unsubscribe': 'One-Click' } : {};
    next();
  });
};

/** Media types that the contract gives to the body of this operation. */
function takenTypes(req: Request): string[] {
  const body = readRequestContext(req).match?.operation?.['requestBody'];
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
