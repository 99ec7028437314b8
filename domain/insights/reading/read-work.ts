import type { Priority } from '../../audits/recommendation.js';
import type { Weight } from '../ranking/draft.js';
import { readOwnWork } from '../results/read-own-work.js';
import type { AnalysisSource } from '../results/source.js';
import type { FoundUrl, FoundWork, WorkKind } from './found-work.js';
import { isCode } from './issue-code.js';
import { mergeWork } from './merge-work.js';
import { type Figure, listParts, numberIn, type Place, part, partAlong, spelling, textIn, textsIn } from './place.js';
import { readEffort } from './read-effort.js';
import { isMeant, readClicks, readFoundIssue } from './read-found-issue.js';
import { readTraffic } from './read-traffic.js';
import { readWeight, weightOfWord } from './read-weight.js';
import type { TrafficBase } from './traffic-base.js';
import { walkPlaces } from './walk-places.js';

const LISTS: Readonly<Record<WorkKind, readonly string[]>> = {
  recommendation: [
    'recommendations',
    'all_recommendations',
    'prioritized_recommendations',
    'actions',
    'action_items',
    'tasks',
    'fixes',
    'suggestions',
    'improvements',
    'quick_wins',
    'low_hanging_fruit',
    'insights',
  ],
  issue: [
    'issues',
    'critical_issues',
    'warnings',
    'notices',
    'errors',
    'problems',
    'findings',
    'new_issues',
    'technical_issues',
    'seo_issues',
    'content_issues',
  ],
  opportunity: ['opportunities', 'identified_opportunities', 'content_opportunities', 'keyword_opportunities'],
};
const KIND_BY_LIST = new Map(
  Object.entries(LISTS).flatMap(([kind, names]) => names.map((name) => [spelling(name), kind as WorkKind] as const)),
);
/** Lists in which a bare text is a note about the report, not something to be done. */
const NOTES = new Set(['warnings', 'notices', 'errors'].map(spelling));

const TITLES = ['title', 'name', 'issue', 'recommendation', 'action', 'task', 'opportunity', 'headline', 'message'];
const LATER_TITLES = ['summary', 'description', 'text', 'detail'];
const KEYWORDS = ['keyword', 'query', 'target_keyword', 'keywords', 'related_keywords', 'target_keywords'];
const URLS = ['url', 'page', 'page_url', 'urls', 'affected_urls', 'pages', 'evidence.urls', 'related_urls'];
const WHYS = ['why', 'description', 'reason', 'rationale', 'detail', 'details', 'impact_description', 'explanation'];
const STEPS = ['steps', 'how_to_fix', 'fix', 'solution', 'how', 'action_steps', 'recommendation'];
const COUNTS = [
  'affected_pages',
  'affected_count',
  'affected',
  'evidence.count',
  'count',
  'occurrences',
  'page_count',
  'pages',
];
const PRIORITY_OF_WEIGHT: Readonly<Record<Weight, Priority>> = {
  critical: 'High',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Low',
};
const MAX_WORK = 500;
const MAX_STEPS = 6;
const MAX_URLS = 3;
const MAX_KEYWORDS = 5;

/**
 * All work that an analysis names, in its order, each item once. Results of our own operations are read by their type. In
 * analyses of others lists are known by their exact names; entries may be objects or, except in lists of notes, bare texts.
 * Issues that a recommendation fixes are left to it.
 */
export function readWork(
  root: AnalysisSource,
  base: TrafficBase | null = null,
): { work: FoundWork[]; is_whole: boolean } {
  if (root.type !== null)
    return { work: mergeWork(readOwnWork(root, root.type, base)).slice(0, MAX_WORK), is_whole: true };
  const found: FoundWork[] = [];
  const is_whole = walkPlaces(root, (place, key) => {
    const kind = KIND_BY_LIST.get(key);
    if (kind === undefined || found.length >= MAX_WORK) return true;
    const entries = entriesOf(place, key);
    if (entries.length === 0) return true;
    found.push(...entries.flatMap(({ entry, list }) => readEntry(entry, { kind, list, base }) ?? []));
    return false;
  });
  return { work: mergeWork(found).slice(0, MAX_WORK), is_whole };
}

