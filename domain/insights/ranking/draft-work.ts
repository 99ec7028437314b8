import type { FoundUrl, FoundWork } from '../reading/found-work.js';
import { wordsOfCode } from '../reading/issue-code.js';
import type { Figure } from '../reading/place.js';
import { joinTold, type Told, tell, toEvidence } from '../tell.js';
import type { EffortGuess, InsightDraft, Weight } from './draft.js';
import { estimateByWeight } from './estimate-by-weight.js';
import { stepsOfFault, titleOfFault, weightOfFault, whyOfFault } from './fault-words.js';

/** An entry that says nothing of its weight is neither urgent nor idle. */
const USUAL_WEIGHT: Weight = 'medium';
const MAX_SHOWN_URLS = 5;
export const ASSUMED_DAY: EffortGuess = {
  days: 1,
  basis: 'a day assumed: the input names no effort',
  evidence: [],
};

/** Something to be done as the input names it, as an insight. `pages` is how many pages the input is about. */
export function draftWork(work: FoundWork, pages: Figure<number> | null): InsightDraft {
  const { weight, urls, keywords, affected } = work;
  return {
    id: `${work.kind}:${work.path}`,
    title: titleOf(work),
    description: describe(work),
    steps: stepsOf(work),
    weight: weight ?? weightOfFault(work) ?? USUAL_WEIGHT,
    traffic:
      work.traffic ?? (weight === null || work.is_unestimated ? null : estimateByWeight(weight, affected, pages)),
    effort: work.effort ?? ASSUMED_DAY,
    related_keywords: keywords.map(({ value }) => value),
    ...urlOf(urls),
  };
}

function urlOf([first]: readonly Figure<string>[]): { url?: string } {
  return first !== undefined && /^https?:\/\//i.test(first.value) ? { url: first.value } : {};
}

function titleOf(work: FoundWork): Told {
  const { title, titled, fault } = work;
  if (titled === 'fault' && fault !== null) return titleOfFault(fault, work);
  if (titled === 'code') return { text: wordsOfCode(title.value), evidence: [toEvidence(title)] };
  if (titled === 'keyword') return tell`Be found better for "${title}"`;
  return titled === 'page' ? tell`Work on ${title}` : tell`${title}`;
}

function describe(work: FoundWork): Told {
  const { affected, weight_figure, urls } = work;
  const sentences = [
    asSentence(whyOf(work)),
    ...(affected === null || affected.value <= 0
      ? []
      : [isPageCount(affected) ? tell`It affects ${affected} pages.` : tell`It was found ${affected} times.`]),
    ...(weight_figure === null ? [] : [tell`Your analysis ranks it "${weight_figure}".`]),
    ...seenAt(urls),
  ];
  return joinTold(sentences, ' ');
}

/** Whether the input counts pages there, by the name of the figure. */
function isPageCount({ path }: Figure<number>): boolean {
  return /page/i.test(path.split('.').at(-1) ?? '');
}

function whyOf(work: FoundWork): Told {
  const { why, kind, titled, fault } = work;
  if (titled === 'fault' && fault !== null) return whyOfFault(fault, work);
  return why === null ? OPENINGS[kind] : tell`${why}`;
}

function seenAt(urls: readonly FoundUrl[]): Told[] {
  if (urls.length === 0) return [];
  const shown = urls.slice(0, MAX_SHOWN_URLS);
  const named = shown.map((url) => (url.clicks === null ? tell`${url}` : tell`${url} (${url.clicks} clicks)`));
  const last = shown.length < urls.length ? tell`others` : named.pop();
  const list = named.length === 0 ? [] : [joinTold(named, ', ')];
  return [tell`Seen at ${joinTold([...list, ...(last ? [last] : [])], ' and ')}.`];
}

function asSentence(told: Told): Told {
  return /[.!?…]$/.test(told.text) ? told : { ...told, text: `${told.text}.` };
}

const plain = (text: string): Told => ({ text, evidence: [] });

const OPENINGS: Readonly<Record<FoundWork['kind'], Told>> = {
  recommendation: plain('Your analysis recommends it'),
  issue: plain('Your analysis names it as an issue'),
  opportunity: plain('Your analysis names it as an opportunity'),
};

function stepsOf(work: FoundWork): Told[] {
  const { steps, kind, titled, title, urls, fault } = work;
  const [url] = urls;
  if (titled === 'fault' && fault !== null) return stepsOfFault(fault, work);
  if (steps.length > 1) return steps.map((step) => tell`${step}`);
  if (steps.length > 0) return [...steps.map((step) => tell`${step}`), ...lastStep(kind)];
  if (titled === 'keyword')
    return [
      url === undefined ? tell`Decide which page answers "${title}".` : tell`See how far ${url} answers "${title}".`,
      tell`Say it in title, main heading and first paragraph, and answer what is asked before anything else.`,
      tell`Link to the page from related ones, and look at its position again after some weeks.`,
    ];
  const begin = url === undefined ? [] : [tell`Begin at ${url}.`];
  if (kind !== 'issue')
    return [
      ...begin,
      tell`Say what shall be different when it is done, who does it and by when.`,
      tell`Do first the part that most visitors meet.`,
      ...lastStep(kind),
    ];
  return [
    ...(url === undefined ? [tell`Find where it comes from.`] : begin),
    tell`Mend it where it arises, in the template or setting that makes the pages, rather than page by page.`,
    ...lastStep(kind),
  ];
}

function lastStep(kind: FoundWork['kind']): Told[] {
  if (kind === 'issue') return [tell`Audit again and see that it is gone.`];
  return [tell`Look at clicks and positions again after some weeks.`];
}
