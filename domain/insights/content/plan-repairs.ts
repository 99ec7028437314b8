import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import type { InsightDraft } from '../ranking/draft.js';
import { ASSUMED_DAY } from '../ranking/draft-work.js';
import type { Figure } from '../reading/place.js';
import type { PageGroup, ReportedPage } from '../reading/read-content-pages.js';
import type { Planned } from './planned.js';

type Kind = PageGroup['kind'];

/** A page that has few words. */
export function planExtension({ url, title, words }: ReportedPage): Planned {
  const named = title === null ? url : title;
  const draft: InsightDraft = {
    id: `thin:${url.path}`,
    title: composeTraced`Complete ${url} or merge it`,
    description:
      words === null
        ? composeTraced`"${named}" says little.`
        : composeTraced`"${named}" has ${words} words, fewer than most questions need for an answer.`,
    steps: [
      composeTraced`See in Search Console which queries show ${url}, and what people want to know there.`,
      composeTraced`Answer that on the page. Where another page does it better, redirect this one to it.`,
    ],
    weight: 'medium',
    traffic: null,
    effort: ASSUMED_DAY,
    related_keywords: [],
    url: url.value,
  };
  return { draft, task: { kind: 'refresh', keyword: null, url: url.value } };
}

/** Pages that an analysis puts together because something is wrong with them. */
export function planRepair({ kind, urls, keyword }: PageGroup): Planned {
  const [first, ...others] = urls as [Figure<string>, ...Figure<string>[]];
  const about =
    keyword === null ? composeTraced`Your analysis puts it` : composeTraced`For "${keyword}" your analysis puts it`;
  const names = others.map((url) => composeTraced`${url}`);
  const together = names.length === 0 ? composeTraced`` : composeTraced`, together with ${joinTraced(names, ', ')}`;
  const draft: InsightDraft = {
    id: `${kind}:${first.path}`,
    title: TITLES[kind](first),
    description: composeTraced`${about} among ${NAMES[kind]}${together}.`,
    steps: STEPS[kind](first),
    weight: kind === 'competing' ? 'high' : 'medium',
    traffic: null,
    effort: ASSUMED_DAY,
    url: first.value,
    related_keywords: keyword === null ? [] : [keyword.value],
  };
  const isRefreshed = kind === 'thin' || kind === 'stale';
  const task = {
    kind: isRefreshed ? 'refresh' : 'consolidate',
    keyword: keyword?.value ?? null,
    url: first.value,
  } as const;
  return { draft, task };
}

const plain = (text: string): TracedText => ({ text, evidence: [] });

const TITLES: Readonly<Record<Kind, (url: Figure<string>) => TracedText>> = {
  thin: (url) => composeTraced`Complete ${url} or merge it: your analysis calls it thin`,
  stale: (url) => composeTraced`Bring ${url} up to date`,
  duplicate: (url) => composeTraced`Keep one of the pages that say the same as ${url}`,
  competing: (url) => composeTraced`Choose one page for what ${url} and others compete for`,
};

const NAMES: Readonly<Record<Kind, TracedText>> = {
  thin: plain('pages that are thin'),
  stale: plain('pages that are out of date'),
  duplicate: plain('pages that say the same'),
  competing: plain('pages that compete with each other'),
};

const MERGE = [
  plain('Choose the page with most clicks and links.'),
  plain('Move what only the others say to it, redirect them permanently, and point internal links at it.'),
  plain('Where a page has a subject of its own, give it that in title and heading instead.'),
];

const STEPS: Readonly<Record<Kind, (url: Figure<string>) => TracedText[]>> = {
  thin: (url) => [
    composeTraced`See in Search Console which queries show ${url}, and answer them there.`,
    composeTraced`Where it has no visitors, merge it into a stronger page and redirect it permanently.`,
  ],
  stale: (url) => [
    composeTraced`Check every fact, price and image on ${url}, and search for its subject to see what is asked today.`,
    composeTraced`Correct it under the same URL, show the new date, and link to it from newer pages.`,
  ],
  duplicate: () => MERGE,
  competing: () => MERGE,
};
