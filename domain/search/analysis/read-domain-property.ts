import { readHost, userInputUrl } from '../../base/url/url-identity.js';

const DOMAIN_PROPERTY = /^sc-domain:(.*)$/i;
const HOST_NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/;

/** A Search Console property by the name that Google shows for it. */
export interface PropertyName {
  /** `sc-domain:shop.example`: the host in lower case, as A-labels. */
  property: string;
  /** An address that the property holds. */
  site_url: string;
}

/**
 * What `sc-domain:shop.example` names. Null for every other text, URL prefixes included: those are addresses, and the
 * property of the very address is read first (see propertyForSite).
 */
export function readDomainProperty(typed: string): PropertyName | null {
  const name = DOMAIN_PROPERTY.exec(typed.trim())?.[1];
  if (name === undefined) return null;
  const site_url = /[/?#@:\\]/.test(name) ? null : userInputUrl(`https://${name}/`);
  const host = site_url === null ? '' : readHost(site_url);
  return site_url !== null && HOST_NAME.test(host) ? { property: `sc-domain:${host}`, site_url } : null;
}
