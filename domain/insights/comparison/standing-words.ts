import { COMPONENT_TITLES, type ComponentName } from '../../seo/components.js';
import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import { keyName } from '../reading/key-name.js';
import type { Figure } from '../reading/place.js';
import type { MeasureStanding } from './market-position.js';

/** Names of competitors by their label, where their analyses have one. */
export type CompetitorNames = ReadonlyMap<string, Figure<string> | null>;

const PLAIN_PARENTS = /^(?:component_scores|scores|metrics|totals|current|performance_overview|issue_counts)$/;

/** Named with what it is part of where that says more: "page speed", "critical issues", "links: broken". */
export function nameMeasure({ yours: { path } }: MeasureStanding): TracedText {
  const steps = path.split('.');
  const last = steps.at(-1) ?? '';
  const parent = steps.at(-2) ?? '';
  const own = keyName({ path }) ?? { text: 'a measure', evidence: [] };
  if (parent === 'component_scores' && isComponent(last)) return { text: COMPONENT_TITLES[last], evidence: [] };
  if (parent === 'issue_counts') return { text: `${own.text} issues`, evidence: [] };
  if (steps.length < 3 || PLAIN_PARENTS.test(parent) || last === parent) return own;
  const group = keyName({ path: steps.slice(0, -1).join('.') });
  return group === null ? own : composeTraced`${group}: ${own}`;
}

function isComponent(name: string): name is ComponentName {
  return Object.hasOwn(COMPONENT_TITLES, name);
}

/** What each has, and who is ahead: "You have 40; a.example 90 (ahead), b.example 30 (behind)." */
export function sayFigures(standing: MeasureStanding, names: CompetitorNames): TracedText {
  const mine = Number(standing.yours.value);
  const theirs = standing.competitors.map((one) => {
    const name = names.get(one.competitor) ?? null;
    const value = Number(one.value);
    const isAhead = value > mine === (standing.better === 'higher');
    const place = plain(value === mine ? 'equal' : isAhead ? 'ahead of you' : 'behind you');
    return name === null
      ? composeTraced`a competitor ${toFigure(one)} (${place})`
      : composeTraced`${name} ${toFigure(one)} (${place})`;
  });
  return composeTraced`You have ${toFigure(standing.yours)}; ${joinTraced(theirs, ', ')}.`;
}

export function toFigure({ path, value }: MeasureStanding['yours']): Figure {
  return { path, value: value ?? '' };
}

/** The competitor that is best. */
export function findBest(standing: MeasureStanding, names: CompetitorNames): Figure<string> | null {
  const [best] = [...standing.competitors].sort((one, other) =>
    standing.better === 'higher' ? Number(other.value) - Number(one.value) : Number(one.value) - Number(other.value),
  );
  return best === undefined ? null : (names.get(best.competitor) ?? null);
}

export type MeasureKind = 'speed' | 'outcome' | 'content' | 'issues' | 'score';

/** What kind of work a measure calls for. */
export function kindOfMeasure(path: string): MeasureKind {
  const name = path.toLowerCase();
  if (/speed|_ms$|performance$|bytes|seconds/.test(name)) return 'speed';
  if (
    /clicks|impressions|traffic|sessions|visit|users|visibility|market_share|position|backlinks|domains|authority|trust/.test(
      name,
    )
  )
    return 'outcome';
  if (/content|thin|topics|coverage|per_week|frequency/.test(name)) return 'content';
  return /issue|error|critical|warning|notice|broken|missing|redirect/.test(name) ? 'issues' : 'score';
}

/** How a gap of each kind is closed. */
export const GAP_STEPS: Readonly<Record<MeasureKind, readonly string[]>> = {
  speed: [
    'Measure one page of each template on both sites with Lighthouse, and compare which element is the largest content.',
    'Start with what differs most: server time, blocking files, weight of images.',
    'Measure again, three runs each, and compare the medians.',
  ],
  outcome: [
    'List the subjects and pages that bring it to the best competitor, and mark those that fit what you offer.',
    'Choose the three of them where you have most to say, and plan a page or an extension for each.',
    'Compare your own figure with that of three months before, rather than theirs with yours.',
  ],
  content: [
    'Compare one page of each kind with the best competitor: what does it answer that yours leaves open?',
    'Complete your most visited pages first, and merge or remove those that answer nothing.',
    'Analyze both sites again and compare.',
  ],
  issues: [
    'Sort your issues by pages affected and take the first of them.',
    'Fix each in the template or setting that causes it.',
    'Analyze all sites again and compare.',
  ],
  score: [
    'Open your analysis beside that of the best competitor and list the checks that it passes and you fail.',
    'Take first what affects most pages.',
    'Analyze all sites again and compare.',
  ],
};

const plain = (text: string): TracedText => ({ text, evidence: [] });
