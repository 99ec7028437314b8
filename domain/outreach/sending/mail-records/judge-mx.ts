import type { VerifiedPart } from '../sender-verification.js';
import { sendingService } from './sending-service.js';

/**
 * Whether replies can arrive.
 * @param servers of the domain; a null MX is one of "" or "." (RFC 7505)
 */
export function judgeMx(domain: string, servers: readonly string[], smtpHost: string): VerifiedPart {
  const isNull = servers.length > 0 && servers.every((server) => server === '' || server === '.');
  if (servers.length > 0 && !isNull)
    return { status: 'ok', detail: servers.slice(0, 5).join(', '), advice: [], record: null };
  const value = sendingService(smtpHost)?.mx ?? null;
  const why = isNull ? 'says that it takes no mail (null MX)' : 'has no MX record';
  return {
    status: isNull ? 'failed' : 'missing',
    detail: `${domain} ${why}, so replies cannot be relied on to arrive`,
    advice: [],
    record: value === null ? null : { name: domain, type: 'MX', value, replaces: isNull ? ['0 .'] : [] },
  };
}
