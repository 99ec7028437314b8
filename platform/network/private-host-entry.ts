import { classifyAddress } from './address-policy.js';
import { isMetadataName, refuseHostName } from './host-name-policy.js';
import { isOpenable } from './private-exceptions.js';

/**
 * The entry of ALLOWED_PRIVATE_HOSTS or ALLOWED_MAIL_HOSTS that would allow a target. It follows from the text of the
 * host alone: a response that depended on what the name resolves to would reveal the inside of the network to
 * outsiders.
 * @param hostname as URL.hostname spells it, IPv6 in brackets
 * @returns such as "localhost:3000" and "[::1]:8080"; null for what no setting can allow
 */
export function privateHostEntry(hostname: string, port: number): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const { reason } = classifyAddress(host);
  if (reason === 'not_an_address') {
    return isMetadataName(host) || refuseHostName(host) === 'host_name' ? null : `${host}:${port}`;
  }
  return reason === 'public' || isOpenable(reason) ? `${host}:${port}` : null;
}
