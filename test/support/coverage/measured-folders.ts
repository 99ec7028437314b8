/** Layers of which docs/coverage.md says how many lines the specs reach, and the least share of each in percent. */
export const LEAST_SHARES = {
  domain: 95,
  activities: 95,
  workflows: 95,
  store: 95,
  api: 95,
  web: 95,
  platform: 95,
} as const;

export type Layer = keyof typeof LEAST_SHARES;

export const LAYERS = Object.keys(LEAST_SHARES).filter((name): name is Layer => name in LEAST_SHARES);

/** Runs in browsers alone, where no lines are counted. */
export const BROWSER_FOLDER = 'api/web-app/';

/** @param path from the root of the project */
export function isMeasured(path: string): boolean {
  if (path.startsWith(BROWSER_FOLDER)) return false;
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && LAYERS.some((layer) => path.startsWith(`${layer}/`));
}
