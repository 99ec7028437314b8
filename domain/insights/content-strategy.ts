import { foldTerm } from '../seo/text/fold-term.js';
import { phrasePlace } from '../seo/text/phrase-place.js';
import { type PlannedContent, planCalendar } from './calendar/content-calendar.js';
import type { InsightReport } from './insight-report.js';
import type { EffortGuess, InsightDraft, Weight } from './ranking/draft.js';
import { ASSUMED_DAY } from './ranking/draft-work.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Figure, numberIn, type Place, part, partAlong, textsIn } from './reading/place.js';
import { type FoundPage, type PageGroup, readContentPages } from './reading/read-content-pages.js';
import { type FoundTopic, readTopics } from './reading/read-topics.js';
import { joinTold, type Told, tell } from './tell.js';

const MAX_INSIGHTS = 24;
const MAX_OF_A_KIND = 12;
const MAX_KEYWORDS = 20;
/** Pages with fewer words rarely answer a question whole; audits call them thin by the same number. */
const THIN_WORDS = 300;
const WRITING: EffortGuess = { days: 2, basis: 'two days assumed for a new page', evidence: [] };
const PACES = [
  'publishing_velocity.per_week',
  'cadence.per_week',
  'publishing_frequency',
  'per_week',
  'posts_per_week',
];

interface Planned {
  draft: InsightDraft;
  task: PlannedContent;
}

/** What to write, what to bring up to date and what to put together, and in which weeks. */
export function contentStrategy(input: unknown): InsightReport<'content_strategy'> {
  const root = { path: '', value: input };
  const content = part(root, 'current_content') ?? root;
  const gaps = part(root, 'content_gaps');
  const rivals = part(root, 'competitor_content');
  const keywords = textsIn(part(root, 'target_keywords'), MAX_KEYWORDS);
  const { pages, groups } = readContentPages(content);
  const missing = [...(gaps === null ? [] : gapsIn(gaps)), ...readTopics(content).filter(({ is_gap }) => is_gap)];
  const theirs = rivals === null ? [] : readTopics(rivals).filter(({ term }) => !isCovered(term, pages));
  const planned = distinctPlans([
    ...missing.slice(0, MAX_OF_A_KIND).map((topic) => writeAbout(topic, tell`It stands among the content gaps`)),
    ...keywords.filter((keyword) => !isCovered(keyword, pages)).map((keyword) => writeFor(keyword, pages.length > 0)),
    ...theirs.slice(0, MAX_OF_A_KIND).map((topic) => writeAbout(topic, tell`Competitors write about it`)),
    ...pages.filter(isThin).slice(0, MAX_OF_A_KIND).map(extend),
    ...groups.slice(0, MAX_OF_A_KIND).map(mendGroup),
  ]);
  const insights = rankInsights(
    planned.map(({ draft }) => draft),
    MAX_INSIGHTS,
  );
  const tasks = new Map(planned.map(({ draft, task }) => [draft.id, task]));
  return {
    insights,
    warnings: [...inputWarnings(root), ...missingWarnings(insights.length, pages.length, missing.length)],
    content_calendar: planCalendar(insights, tasks, paceIn(content)),
  };
}

/** The gaps may be a bare list, which has no name inside of itself. */
function gapsIn(gaps: Place): FoundTopic[] {
  return readTopics(gaps).map((topic) => ({ ...topic, is_gap: true }));
}

function paceIn(content: Place): Figure<number> | null {
  const found = PACES.map((way) => numberIn(partAlong(content, way)));
  return found.find((figure) => figure !== null && figure.value > 0) ?? null;
}

function isCovered({ value }: Figure<string>, pages: readonly FoundPage[]): boolean {
  return pages.some(({ title, url }) => phrasePlace(`${title?.value ?? ''} ${url.value}`, value) >= 0);
}

function isThin({ words }: FoundPage): boolean {
  return words !== null && words.value >= 0 && words.value < THIN_WORDS;
}

