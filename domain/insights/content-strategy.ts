import { foldTerm } from '../base/text/fold-term.js';
import { composeTraced, type TracedText } from './compose-traced-text.js';
import { planCalendar } from './content/content-calendar.js';
import { listCovered, planAudit } from './content/plan-audit.js';
import { planKeyword, planTopic } from './content/plan-new-pages.js';
import { planExtension, planRepair } from './content/plan-repairs.js';
import { planWork } from './content/plan-work.js';
import type { Planned } from './content/planned.js';
import type { InsightReport } from './insight-report.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { valueAt } from './reading/json-path.js';
import { indexPhrases } from './reading/phrase-index.js';
import { type Figure, numberIn, type Place, part, partAlong, textsIn } from './reading/place.js';
import { type ReportedPage, readContentPages } from './reading/read-content-pages.js';
import { type FoundTopic, readTopics } from './reading/read-topics.js';
import { readWork } from './reading/read-work.js';
import { type AnalysisSource, type ResultTypes, toSource } from './results/source.js';

const MAX_INSIGHTS = 24;
const MAX_OF_A_KIND = 12;
const MAX_KEYWORDS = 20;
/** Pages with fewer words rarely answer a question fully; audits call them thin by the same number. */
const THIN_WORDS = 300;
const NO_PAGES: ReturnType<typeof readContentPages> = { pages: [], groups: [] };
const PACES = [
  'components.content_strategy.metrics.publishing.per_week',
  'publishing_velocity.per_week',
  'publishing.yours.velocity.per_week',
  'cadence.per_week',
  'publishing_frequency',
  'per_week',
  'posts_per_week',
];

/** What to write, what to update and what to merge, and in which weeks. */
export function contentStrategy(input: unknown, types: ResultTypes = {}): InsightReport<'content_strategy'> {
  const root = { path: '', value: input };
  const content = toSource(part(root, 'current_content') ?? root, types);
  const isAudit = content.type === 'complete_audit';
  const { pages, groups } = isAudit ? NO_PAGES : readContentPages(content);
  const named = pages.map(({ title, url }) => `${title?.value ?? ''} ${url.value}`);
  const covered = indexPhrases(isAudit ? listCovered(content) : named);
  const gaps = gapsIn(part(root, 'content_gaps'), isAudit ? null : content);
  const planned = distinctPlans([
    ...(isAudit ? planAudit(content) : foundBefore(content, input)),
    ...gaps.slice(0, MAX_OF_A_KIND).map((topic) => planTopic(topic, reasonFor(topic, covered, pages.length > 0))),
    ...missingKeywords(root, covered, pages.length > 0),
    ...missingTopics(root, covered),
    ...groups.slice(0, MAX_OF_A_KIND).map(planRepair),
    ...pages.filter(isThin).slice(0, MAX_OF_A_KIND).map(planExtension),
  ]);
  const insights = rankInsights(
    planned.map(({ draft }) => draft),
    MAX_INSIGHTS,
  );
  const tasks = new Map(planned.map(({ draft, task }) => [draft.id, task]));
  return {
    insights,
    warnings: [
      ...inputWarnings(root),
      ...(isAudit ? auditWarnings(content) : missingWarnings(pages.length, gaps.length)),
      ...(insights.length > 0 ? [] : ['Nothing was found to write or to fix']),
    ],
    content_calendar: planCalendar(insights, tasks, paceIn(content)),
  };
}

/** What an analysis of content already recommends. */
function foundBefore(content: AnalysisSource, input: unknown): Planned[] {
  const { work } = readWork(content);
  return work.flatMap((each) => planWork(each, valueAt(input, each.path)) ?? []).slice(0, MAX_OF_A_KIND);
}

/** Named as gaps, or by the content itself. The gaps may be a bare list, which has no name inside of itself. */
function gapsIn(gaps: Place | null, content: Place | null): FoundTopic[] {
  const named = gaps === null ? [] : readTopics(gaps).map((topic) => ({ ...topic, is_gap: true }));
  return [...named, ...(content === null ? [] : readTopics(content).filter(({ is_gap }) => is_gap))];
}

type Covered = ReturnType<typeof indexPhrases>;

/** What is known of a gap besides its name. */
function reasonFor({ term, urls }: FoundTopic, covered: Covered, knowsPages: boolean): TracedText {
  if (urls.length > 1) return composeTraced`Several competitors write about "${term}", and your list of gaps names it`;
  if (urls.length > 0) return composeTraced`A competitor writes about "${term}", and your list of gaps names it`;
  if (!knowsPages) return composeTraced`Your list of gaps names "${term}"; your pages could not be read beside it`;
  return covered.has(term.value)
    ? composeTraced`Your list of gaps names "${term}", although a page has it in title or address: extend that page rather than write a second one`
    : composeTraced`Your list of gaps names "${term}", and no page that was read has it in title or address`;
}

function missingKeywords(root: Place, covered: Covered, knowsPages: boolean): Planned[] {
  return textsIn(part(root, 'target_keywords'), MAX_KEYWORDS)
    .filter(({ value }) => !covered.has(value))
    .map((keyword) => planKeyword(keyword, knowsPages));
}

function missingTopics(root: Place, covered: Covered): Planned[] {
  const competitors = part(root, 'competitor_content');
  return (competitors === null ? [] : readTopics(competitors))
    .filter(({ term }) => !covered.has(term.value))
    .slice(0, MAX_OF_A_KIND)
    .map((topic) =>
      planTopic(topic, composeTraced`Competitors write about it, and no page that was read has it in title or address`),
    );
}

function isThin({ words }: ReportedPage): boolean {
  return words !== null && words.value >= 0 && words.value < THIN_WORDS;
}

/** Each topic is written about once and each page fixed once, whichever entry named it first. */
function distinctPlans(plans: readonly Planned[]): Planned[] {
  const seen = new Set<string>();
  return plans.filter(({ draft, task }) => {
    const subject = task.keyword === null ? (task.url ?? draft.title.text) : foldTerm(task.keyword.toLowerCase());
    const key = `${task.kind === 'new' ? 'new' : 'mend'} ${subject}`;
    const isSaid = seen.has(key) || seen.has(draft.title.text);
    seen.add(key).add(draft.title.text);
    return !isSaid;
  });
}

function paceIn(content: Place): Figure<number> | null {
  const found = PACES.map((way) => numberIn(partAlong(content, way)));
  return found.find((figure) => figure !== null && figure.value > 0) ?? null;
}

function missingWarnings(pages: number, gaps: number): string[] {
  return [
    ...(pages > 0 ? [] : ['current_content holds no pages with a title or a length that could be read']),
    ...(gaps > 0 ? [] : ['content_gaps hold no topics that could be read']),
  ];
}

/** An audit without competitors knows of no gaps. */
function auditWarnings(audit: AnalysisSource): string[] {
  return partAlong(audit, 'benchmarking.topics') === null
    ? [
        'The audit compared no topics of competitors: run one with two to five competitors to see what they write about and you do not',
      ]
    : [];
}
