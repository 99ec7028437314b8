import type { Grant } from './membership.js';

/**
 * What is wrong with a role, its sites and its right to send together; null where nothing is. A guest without a site would
 * see nothing, and a list of sites with another role would promise a bound that does not hold.
 */
export function checkGrant({ role, can_send, sites }: Grant): { field: 'sites' | 'can_send'; reason: string } | null {
  if (role === 'client_guest' && sites.length === 0)
    return { field: 'sites', reason: 'Name at least one site for a client guest' };
  if (role !== 'client_guest' && sites.length > 0)
    return { field: 'sites', reason: 'Only client guests are limited to sites' };
  if (can_send && role !== 'editor')
    return { field: 'can_send', reason: 'Only for editors: other roles always or never send' };
  return null;
}
