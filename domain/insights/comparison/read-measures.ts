import { type Figure, listParts, numberIn, type Place, partAlong, spelling } from '../reading/place.js';
import type { ResultType } from '../results/recognize-result.js';
import type { AnalysisSource } from '../results/source.js';
import { OWN_MEASURES } from './own-measures.js';

export interface FoundMeasure {
  better: 'higher' | 'lower';
  figure: Figure<number>;
  /** A size, such as a number of pages: more of it is no goal, and neither counts nor is advised. */
  is_volume: boolean;
}

/** Names of measures, whole or as the last word. Other measures are not judged: it is unknown which way is better. */
const HIGHER =
  /(?:^|_)(?:scores?|index|clicks|impressions|ctr|traffic|sessions|visits|visitors|users|backlinks|domains|authority|trust|words?|word_count|pages|articles|posts|keywords|coverage|volume|frequency|per_week|visibility|market_share|rating)(?:_median|_mean|_total|_count|_share)?$/;
const LOWER =
  /(?:^|_)(?:ms|seconds|bytes|errors?|error_share|issues|critical|warnings?|notices?|position|bounce_rate|depth|redirects|broken_links|missing)(?:_median|_mean|_total|_count)?$/;
/** Sizes: a site with more of them is larger, not better. */
const VOLUME =
  /(?:^|_)(?:words?|word_count|pages|articles|posts|keywords|volume|urls)(?:_median|_mean|_total|_count)?$/;
/** Parents that make every number in them a score. */
const SCORES = /(?:^|_)scores$/;
/** How the analysis was made, what was done in it, and what it advises are no measures of the site. */
const NO_MEASURES = new Set(
  [
    'check_settings',
    'score_breakdown',
    'recommendations',
    'roadmap',
    'benchmarking',
    'deductions',
    'previous',
    'weight',
    'duration_ms',
    'crawl',
    'score_coverage',
    'issues',
    'evidence',
    'effort',
    'impact',
    'roi',
    'thresholds',
  ].map(spelling),
);
const MAX_DEPTH = 6;
const MAX_MEASURES = 400;

/**
 * Numbers of an analysis by their paths, with which way is better: of our own results those that its type has for this, of
 * others those whose name says so. Lists differ in length and are not measures.
 */
export function readMeasures(analysis: AnalysisSource): Map<string, FoundMeasure> {
  return analysis.type === null ? foreignMeasures(analysis) : ownMeasures(analysis, analysis.type);
}

function ownMeasures(result: Place, type: ResultType): Map<string, FoundMeasure> {
  return new Map(
    (OWN_MEASURES[type] ?? []).flatMap(([way, better]): [string, FoundMeasure][] => {
      const figure = numberIn(partAlong(result, way));
      return figure === null ? [] : [[way, { better, figure, is_volume: false }]];
    }),
  );
}

function foreignMeasures(analysis: Place): Map<string, FoundMeasure> {
  const found = new Map<string, FoundMeasure>();
  let level: Place[] = [analysis];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0 && found.size < MAX_MEASURES; depth++) {
    const next: Place[] = [];
    for (const place of level)
      for (const inner of listParts(place)) {
        const way = inner.path.slice(analysis.path.length + 1);
        const names = way.split('.');
        const name = names.at(-1) ?? '';
        const isCount = spelling(name) === 'issues' && typeof inner.value === 'number';
        if (NO_MEASURES.has(spelling(name)) && !isCount) continue;
        if (typeof inner.value === 'object' && !Array.isArray(inner.value)) next.push(inner);
        const figure = numberIn(inner);
        const better = figure === null ? null : directionOf(name, names.at(-2) ?? '');
        if (figure !== null && better !== null)
          found.set(way, { better, figure, is_volume: VOLUME.test(snakeName(name)) });
      }
    level = next;
  }
  return found;
}

function snakeName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
}

function directionOf(name: string, parent: string): FoundMeasure['better'] | null {
  const snake = snakeName(name);
  if (LOWER.test(snake)) return 'lower';
  return HIGHER.test(snake) || SCORES.test(parent.toLowerCase()) ? 'higher' : null;
}
