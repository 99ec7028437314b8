import { DOFOLLOW } from './link-values.js';

/**
 * What an event of a placed link takes away, in words for people; null for one that is no loss.
 * @param data of the event, as stored
 */
export function describeLinkLoss(type: string, data: Readonly<Record<string, unknown>>): string | null {
  if (type === 'link.lost') return data['reason'] === 'page_gone' ? 'The page is gone' : 'The link was removed';
  if (type !== 'link.changed' || !Array.isArray(data['changes'])) return null;
  const changes: unknown[] = data['changes'];
  const rel = changes.find(isRelLoss);
  return rel === undefined ? null : `The link is “${rel.after}” now`;
}

function isRelLoss(change: unknown): change is { after: string } {
  if (typeof change !== 'object' || change === null) return false;
  const { field, before, after }: { field?: unknown; before?: unknown; after?: unknown } = change;
  return field === 'rel' && before === DOFOLLOW && typeof after === 'string' && after !== DOFOLLOW;
}
