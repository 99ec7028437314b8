import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import { Acceptor } from '../../../domain/seo/acceptance/acceptor.js';
import type { AuditDeps } from '../audit-deps.js';

/**
 * What the operation's user accepted of a site (as identifySite writes it), as it is now: an acceptance that is given while an
 * audit runs holds in it. With `only`, acceptances with other ids are left aside.
 */
export async function openAcceptor(
  { acceptances, checks, now }: Pick<AuditDeps, 'acceptances' | 'checks' | 'now'>,
  { id, user_id }: OperationRef,
  site: string,
  audit_kind: string,
  only?: readonly string[],
): Promise<Acceptor> {
  const known = await acceptances.list(user_id, site);
  const accepted = only ? known.filter((acceptance) => only.includes(acceptance.id)) : known;
  return new Acceptor(accepted, checks, { audit_id: id, audit_kind, now: new Date(now()).toISOString() });
}
