import { writeText } from '../../base/text/write-text.js';
import type { SearchIntent } from '../../search/search-intent.js';
import type { Figure } from '../reading/place.js';
import type { DifficultyLevel, KeywordDifficulty } from './expanded-keyword.js';

/** The basis of an estimate: the keyword itself, and what the input says about it. */
export interface DifficultySigns {
  words: number;
  intent: SearchIntent;
  /** As the input gives it, 0–100. */
  given: Figure<number> | null;
  /** Of the user's own site, if it already ranks. */
  position: Figure<number> | null;
  /** Competitors that are named with it. */
  competitors: number;
}

const START = 50;
/** A single word is searched by everyone; each further one leaves fewer competing pages. */
const SINGLE_WORD = 20;
const PER_WORD = 8;
const MOST_WORDS_OFF = 24;
const HARD_FROM = 60;
const MEDIUM_FROM = 30;

/** As the input says, else by what makes a keyword hard: few words, sellers, competitors, and no place of one's own yet. */
export function estimateDifficulty(signs: DifficultySigns): KeywordDifficulty {
  if (signs.given !== null) {
    const score = Math.round(signs.given.value);
    return { score, level: classifySeverity(score), basis: `as ${signs.given.path} says` };
  }
  const parts = partsOf(signs).filter(([points]) => points !== 0);
  const score = Math.min(95, Math.max(5, START + parts.reduce((sum, [points]) => sum + points, 0)));
  const named = parts.map(([points, why]) => `${points > 0 ? '+' : '−'} ${Math.abs(points)} ${why}`).join(' ');
  return { score, level: classifySeverity(score), basis: writeText`estimate: ${START} ${named}`.trim() };
}

function partsOf({ words, intent, position, competitors }: DifficultySigns): [points: number, why: string][] {
  const length = words === 1 ? SINGLE_WORD : -Math.min(MOST_WORDS_OFF, PER_WORD * Math.max(0, words - 2));
  const place = position === null ? 0 : position.value <= 10 ? -15 : position.value <= 20 ? -8 : 0;
  return [
    [length, writeText`for ${words} ${words === 1 ? 'word' : 'words'}`],
    [intent === 'transactional' || intent === 'commercial' ? 8 : 0, 'since sellers compete for it'],
    [Math.min(20, 5 * competitors), writeText`for ${competitors} named competitors`],
    [place, `since you are shown at position ${position?.value ?? 0}`],
  ];
}

function classifySeverity(score: number): DifficultyLevel {
  return score >= HARD_FROM ? 'hard' : score >= MEDIUM_FROM ? 'medium' : 'easy';
}
