import { registrableName } from '../../addresses/registrable-name.js';
import type { DmarcOrigin } from './dmarc-overview.js';
import type { DmarcSource } from './dmarc-report.js';

/**
 * Whose an address is, as far as its mails show, and what its owner can do.
 * @param own the registrable name of the domain
 */
export function adviseSource(source: DmarcSource, own: string): { origin: DmarcOrigin; next_step: string } {
  const { mails, aligned, spf_aligned, dkim_aligned } = source;
  const failing = mails - aligned;
  if (spf_aligned > 0) return { origin: 'own', next_step: adviseOwn(source, failing) };
  if (dkim_aligned > 0) return { origin: 'signed', next_step: adviseSigned(failing) };
  const others = source.passed_as.filter((name) => registrableName(name) !== own);
  if (others.length > 0) return { origin: 'other_service', next_step: adviseService(others, own) };
  return {
    origin: 'unknown',
    next_step: `If this server is yours, add its address to the SPF record and turn DKIM on there. If it is not, it pretends to be ${own}; nothing needs to be done about it except a stricter DMARC policy.`,
  };
}

function adviseOwn({ mails, dkim_aligned }: DmarcSource, failing: number): string {
  if (failing > 0)
    return 'Part of its email fails: check what else is sent through this server, and turn DKIM on there.';
  if (dkim_aligned < mails) return 'Turn DKIM on for all of its email: SPF alone breaks when email is forwarded.';
  return 'Nothing to do.';
}

function adviseSigned(failing: number): string {
  const first =
    'It passes by DKIM. If it is a service of yours, add it to the SPF record; if it forwards, nothing needs to be done.';
  return failing > 0 ? `${first} What fails was changed on the way, or is not yours.` : first;
}

function adviseService(others: readonly string[], own: string): string {
  return `Its email passes as ${others.join(', ')}, not as ${own}. If you use that service, turn on DKIM with your own domain there; if not, nothing needs to be done.`;
}
