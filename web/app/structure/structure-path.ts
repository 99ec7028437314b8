import type { PagesPlace } from '../crawled-pages/pages-place.js';

/** The address of one folder of a site's structure; null for all of it. */
export function structurePath({ path, audit }: PagesPlace, folder: string | null): string {
  const query = new URLSearchParams(audit === null ? [] : [['audit', audit]]);
  if (folder !== null) query.set('folder', folder);
  return query.size === 0 ? path : `${path}?${query}`;
}
