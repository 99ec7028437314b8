import type { Request, RequestHandler } from 'express';
import { findTextError, type TextOrigin } from '../../../domain/base/text/find-text-error.js';
import { HttpError, type InputError } from '../http-error.js';
import { readRequestContext } from './request-context.js';

type Place = InputError['loc'];

/** A body of a megabyte can hold a hundred thousand invalid texts. */
const MAX_ERRORS = 100;

/**
 * Rejects texts that storing, mailing or exporting would change, anywhere in the request: in values and names of
 * fields, in the query and in names of uploaded files. Paths identify things, and what cannot be stored does not exist:
 * 404. Runs after the contract has validated types and lengths. An operation's `x-text` says what applies to its body:
 * `foreign`, texts of other people's pages, in which only what cannot be stored is rejected; `each`, a list that the
 * handler validates entry by entry, so that one bad entry does not stop the others.
 * @throws HttpError 422 that names every field, up to a hundred
 */
export const checkRequestText: RequestHandler = (req, _res, next) => {
  const rule = readRequestContext(req).match?.operation?.['x-text'] ?? 'own';
  const errors: InputError[] = [];
  collect(req.query, ['query'], 'own', errors);
  if (rule !== 'each') collect(req.body, ['body'], rule, errors);
  for (const { field, name } of fileNames(req)) collect(name, ['body', field], 'own', errors);
  if (errors.length > 0) throw HttpError.invalidInput(...errors);
  next();
};

/** Depth is bounded by the body parser. */
function collect(value: unknown, place: Place, origin: TextOrigin, errors: InputError[]): void {
  if (errors.length >= MAX_ERRORS) return;
  if (typeof value === 'string') judge(value, place, origin, errors);
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) collect(item, [...place, at], origin, errors);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      judge(name, [...place, name.slice(0, 200)], origin, errors);
      collect(item, [...place, name], origin, errors);
    }
  }
}

function judge(text: string, loc: Place, origin: TextOrigin, errors: InputError[]): void {
  const error = findTextError(text, origin);
  if (error === null) return;
  errors.push({
    loc,
    msg: error.message,
    type: error.kind === 'unicode' ? 'string_unicode' : 'string_pattern_mismatch',
  });
}

/** Multer puts uploaded files beside the body. */
function fileNames(req: Request): { field: string; name: string }[] {
  const files: unknown = 'files' in req ? req.files : undefined;
  return (Array.isArray(files) ? files : []).flatMap((file: unknown) => {
    if (typeof file !== 'object' || file === null || !('originalname' in file) || !('fieldname' in file)) return [];
    return [{ field: String(file.fieldname), name: String(file.originalname) }];
  });
}
