import { childPath } from './json-path.js';
import { MAX_TEXT_CHARS, type Place } from './place.js';
import { readsLikeOrder } from './plain-text.js';
import { walkPlaces } from './walk-places.js';

const MAX_NAMED = 3;

/** What readers of insights must know about how their input was read. */
export function inputWarnings(root: Place): string[] {
  const orders: string[] = [];
  const isWhole = walkPlaces(root, ({ path, value }) => {
    for (const [key, inner] of Object.entries(value as object))
      if (typeof inner === 'string' && inner.length <= MAX_TEXT_CHARS && readsLikeOrder(inner))
        orders.push(childPath(path, Array.isArray(value) ? Number(key) : key));
    return true;
  });
  return [
    ...(isWhole ? [] : ['The input has more parts than are read; insights rest on the first of them']),
    ...(orders.length === 0 ? [] : [orderWarning(orders)]),
  ];
}

function orderWarning(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).map((path) => path.slice(0, 200));
  const more = paths.length > MAX_NAMED ? ' and elsewhere' : '';
  return `Texts that read like orders to a language model were left out: ${named.join(', ')}${more}`;
}
