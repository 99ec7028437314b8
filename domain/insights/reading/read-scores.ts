import type { TracedText } from '../compose-traced-text.js';
import { keyName } from './key-name.js';
import { type Figure, listParts, numberIn, type Place, part, partAlong } from './place.js';

/** The score of one area, 0 to 100. */
export interface AreaScore {
  name: TracedText;
  score: Figure<number>;
}

const MAPS = ['component_scores', 'scores', 'category_scores', 'score_breakdown', 'breakdown', 'categories'];
const HOLDERS = ['components', 'categories', 'areas', 'strategies'];
const OVERALL = ['overall_score', 'seo_score', 'health_score', 'total_score', 'score'];
const MAX_AREAS = 20;

/** Scores by area, as a map of numbers or as parts with a score each. Each area once. */
export function readScores(report: Place): AreaScore[] {
  const maps = MAPS.flatMap((name) => partsOfNamed(report, name)).map((place) => ({ name: place, score: place }));
  const held = HOLDERS.flatMap((name) => partsOfNamed(report, name)).map((place) => ({
    name: place,
    score: part(place, 'score', 'overall_score') ?? { path: '', value: null },
  }));
  const names = new Set<string>();
  return [...maps, ...held]
    .flatMap((found) => {
      const name = keyName(found.name);
      const score = scoreIn(found.score);
      if (name === null || score === null || names.has(name.text)) return [];
      names.add(name.text);
      return [{ name, score }];
    })
    .slice(0, MAX_AREAS);
}

export function readOverallScore(report: Place): Figure<number> | null {
  return OVERALL.map((name) => scoreIn(part(report, name))).find((score) => score !== null) ?? null;
}

function partsOfNamed(report: Place, name: string): Place[] {
  const found = partAlong(report, name);
  return found === null || Array.isArray(found.value) ? [] : listParts(found, MAX_AREAS);
}

function scoreIn(place: Place | null): Figure<number> | null {
  const score = numberIn(place);
  return score !== null && score.value >= 0 && score.value <= 100 ? score : null;
}
