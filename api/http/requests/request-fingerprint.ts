import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { toCanonicalJson } from './canonical-json.js';

/**
 * What was requested, independent of the spelling of the JSON: query, body and the bytes of uploaded files.
 * HMAC-SHA-256, hex: it is stored, and without the key it can't be used to guess a password in the body.
 */
export function fingerprintRequest(req: Request, key: string): string {
  const hash = createHmac('sha256', key);
  hash.update(toCanonicalJson({ query: req.query, body: req.body ?? null }));
  for (const file of uploadedFiles(req)) hash.update(file.fieldname).update(file.buffer);
  return hash.digest('hex');
}

/** Multer puts uploads here; in memory, since the API keeps no files. */
function uploadedFiles(req: object): { fieldname: string; buffer: Buffer }[] {
  const files: unknown = 'files' in req ? req.files : undefined;
  return Array.isArray(files) ? files.filter((file) => Buffer.isBuffer(file?.buffer)) : [];
}