function distinctPlans(plans: readonly Planned[]): Planned[] {
  const seen = new Set<string>();
  return plans.filter(({ task }) => {
    const key = task.kind === 'new' ? foldTerm(task.keyword ?? '') : `${task.kind} ${task.url}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function writeAbout(topic: FoundTopic, reason: Told): Planned {
  const { term, urls, volume, weight } = topic;
  const [rival] = urls;
  const known = [
    rival === undefined ? tell`${reason}.` : tell`${reason}; see ${rival}.`,
    ...(volume === null ? [] : [tell`The input gives it ${volume} searches a month.`]),
  ];
  return newPage(term, {
    ...{ id: `topic:${topic.path}`, description: joinTold(known, ' ') },
    weight: weight ?? (urls.length > 1 ? 'high' : 'medium'),
  });
}

function writeFor(keyword: Figure<string>, isKnown: boolean): Planned {
  const description = isKnown
    ? tell`No page of the input has "${keyword}" in its title or address.`
    : tell`"${keyword}" is a target, and no page of the input could be read that answers it.`;
  return newPage(keyword, { id: `keyword:${keyword.path}`, description, weight: 'high' });
}

function newPage(term: Figure<string>, rest: { id: string; description: Told; weight: Weight }): Planned {
  const draft: InsightDraft = {
    ...rest,
    title: tell`Write about "${term}"`,
    steps: [
      tell`Look at what is found for "${term}" today: what is asked, and in which form it is answered.`,
      tell`Write a page that answers it in its first paragraph, with "${term}" in title and main heading.`,
      tell`Link to it from the pages that are nearest in subject.`,
    ],
    ...{ traffic: null, effort: WRITING, related_keywords: [term.value] },
  };
  return { draft, task: { kind: 'new', keyword: term.value, url: null } };
}

function extend({ url, title, words }: FoundPage): Planned {
  const named = title === null ? url : title;
  const draft: InsightDraft = {
    id: `thin:${url.path}`,
    title: tell`Say more on ${url}`,
    description: words === null ? tell`${named} says little.` : tell`${named} has ${words} words.`,
    steps: [
      tell`Find out which questions bring people to ${url}.`,
      tell`Answer them there, or send people to a page that does and take this one away.`,
    ],
    ...{ weight: 'medium', traffic: null, effort: ASSUMED_DAY, related_keywords: [], url: url.value },
  };
  return { draft, task: { kind: 'refresh', keyword: null, url: url.value } };
}

const GROUP_TITLES: Readonly<Record<PageGroup['kind'], (url: Figure<string>) => Told>> = {
  thin: (url) => tell`Say more on ${url}, which is called thin`,
  duplicate: (url) => tell`Keep one of the pages that say the same as ${url}`,
  competing: (url) => tell`End the competition between ${url} and other pages`,
};

function mendGroup({ kind, urls, keyword }: PageGroup): Planned {
  const [first, ...others] = urls as [Figure<string>, ...Figure<string>[]];
  const about = keyword === null ? tell`The input puts it` : tell`For "${keyword}" the input puts it`;
  const names =
    others.length === 0
      ? tell``
      : tell`, together with ${joinTold(
          others.map((url) => tell`${url}`),
          ', ',
        )}`;
  const draft: InsightDraft = {
    id: `${kind}:${first.path}`,
    title: GROUP_TITLES[kind](first),
    description: tell`${about} among ${KIND_WORDS[kind]}${names}.`,
    steps:
      kind === 'thin'
        ? [tell`Answer on ${first} what people come for, or take it away and redirect.`]
        : [
            tell`Choose the page that serves people best.`,
            tell`Take over what the others have, redirect them to it, and point internal links at it.`,
          ],
    ...{ weight: kind === 'competing' ? 'high' : 'medium', traffic: null, effort: ASSUMED_DAY, url: first.value },
    related_keywords: keyword === null ? [] : [keyword.value],
  };
  return {
    draft,
    task: { kind: kind === 'thin' ? 'refresh' : 'consolidate', keyword: keyword?.value ?? null, url: first.value },
  };
}

const words = (text: string): Told => ({ text, evidence: [] });
const KIND_WORDS: Readonly<Record<PageGroup['kind'], Told>> = {
  thin: words('pages that are thin'),
  duplicate: words('pages that say the same'),
  competing: words('pages that compete with each other'),
};

function missingWarnings(insights: number, pages: number, gaps: number): string[] {
  return [
    ...(pages > 0 ? [] : ['current_content holds no pages with a title or a length that could be read']),
    ...(gaps > 0 ? [] : ['content_gaps hold no topics that could be read']),
    ...(insights > 0 ? [] : ['Nothing was found to write or to mend']),
  ];
}
