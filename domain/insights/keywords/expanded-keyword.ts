import type { InsightEvidence } from '../insight.js';

export const DIFFICULTY_LEVELS = ['easy', 'medium', 'hard'] as const;
export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number];

export type SearchIntent = 'informational' | 'commercial' | 'transactional' | 'navigational';

export interface KeywordDifficulty {
  /** 0–100, 100 is the hardest. */
  score: number;
  level: DifficultyLevel;
  basis: string;
}

export interface KeywordVolume {
  /** Null where nothing is known. */
  value: number | null;
  /**
   * `searchconsole`: impressions of the user's site in the period of the data, so at least as many searches;
   * `estimate`: a volume of the input.
   */
  source: 'searchconsole' | 'estimate' | null;
  basis: string;
}

export interface ExpandedKeyword {
  keyword: string;
  difficulty: KeywordDifficulty;
  volume: KeywordVolume;
  intent: SearchIntent;
  why: string;
  /** `variant`: a current keyword plus words that searchers add. */
  source: 'search_data' | 'content_gap' | 'content' | 'variant';
  evidence: InsightEvidence[];
}