/** Of a list, or of an object of lists such as issues by severity. */
function entriesOf(place: Place, key: string): { entry: Place; list: string }[] {
  const lists = Array.isArray(place.value)
    ? [{ at: place, list: key }]
    : listParts(place).flatMap((inner) =>
        Array.isArray(inner.value) ? [{ at: inner, list: inner.path.slice(place.path.length) }] : [],
      );
  return lists.flatMap(({ at, list }) => listParts(at, MAX_WORK).map((entry) => ({ entry, list: spelling(list) })));
}

interface Around {
  kind: WorkKind;
  list: string;
  base: TrafficBase | null;
}

function readEntry(entry: Place, { kind, list, base }: Around): FoundWork | null {
  const bare = NOTES.has(list) ? null : textIn(entry);
  const keywords = KEYWORDS.flatMap((name) => textsIn(part(entry, name), MAX_KEYWORDS)).slice(0, MAX_KEYWORDS);
  const urls = urlsOf(entry);
  const error = bare === null ? readFoundIssue(entry) : null;
  const titles = bare === null ? titlesOf(entry, { keywords, urls, fault: error }) : titleBy(bare);
  if (titles === null || isMeant(entry)) return null;
  const reported = readWeight(entry);
  const why = firstText(entry, WHYS, titles.title.path);
  return {
    path: entry.path,
    kind,
    ...titles,
    fault: error,
    why,
    keywords,
    urls,
    weight: reported?.weight ?? weightOfWord(list),
    weight_figure: reported?.figure ?? null,
    steps: stepsOf(entry, titles.title.path),
    affected: firstNumber(entry),
    traffic: readTraffic(entry, base),
    ...statedPriority(reported),
    ...unestimatedIn(entry),
    effort: readEffort(entry),
    check_ids: textsIn(part(entry, 'check_ids', 'check_id'), MAX_WORK).map(({ value }) => value),
  };
}

/** A matter whose priority the input states keeps it; a severity is one of several grounds for a priority. */
function statedPriority(reported: ReturnType<typeof readWeight>): { priority?: Priority } {
  if (reported === null || spelling(reported.figure.path.split('.').at(-1) ?? '') !== 'priority') return {};
  return { priority: PRIORITY_OF_WEIGHT[reported.weight] };
}

/** Why there is no estimate, as entries of audits say it. */
function unestimatedIn(entry: Place): { unestimated?: string } {
  const basis = textIn(partAlong(entry, 'impact.basis'));
  return basis?.value.startsWith('not estimated') ? { unestimated: basis.value } : {};
}

function urlsOf(entry: Place): FoundUrl[] {
  const urls = URLS.flatMap((name) => textsIn(partAlong(entry, name), MAX_URLS)).slice(0, MAX_URLS);
  const clicks = urls.length === 1 ? readClicks(entry) : null;
  return urls.map((url) => ({ ...url, clicks }));
}

type Titled = Pick<FoundWork, 'title' | 'titled'>;

function titlesOf(
  entry: Place,
  { keywords: [keyword], urls: [url], fault: error }: Pick<FoundWork, 'keywords' | 'urls' | 'fault'>,
): Titled | null {
  if (error?.is_bare) return { title: error.figure, titled: 'fault' };
  const titles = TITLES.flatMap((name) => textIn(part(entry, name)) ?? []);
  const [title] = [...titles.filter(({ value }) => !isCode(value)), ...titles];
  if (title !== undefined) return titleBy(title);
  if (keyword !== undefined) return { title: keyword, titled: 'keyword' };
  const later = firstText(entry, LATER_TITLES);
  if (later !== null) return titleBy(later);
  return url === undefined ? null : { title: url, titled: 'page' };
}

function titleBy(title: Figure<string>): Titled {
  return { title, titled: isCode(title.value) ? 'code' : 'title' };
}

function firstText(entry: Place, names: readonly string[], otherThan = ''): Figure<string> | null {
  const found = names.map((name) => textIn(part(entry, name)));
  return found.find((figure) => figure !== null && figure.path !== otherThan) ?? null;
}

function firstNumber(entry: Place): Figure<number> | null {
  return COUNTS.map((name) => numberIn(partAlong(entry, name))).find((figure) => figure !== null) ?? null;
}

function stepsOf(entry: Place, otherThan: string): Figure<string>[] {
  const lists = STEPS.map((name) => textsIn(part(entry, name), MAX_STEPS));
  return lists.find((steps) => steps.some(({ path }) => path !== otherThan)) ?? [];
}
