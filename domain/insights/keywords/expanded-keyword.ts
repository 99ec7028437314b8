import type { SearchIntent } from '../../search/search-intent.js';
import type { InsightEvidence } from '../insight.js';

export const DIFFICULTY_LEVELS = ['easy', 'medium', 'hard'] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

/** Where a keyword comes from, those that searchers have shown before those that are made. */
export const KEYWORD_SOURCES = [
  'autocomplete',
  'search_data',
  'competitor',
  'content_gap',
  'long_tail',
  'content',
  'variant',
] as const;
export type KeywordSource = (typeof KEYWORD_SOURCES)[number];

export interface KeywordDifficulty {
  /** 0–100, 100 is the hardest. */
  score: number;
  level: DifficultyLevel;
  basis: string;
}

export interface KeywordVolume {
  /** Searches a month, as the input states them; null where it does not. Nothing else is a volume. */
  value: number | null;
  source: 'input' | null;
  basis: string;
}

/** How often the own site was shown for it: no number of searches, since it is shown for some of them only. */
export interface KeywordImpressions {
  value: number;
  /** Days that they are of; null where the input does not say. */
  days: number | null;
  /** Null where it is not known. */
  position: number | null;
}

export interface ExpandedKeyword {
  keyword: string;
  /** What several of the list have in common, else the keyword itself: one page may answer them all. */
  topic: string;
  difficulty: KeywordDifficulty;
  volume: KeywordVolume;
  /** Null for a keyword that the search data do not have. */
  impressions: KeywordImpressions | null;
  intent: SearchIntent;
  why: string;
  /**
   * `search_data`: the site is shown for it, behind the second page of results; `long_tail`: a current keyword in a form in
   * which others are searched for in the search data; `variant`: a current keyword plus words that searchers add.
   */
  source: KeywordSource;
  evidence: InsightEvidence[];
}
