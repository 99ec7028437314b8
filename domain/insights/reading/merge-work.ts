import type { FoundWork } from './found-work.js';
import { spelling } from './place.js';

/**
 * Each item once. Several entries with the same title are one piece of work on all their pages; issues that a
 * recommendation fixes are left to it, and so are errors of a page that another entry describes in its own words.
 */
export function mergeWork(found: readonly FoundWork[]): FoundWork[] {
  const fixed = new Set(found.flatMap((one) => (one.kind === 'recommendation' ? one.check_ids : [])));
  const reported = new Set(found.flatMap((one) => (one.fault && !one.fault.is_bare ? errorsOf(one) : [])));
  const merged = new Map<string, FoundWork>();
  for (const one of found) {
    const isFixed = one.kind === 'issue' && one.check_ids.some((id) => fixed.has(id));
    const isReported = one.fault?.is_bare && errorsOf(one).every((error) => reported.has(error));
    if (isFixed || isReported) continue;
    const key = `${one.titled} ${spelling(one.title.value)}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, urls: distinctUrls([...known.urls, ...one.urls]) } : one);
  }
  return [...merged.values()];
}

function errorsOf({ fault: error, urls }: FoundWork): string[] {
  return urls.map(({ value }) => `${error?.code} ${value}`);
}

function distinctUrls(urls: FoundWork['urls']): FoundWork['urls'] {
  const seen = new Set<string>();
  return urls.filter(({ value }) => !seen.has(value) && seen.add(value));
}
