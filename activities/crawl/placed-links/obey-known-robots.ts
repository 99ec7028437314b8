import type { RobotsArtifact } from '../../../domain/seo/artifacts/robots.js';
import type { KnownRobotsRepository } from '../../../store/crawl/known-robots.js';
import { blankFacts } from '../fetch/blank-facts.js';
import type { HttpFetcher } from '../ports.js';
import { refusal } from '../robots/obey-robots.js';
import { readRobots } from '../robots/read-robots.js';

export interface KnownRobotsDeps {
  fetcher: HttpFetcher;
  agentToken: string;
  knownRobots: KnownRobotsRepository;
  now: () => number;
}

/** The robots.txt of a URL's origin, as it was read within the last day. */
export async function readKnownRobots(
  deps: KnownRobotsDeps,
  url: string,
  signal: AbortSignal,
): Promise<RobotsArtifact> {
  const { origin } = new URL(url);
  const known = await deps.knownRobots.find(origin, new Date(deps.now()));
  if (known !== null) return known;
  const robots = await readRobots(deps, `${origin}/`, signal);
  await deps.knownRobots.put(origin, robots, new Date(deps.now()));
  return robots;
}

/** The same fetcher under robots.txt files that all workers share: what they forbid gets an error without a request. */
export function obeyKnownRobots(deps: KnownRobotsDeps): HttpFetcher {
  return {
    async fetchOnce(url, options = {}) {
      const robots = await readKnownRobots(deps, url, options.signal ?? new AbortController().signal);
      const error = refusal(robots, deps.agentToken, url);
      return error ? { facts: { ...blankFacts(), error }, body: null } : deps.fetcher.fetchOnce(url, options);
    },
  };
}
