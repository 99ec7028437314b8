import type { ToolDeps } from '../../activities/pages/tools/tool-deps.js';

export const TOOL_NOW = '2026-06-01T00:00:00.000Z';

/** Composing without a database: artifacts in a map by `<user> <key>`. */
export function toolDeps(overrides: Partial<ToolDeps> = {}): ToolDeps & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    artifacts: {
      put: async (user, key, value) => {
        values.set(`${user} ${key}`, structuredClone(value));
        return { bytes: 0 };
      },
      get: async <Value>(user: string, key: string) => (values.get(`${user} ${key}`) ?? null) as Value | null,
      remove: async (user, key) => void values.delete(`${user} ${key}`),
    },
    operations: { find: async () => null },
    now: () => Date.parse(TOOL_NOW),
    ...overrides,
  };
}
