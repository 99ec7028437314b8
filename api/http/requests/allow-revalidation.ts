import type { Response } from 'express';

/**
 * Lets the reader keep the answer and ask each time whether it is still the same (`If-None-Match`): Express adds the ETag
 * and answers 304 on its own. Only the reader may keep it; what it holds belongs to one workspace (RFC 9111 5.2.2).
 */
export function allowRevalidation(res: Response): void {
  res.set('Cache-Control', 'private, no-cache').vary('Authorization, Cookie, Workspace-Id');
}
