import { shownText } from '../../facts/shown-text.js';

/** Shorter than this share of the room, a clause says too little to end with. */
const LEAST_SHARE = 0.4;

/** The text where it fits, else as many of its sentences or clauses as do, else as many words, with an ellipsis. */
export function cutToClause(text: string, maxChars: number): string {
  const shown = shownText(text, maxChars);
  if (!shown.endsWith('…')) return shown;
  const room = shown.slice(0, -1);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(room)?.[0];
  if (sentence !== undefined && sentence.length >= maxChars * LEAST_SHARE) return sentence;
  const clause = /^[\s\S]*(?=[;:–]\s)/.exec(room)?.[0].trimEnd();
  if (clause !== undefined && clause.length >= maxChars * LEAST_SHARE) return `${clause}.`;
  return `${room.replace(/[\s,;:–]+\S*$/, '')} …`;
}
