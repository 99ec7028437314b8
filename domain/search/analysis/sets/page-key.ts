import { cutTrackingParameters } from '../../../base/url/tracking-parameters.js';
import { normalizeUrl } from '../../../base/url/url-identity.js';

/** One page, however its URL is spelled and whatever fragment or tracking parameters it was shown with. */
export function pageKey(page: string): string {
  return cutTrackingParameters(normalizeUrl(page) ?? page);
}
