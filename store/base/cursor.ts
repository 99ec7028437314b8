/** Position in a list ordered newest first: created_at in milliseconds and id. */
export interface Cursor {
  created_at: Date;
  id: string;
}

export function encodeCursor(cursor: Cursor): string {
  return `${cursor.created_at.getTime()}-${cursor.id}`;
}

/** Null when the word is not one of ours. Keep the form in step with the Cursor parameter of openapi.yaml. */
export function decodeCursor(word: string): Cursor | null {
  const [, milliseconds, id] = /^(\d{13})-([0-9a-f]{24})$/.exec(word) ?? [];
  return milliseconds && id ? { created_at: new Date(Number(milliseconds)), id } : null;
}

/** The filter that continues a newest-first list after the cursor. */
export function afterCursor(cursor: Cursor | null): Record<string, unknown> {
  if (!cursor) return {};
  return {
    $or: [{ created_at: { $lt: cursor.created_at } }, { created_at: cursor.created_at, _id: { $lt: cursor.id } }],
  };
}

export interface ListPage<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** Cuts a read of limit + 1 documents into a page and the cursor of the next one. */
export function toListPage<Item extends { id: string; created_at: string }>(
  read: Item[],
  limit: number,
): ListPage<Item> {
  const items = read.slice(0, limit);
  const last = items.at(-1);
  const more = read.length > limit && last !== undefined;
  return { items, next_cursor: more ? encodeCursor({ created_at: new Date(last.created_at), id: last.id }) : null };
}
