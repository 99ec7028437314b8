import { identifySite } from '../../domain/base/url/url-identity.js';
import type { GroupMapping } from '../../domain/workspaces/group-mapping.js';
import { readWebAddress } from '../http/requests/read-web-address.js';

/** Mappings as operators write them, with sites as memberships name them. @throws HttpError for what is no site */
export function toGroupMappings(given: readonly GroupMapping[]): GroupMapping[] {
  return given.map((mapping) => ({
    ...mapping,
    sites: mapping.sites.map((site) => identifySite(readWebAddress(site, ['GROUP_MAPPINGS', 'sites']))),
  }));
}
