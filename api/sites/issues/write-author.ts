import type { Request } from 'express';
import type { IssueAuthor } from '../../../domain/sites/issues/issue-record.js';
import { currentActor } from '../../http/requests/request-context.js';

/** Who makes the request, and when: by the name of the session; tokens carry none. */
export function writeAuthor(req: Pick<Request, 'session'>): IssueAuthor {
  const { id } = currentActor(req);
  const { name = null, email = null } = req.session?.user ?? {};
  return { at: new Date().toISOString(), by: id, by_name: name ?? email ?? id };
}
