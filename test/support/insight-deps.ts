import type { InsightWritingDeps } from '../../activities/llm/llm-deps.js';
import type { InsightKind } from '../../domain/insights/insight.js';

export interface WritingDeps extends InsightWritingDeps {
  /** Inputs by their key. */
  inputs: Map<string, unknown>;
  /** Tokens that each user has taken, and the calls that took and settled them. */
  tokens: Map<string, number>;
  calls: string[];
  faults: string[];
}

export const INSIGHT_WORD = '0123456789abcdef';

/** Writing of insights with a model at this address, or without one; budgets in a map. */
export function insightWritingDeps(url: string | null, overrides: Partial<InsightWritingDeps> = {}): WritingDeps {
  const inputs = new Map<string, unknown>();
  const tokens = new Map<string, number>();
  const [calls, errors]: [string[], string[]] = [[], []];
  return {
    inputs,
    tokens,
    calls,
    faults: errors,
    model: url === null ? null : { api_key: 'sk-insight-key', base_url: url, model: 'small' },
    artifacts: { get: async <Value>(_: string, key: string) => (inputs.get(key) ?? null) as Value | null },
    budgets: {
      reserve: async (user, day, count, limit) => {
        calls.push(`reserve ${user} ${day}`);
        const used = tokens.get(user) ?? 0;
        if (used + count > limit) return false;
        tokens.set(user, used + count);
        return true;
      },
      conclude: async (user, day, difference) => {
        calls.push(`settle ${user} ${day}`);
        tokens.set(user, (tokens.get(user) ?? 0) + difference);
      },
    },
    maxInputTokens: 8_000,
    dailyTokens: 100_000,
    now: () => Date.parse('2026-06-01T23:59:00Z'),
    randomWord: () => INSIGHT_WORD,
    onFailure: (reason) => void errors.push(reason),
    ...overrides,
  };
}

/** Keeps an input and names it. */
export function keepInput(deps: WritingDeps, kind: InsightKind, input: unknown, user_id = 'alice') {
  const input_key = `input:${deps.inputs.size}`;
  deps.inputs.set(input_key, { body: input, types: {} });
  return { user_id, kind, input_key };
}
