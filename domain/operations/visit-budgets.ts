/** Temporal's time-out of one attempt, in seconds, by where the activity runs: workflows/activity-options.ts takes it from here. */
export const ATTEMPT_SECONDS = { crawl: 300, browser: 600 } as const;

/** Of an attempt at the browser: what it may wait for its turn there, before its own time begins. */
export const BROWSER_WAIT_SECONDS = 300;

/** What is left of an attempt when a budget has ended: for what is in the air to stop, and for storing what was found. */
export const WRAP_UP_SECONDS = 30;

/**
 * How long activities may visit hosts in a user's name, in seconds. Then they return partial results, and say that they
 * are partial. An activity that occupies a worker slot keeps others waiting, and an attempt that Temporal times out
 * starts over without any results.
 */
export const VISIT_SECONDS = {
  /** Start page, robots.txt and single requests that probe the host. */
  prepareSite: 90,
  /** Eight seconds, plus what is in flight by then: a turn after a pause of a minute, and the slowest response. */
  crawlSlice: 110,
  gatherSitemaps: 60,
  readSitemaps: 60,
  confirmSoft404s: 90,
  checkResources: 120,
  checkExternalLinks: 120,
  checkEdgeLinks: 120,
  requireAllowedByRobots: 60,
  /** Robots.txt and one page, each as slow as is allowed. */
  fetchSinglePage: 60,
  readNamedPage: 75,
  fetchImage: 75,
  measureShareImages: 60,
  fetchListedPages: 120,
  /** Some thirty hosts side by side, each with its robots.txt and a few redirects, ten seconds apart. */
  checkPlacedLinks: 120,
  renderPlacedLinks: 120,
  searchCandidates: 60,
  judgeCandidate: 60,
  measureSpeed: 100,
  renderPages: 120,
  printAuditReport: 75,
  printStoredPage: 75,
  captureStartPage: 60,
} as const satisfies Record<string, number>;

export type Visit = keyof typeof VISIT_SECONDS;
