import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import type { InsightDraft } from '../ranking/draft.js';
import { ASSUMED_DAY } from '../ranking/draft-work.js';
import type { Figure } from '../reading/place.js';
import type { FoundPage, PageGroup } from '../reading/read-content-pages.js';
import type { Planned } from './planned.js';

type Kind = PageGroup['kind'];

/** A page that has few words. */
export function planExtension({ url, title, words }: FoundPage): Planned {
  const named = title === null ? url : title;
  const draft: InsightDraft = {
    id: `thin:${url.path}`,
    title: composeTraced`Say more on ${url}`,
    description:
      words === null ? composeTraced`"${named}" says little.` : composeTraced`"${named}" has ${words} words.`,
    steps: [
      composeTraced`Find out which questions bring people to ${url}.`,
      composeTraced`Answer them there, or send people to a page that does and take this one away.`,
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
  thin: (url) => composeTraced`Say more on ${url}, which is called thin`,
  stale: (url) => composeTraced`Bring ${url} up to date`,
  duplicate: (url) => composeTraced`Keep one of the pages that say the same as ${url}`,
  competing: (url) => composeTraced`End the competition between ${url} and other pages`,
};

const NAMES: Readonly<Record<Kind, TracedText>> = {
  thin: plain('pages that are thin'),
  stale: plain('pages that are out of date'),
  duplicate: plain('pages that say the same'),
  competing: plain('pages that compete with each other'),
};

const MERGE = [
  plain('Choose the page that serves people best.'),
  plain('Take over what the others have, redirect them to it, and point internal links at it.'),
];

const STEPS: Readonly<Record<Kind, (url: Figure<string>) => TracedText[]>> = {
  thin: (url) => [composeTraced`Answer on ${url} what people come for, or take it away and redirect.`],
  stale: (url) => [
    composeTraced`See what has changed since ${url} was written, and what is asked today.`,
    composeTraced`Correct it, say when it was changed, and link to it from newer pages.`,
  ],
  duplicate: () => MERGE,
  competing: () => MERGE,
};
