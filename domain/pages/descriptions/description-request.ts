import type { SearchIntent } from '../../search/search-intent.js';

/** How a description speaks to its reader. */
export const DESCRIPTION_TONES = ['General', 'Professional', 'Friendly', 'Engaging', 'Persuasive', 'Playful'] as const;
export type DescriptionTone = (typeof DESCRIPTION_TONES)[number];

export interface DescriptionRequest {
  /** 1–10, the most important one first. */
  keywords: readonly string[];
  tone: DescriptionTone;
  search_intent: SearchIntent;
  /** Primary language subtag. */
  language: string;
  /** The user's own wish for a model, which rules cannot follow. */
  custom_prompt: string | null;
}

export const LEAST_DESCRIPTIONS = 3;
export const MOST_DESCRIPTIONS = 5;
