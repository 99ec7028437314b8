import { writeText } from '../../base/text/write-text.js';
import type { SchemaNode } from './page-nodes.js';

/** Google's when the markup names no bounds: ratings from 1 to 5. */
const DEFAULT_BEST = 5;
const DEFAULT_WORST = 1;

/** The bounds that a rating is outside of, in words; null when it is within them or not a plain number. */
export function ratingOutOfRange(node: SchemaNode): string | null {
  const value = numberOf(node, 'ratingValue');
  if (value === null) return null;
  const best = numberOf(node, 'bestRating') ?? DEFAULT_BEST;
  const worst = numberOf(node, 'worstRating') ?? Math.min(DEFAULT_WORST, best);
  return value > best || value < worst ? writeText`${worst} to ${best}` : null;
}

function numberOf(node: SchemaNode, name: string): number | null {
  const text = node.properties.get(name)?.values[0];
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
