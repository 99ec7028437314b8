import type { FoundWork, WorkKind } from '../../reading/found-work.js';
import type { Figure, Place } from '../../reading/place.js';

/** What every entry of our own results has in common as work. */
export function ownWork(
  entry: Place,
  kind: WorkKind,
  title: Figure<string>,
  known: Partial<Omit<FoundWork, 'path' | 'kind' | 'title'>>,
): FoundWork {
  return {
    path: entry.path,
    kind,
    title,
    titled: 'title',
    fault: null,
    weight: null,
    weight_figure: null,
    why: null,
    steps: [],
    affected: null,
    traffic: null,
    effort: null,
    urls: [],
    keywords: [],
    check_ids: [],
    ...known,
  };
}
