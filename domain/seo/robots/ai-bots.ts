/**
 * Product tokens by which AI services ask or announce themselves, as their makers document them. Google-Extended and
 * Applebot-Extended fetch nothing: they only say what may be done with pages that were fetched anyway.
 */
export const AI_BOTS = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
] as const;
