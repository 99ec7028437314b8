/** The texts of an insight, as rules have written them or as a model words them anew. */
export interface InsightTexts {
  title: string;
  description: string;
  steps: string[];
}

/** What a model makes of an insight. `n` counts the insights that it was shown, from 1. */
export interface Rewrite extends InsightTexts {
  n: number;
}
