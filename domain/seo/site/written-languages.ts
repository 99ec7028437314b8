import type { SiteProfile } from './site-profile.js';

/** Fewer of a site's pages are an exception: a quotation, an imprint, a test. */
const MIN_SHARE = 0.05;

/** The primary subtags of the languages that a site writes in; empty when none is known. */
export function writtenLanguages({ languages }: Pick<SiteProfile, 'languages'>): Set<string> {
  const pages = languages.reduce((sum, { pages: count }) => sum + count, 0);
  return new Set(languages.filter(({ pages: count }) => count >= pages * MIN_SHARE).map(({ code }) => code));
}
