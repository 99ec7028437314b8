import { listParts, type Place, spelling } from './place.js';

/** More parts than any report of ours has that people send on. */
const MAX_PARTS = 200_000;
const MAX_ITEMS = 5_000;
/** Past data, or data repeated elsewhere. */
const LEFT_OUT = new Set(
  [
    'fixed_issues',
    'ai_insights',
    'previous',
    'history',
    'deductions',
    'checks_run',
    'checks_skipped',
    'check_settings',
    'passed',
  ].map(spelling),
);

/**
 * Visits the parts of the input, the outer ones first, so that top-level results come before the data behind them.
 * `visit` returns whether to go deeper. Not recursive: input may be of any depth.
 * @returns whether everything was visited
 */
export function walkPlaces(root: Place, visit: (place: Place, key: string) => boolean): boolean {
  let level: { place: Place; key: string }[] = [{ place: root, key: lastName(root.path) }];
  let left = MAX_PARTS;
  let isWhole = true;
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { place, key } of level) {
      if (left-- <= 0) return false;
      if (typeof place.value !== 'object' || place.value === null || !visit(place, key)) continue;
      if (Array.isArray(place.value) && place.value.length > MAX_ITEMS) isWhole = false;
      for (const inner of innerOf(place, key)) if (!LEFT_OUT.has(inner.key)) next.push(inner);
    }
    level = next;
  }
  return isWhole;
}

/** Items of a list go by the name of the list. */
function innerOf(place: Place, key: string): { place: Place; key: string }[] {
  if (Array.isArray(place.value)) return listParts(place, MAX_ITEMS).map((inner) => ({ place: inner, key }));
  const names = Object.keys(place.value as object);
  return listParts(place).map((inner, at) => ({ place: inner, key: spelling(names[at] ?? '') }));
}

function lastName(path: string): string {
  return spelling(/[^.[\]]*$/.exec(path)?.[0] ?? '');
}
