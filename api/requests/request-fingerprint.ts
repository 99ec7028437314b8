import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { toCanonicalJson } from './canonical-json.js';

/** What was asked for, whatever the spelling of the JSON: query, body and the bytes of uploaded files. SHA-256, hex. */
export function fingerprintRequest(req: Request): string {
  const hash = createHash('sha256');
  hash.update(toCanonicalJson({ query: req.query, body: req.body ?? null }));
  for (const file of uploadedFiles(req)) hash.update(file.fieldname).update(file.buffer);
  return hash.digest('hex');
}

/** Multer puts uploads here; in memory, since the API keeps no files. */
function uploadedFiles(req: object): { fieldname: string; buffer: Buffer }[] {
  const files: unknown = 'files' in req ? req.files : undefined;
  return Array.isArray(files) ? files.filter((file) => Buffer.isBuffer(file?.buffer)) : [];
}
