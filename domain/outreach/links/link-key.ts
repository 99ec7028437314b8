import { parseUrl } from '../../base/url/parse-url.js';
import { cutTrackingParameters } from '../../base/url/tracking-parameters.js';
import { identifySite } from '../../base/url/url-identity.js';

/**
 * A URL without what makes no difference to where a link leads: scheme, `www.`, default port, fragment, a slash at the end and tracking
 * parameters.
 */
export function linkKey(url: string): string {
  const parsed = parseUrl(cutTrackingParameters(url));
  if (parsed === null) return url;
  return `${identifySite(parsed.href)}${cutEndSlashes(parsed.pathname)}${parsed.search}`;
}

function cutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
