import { collapse } from '../base/text/text-form.js';
import { listParts, type Place } from './reading/place.js';
import { isPlainText } from './reading/plain-text.js';

/** The input as lines of `path = value`, as many as there is room for. */
export interface InputDigest {
  lines: string[];
  /** The number of values shown, and the number in the whole input. */
  shown: number;
  total: number;
}

const MAX_VALUES = 20_000;
const MAX_ITEMS = 50;
const MAX_VALUE_CHARS = 160;
const MAX_PATH_CHARS = 160;

/**
 * The part of an input larger than the model's window that it receives: the outer values first, and of lists the first
 * items, since reports put what matters at the top. Texts that read like instructions are left out.
 */
export function digestInput(input: unknown, maxChars: number): InputDigest {
  const lines: string[] = [];
  let room = maxChars;
  let total = 0;
  let level: Place[] = [{ path: '', value: input }];
  while (level.length > 0 && total < MAX_VALUES) {
    const next: Place[] = [];
    for (const place of level.flatMap((outer) => listParts(outer, MAX_ITEMS))) {
      if (typeof place.value === 'object' && place.value !== null) next.push(place);
      else {
        total += 1;
        const line = lineOf(place);
        if (line === null || line.length + 1 > room) continue;
        room -= line.length + 1;
        lines.push(line);
      }
    }
    level = next;
  }
  return { lines, shown: lines.length, total };
}

function lineOf({ path, value }: Place): string | null {
  if (value === null || path.length > MAX_PATH_CHARS || !isPlainText(path)) return null;
  if (typeof value !== 'string') return `${path} = ${String(value)}`;
  const text = collapse(value);
  return text.length > MAX_VALUE_CHARS || !isPlainText(text) ? null : `${path} = ${text}`;
}
