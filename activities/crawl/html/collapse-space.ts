import { ownString } from './own-string.js';

const NEEDS_COLLAPSING = /\s\s|[^\S ]/;

/** Text as a reader sees it: runs of white space become one space, ends trimmed; holds no reference to the page. */
export function collapseSpace(text: string): string {
  if (!NEEDS_COLLAPSING.test(text)) return ownString(text.trim());
  return ownString(text.replace(/\s+/g, ' ').trim());
}
