/**
 * A copy that no longer points into the page. V8 keeps a slice of 13 characters and more as a view of its parent, so one
 * kept title would hold megabytes of markup in memory. Joining and cutting makes a parent of the string's own size.
 */
export function ownString(slice: string): string {
  return slice.length < 13 ? slice : ` ${slice}`.slice(1);
}
