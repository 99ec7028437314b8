/**
 * A copy that no longer points into the page. V8 keeps a slice of 13 characters and more as a view of its parent, so one
 * kept title would hold megabytes of markup in memory. Joining and cutting makes a parent of the string's own size.
 */
export function ownString(slice: string): string {
  return slice.length < 13 ? slice : ` ${slice}`.slice(1);
}

const NEEDS_COLLAPSING = /\s\s|[^\S ]/;

/** Such a copy as a reader sees it: runs of white space become one space, ends trimmed. */
export function collapseSpace(text: string): string {
  if (!NEEDS_COLLAPSING.test(text)) return ownString(text.trim());
  return ownString(text.replace(/\s+/g, ' ').trim());
}
