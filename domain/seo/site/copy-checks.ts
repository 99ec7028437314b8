import { copiedOrigin } from './copied-origin.js';

/**
 * Judge how the site itself is served or names its own scheme: the crawled host has its own server, and where it names
 * the production site, the scheme is read as that of the copy (activities/crawl/access/production-origin).
 */
const TRANSPORT_CHECKS = [
  'sec/http-page',
  'sec/form-on-http',
  'sec/password-on-http',
  'sec/hsts-missing',
  'sec/cert-expiring',
  'sec/cert-name-mismatch',
  'sec/tls-old',
  'crawl/http-not-redirected',
  'crawl/https-unavailable',
  'crawl/redirect-https-to-http',
  'canonical/http-https',
  'link/http-on-https',
  'sitemap/http-on-https',
];

/** Judge what pages load or send over http from a page over https: on a copy over http there is no such page. */
const MIXED_CONTENT_CHECKS = ['sec/mixed-active', 'sec/mixed-passive', 'sec/form-action-http'];

/**
 * Checks that don't apply to a copy of a site: their findings are true of the copy, and unknown for the live site.
 * Empty if the live site itself is judged.
 */
export function copyChecks({
  start_url,
  production_origin,
}: {
  start_url: string;
  production_origin?: string | undefined;
}): { id: string; reason: string }[] {
  const original = copiedOrigin({ start_url, production_origin });
  if (original === null) return [];
  const isEncrypted = start_url.startsWith('https:');
  const ids = isEncrypted ? TRANSPORT_CHECKS : [...TRANSPORT_CHECKS, ...MIXED_CONTENT_CHECKS];
  const reason = `not checked on a copy: how ${original} is encrypted shows only there. Audit that site to judge this.`;
  return ids.map((id) => ({ id, reason }));
}
