import { comparable } from './text-form.js';
import { TITLE_SEPARATOR } from './title-separator.js';

/**
 * Removes the name of the site or a section from a title: a last part that several different titles share is not a
 * subject. A title that has one is returned in comparable form, any other as it is.
 */
export function siteNameCutter(titles: readonly string[]): (title: string) => string {
  const names = sharedTails(titles);
  return (title) => {
    const parts = comparable(title).split(TITLE_SEPARATOR);
    return parts.length > 1 && names.has(parts.at(-1) ?? '') ? parts.slice(0, -1).join(' ') : title;
  };
}

function sharedTails(titles: readonly string[]): Set<string> {
  const heads = new Map<string, Set<string>>();
  for (const title of titles) {
    const parts = comparable(title).split(TITLE_SEPARATOR);
    const tail = parts.length > 1 ? parts.at(-1) : undefined;
    if (tail !== undefined) heads.set(tail, (heads.get(tail) ?? new Set()).add(parts.slice(0, -1).join(' ')));
  }
  return new Set([...heads].filter(([, different]) => different.size > 1).map(([tail]) => tail));
}
