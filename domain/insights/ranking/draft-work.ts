import { composeTraced, joinTraced, type TracedText, toEvidence } from '../compose-traced-text.js';
import type { FoundUrl, FoundWork } from '../reading/found-work.js';
import { wordsOfCode } from '../reading/issue-code.js';
import type { Figure } from '../reading/place.js';
import type { EffortGuess, InsightDraft, Weight } from './draft.js';
import { estimateByWeight } from './estimate-by-weight.js';
import { explainIssue, listIssueSteps, titleIssue, weighIssue } from './issue-words.js';

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
    weight: weight ?? weighIssue(work) ?? USUAL_WEIGHT,
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

function titleOf(work: FoundWork): TracedText {
  const { title, titled, fault } = work;
  if (titled === 'fault' && fault !== null) return titleIssue(fault, work);
  if (titled === 'code') return { text: wordsOfCode(title.value), evidence: [toEvidence(title)] };
  if (titled === 'keyword') return composeTraced`Be found better for "${title}"`;
  return titled === 'page' ? composeTraced`Work on ${title}` : composeTraced`${title}`;
}

function describe(work: FoundWork): TracedText {
  const { affected, weight_figure, urls } = work;
  const sentences = [
    asSentence(whyOf(work)),
    ...(affected === null || affected.value <= 0
      ? []
      : [
          isPageCount(affected)
            ? composeTraced`It affects ${affected} pages.`
            : composeTraced`It was found ${affected} times.`,
        ]),
    ...(weight_figure === null ? [] : [composeTraced`Your analysis ranks it "${weight_figure}".`]),
    ...seenAt(urls),
  ];
  return joinTraced(sentences, ' ');
}

/** Whether the input counts pages there, by the name of the figure. */
function isPageCount({ path }: Figure<number>): boolean {
  return /page/i.test(path.split('.').at(-1) ?? '');
}

function whyOf(work: FoundWork): TracedText {
  const { why, kind, titled, fault } = work;
  if (titled === 'fault' && fault !== null) return explainIssue(fault, work);
  return why === null ? OPENINGS[kind] : composeTraced`${why}`;
}

function seenAt(urls: readonly FoundUrl[]): TracedText[] {
  if (urls.length === 0) return [];
  const shown = urls.slice(0, MAX_SHOWN_URLS);
  const named = shown.map((url) =>
    url.clicks === null ? composeTraced`${url}` : composeTraced`${url} (${url.clicks} clicks)`,
  );
  const last = shown.length < urls.length ? composeTraced`others` : named.pop();
  const list = named.length === 0 ? [] : [joinTraced(named, ', ')];
  return [composeTraced`Seen at ${joinTraced([...list, ...(last ? [last] : [])], ' and ')}.`];
}

function asSentence(told: TracedText): TracedText {
  return /[.!?…]$/.test(told.text) ? told : { ...told, text: `${told.text}.` };
}

const plain = (text: string): TracedText => ({ text, evidence: [] });

const OPENINGS: Readonly<Record<FoundWork['kind'], TracedText>> = {
  recommendation: plain('Your analysis recommends it'),
  issue: plain('Your analysis names it as an issue'),
  opportunity: plain('Your analysis names it as an opportunity'),
};

function stepsOf(work: FoundWork): TracedText[] {
  const { steps, kind, titled, title, urls, fault } = work;
  const [url] = urls;
  if (titled === 'fault' && fault !== null) return listIssueSteps(fault, work);
  if (steps.length > 1) return steps.map((step) => composeTraced`${step}`);
  if (steps.length > 0) return [...steps.map((step) => composeTraced`${step}`), ...lastStep(kind)];
  if (titled === 'keyword')
    return [
      url === undefined
        ? composeTraced`Decide which page answers "${title}".`
        : composeTraced`See how far ${url} answers "${title}".`,
      composeTraced`Say it in title, main heading and first paragraph, and answer what is asked before anything else.`,
      composeTraced`Link to the page from related ones, and look at its position again after some weeks.`,
    ];
  const begin = url === undefined ? [] : [composeTraced`Begin at ${url}.`];
  if (kind !== 'issue')
    return [
      ...begin,
      composeTraced`Say what shall be different when it is done, who does it and by when.`,
      composeTraced`Do first the part that most visitors meet.`,
      ...lastStep(kind),
    ];
  return [
    ...(url === undefined ? [composeTraced`Find where it comes from.`] : begin),
    composeTraced`Fix it at its source, in the template or setting that makes the pages, rather than page by page.`,
    ...lastStep(kind),
  ];
}

function lastStep(kind: FoundWork['kind']): TracedText[] {
  if (kind === 'issue') return [composeTraced`Audit again and see that it is gone.`];
  return [composeTraced`Look at clicks and positions again after some weeks.`];
}
