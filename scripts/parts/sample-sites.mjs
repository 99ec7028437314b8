import { ensureDebianPackages } from './debian-packages.mjs';

/** Two large sets of real HTML pages that Debian packages: the sites which the crawl scenarios walk through. */
export const SAMPLE_SITE_PACKAGES = ['python3-doc', 'openjdk-17-doc'];

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<{ missing: string[], reason?: string }>}
 */
export function ensureSampleSites(context) {
  return ensureDebianPackages(context, SAMPLE_SITE_PACKAGES);
}
