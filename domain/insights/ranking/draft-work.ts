import { composeTraced, joinTraced, type TracedText, toEvidence } from '../compose-traced-text.js';
import type { FoundWork } from '../reading/found-work.js';
import { wordsOfCode } from '../reading/issue-code.js';
import type { Figure } from '../reading/place.js';
import type { EffortGuess, InsightDraft, Weight } from './draft.js';
import { findSubject } from './find-subject.js';
import { explainIssue, listIssueSteps, titleIssue, weighIssue } from './issue-words.js';

/** An entry that says nothing of its weight is neither urgent nor idle. */
const USUAL_WEIGHT: Weight = 'medium';
const MAX_SHOWN_URLS = 5;
export const ASSUMED_DAY: EffortGuess = {
  days: 1,
  basis: 'a day assumed: the input names no effort',
  evidence: [],
};

/** Something to be done as its source names it, as an insight. */
export function draftWork(work: FoundWork): InsightDraft {
  const { weight, weight_figure, urls, keywords, priority, rank, unestimated } = work;
  return {
    id: `${work.kind}:${work.path}`,
    title: titleOf(work),
    description: describe(work),
    steps: stepsOf(work),
    weight: weight ?? weighIssue(work) ?? USUAL_WEIGHT,
    traffic: work.traffic,
    effort: work.effort ?? ASSUMED_DAY,
    related_keywords: keywords.map(({ value }) => value),
    ...(priority === undefined ? {} : { priority }),
    ...(rank === undefined ? {} : { rank }),
    ...(unestimated === undefined ? {} : { unestimated }),
    ...(weight_figure === null ? {} : { evidence: [toEvidence(weight_figure)] }),
    ...urlOf(urls),
  };
}

function urlOf([first]: readonly Figure<string>[]): { url?: string } {
  return first !== undefined && /^https?:\/\//i.test(first.value) ? { url: first.value } : {};
}

function titleOf(work: FoundWork): TracedText {
  const { title, titled, fault: error } = work;
  if (titled === 'fault' && error !== null) return titleIssue(error, work);
  if (titled === 'code') return { text: wordsOfCode(title.value), evidence: [toEvidence(title)] };
  if (titled === 'keyword') return composeTraced`Rank better for "${title}"`;
  return titled === 'page' ? composeTraced`Improve ${title}` : composeTraced`${title}`;
}

function describe(work: FoundWork): TracedText {
  const { affected } = work;
  const sentences = [
    asSentence(whyOf(work)),
    ...(affected === null || affected.value <= 0 ? [] : [countOf(affected)]),
    ...figuresOf(work),
    ...seenAt(work),
  ];
  return joinTraced(sentences, ' ');
}

function countOf(affected: Figure<number>): TracedText {
  const isPages = /page/i.test(affected.path.split('.').at(-1) ?? '');
  if (affected.value === 1)
    return isPages ? composeTraced`It affects ${affected} page.` : composeTraced`It was found ${affected} time.`;
  return isPages ? composeTraced`It affects ${affected} pages.` : composeTraced`It was found ${affected} times.`;
}

/** What a search analysis saw of the page or query; those of an error are said with its page. */
function figuresOf({ figures, titled }: FoundWork): TracedText[] {
  if (!figures || titled === 'fault') return [];
  const { clicks, impressions, position } = figures;
  if (clicks === null || impressions === null) return [];
  const base = composeTraced`${clicks} clicks from ${impressions} impressions`;
  return [position === null ? composeTraced`It had ${base}.` : composeTraced`It had ${base} at position ${position}.`];
}

function whyOf(work: FoundWork): TracedText {
  const { why, kind, titled, title, fault: error } = work;
  if (titled === 'fault' && error !== null) return explainIssue(error, work);
  if (why !== null) return composeTraced`${why}`;
  const known = findSubject(title.value);
  return known === null ? OPENINGS[kind] : plain(known.why);
}

/** The pages that it was found on, but for those that the title names already. */
function seenAt({ urls, title, figures, titled }: FoundWork): TracedText[] {
  const unsaid = titled === 'fault' ? urls : urls.filter(({ value }) => !title.value.includes(value));
  if (unsaid.length === 0) return [];
  const shown = unsaid.slice(0, MAX_SHOWN_URLS);
  const named = shown.map((url) =>
    url.clicks === null || (figures && titled !== 'fault')
      ? composeTraced`${url}`
      : composeTraced`${url} (${url.clicks} clicks)`,
  );
  const last = shown.length < unsaid.length ? composeTraced`others` : named.pop();
  const list = named.length === 0 ? [] : [joinTraced(named, ', ')];
  return [composeTraced`Seen at ${joinTraced([...list, ...(last ? [last] : [])], ' and ')}.`];
}

function asSentence(reported: TracedText): TracedText {
  return /[.!?…]$/.test(reported.text) ? reported : { ...reported, text: `${reported.text}.` };
}

const plain = (text: string): TracedText => ({ text, evidence: [] });

const OPENINGS: Readonly<Record<FoundWork['kind'], TracedText>> = {
  recommendation: plain('Your analysis recommends it'),
  issue: plain('Your analysis lists it as an issue'),
  opportunity: plain('Your analysis lists it as an opportunity'),
};

function stepsOf(work: FoundWork): TracedText[] {
  const { steps, kind, titled, title, urls, fault: error, why } = work;
  if (titled === 'fault' && error !== null) return listIssueSteps(error, work);
  if (steps.length > 0) {
    const own = steps.map((step) => composeTraced`${step}`);
    return steps.length > 1 ? own : [...own, ...lastStep(kind)];
  }
  if (titled === 'keyword') return stepsForKeyword(title, urls);
  const begin = urls.slice(0, 1).map((url) => composeTraced`Start with ${url}.`);
  const known = findSubject(title.value) ?? findSubject(why?.value ?? '');
  if (known !== null) return [...begin, ...known.steps.map(plain), ...lastStep(kind)];
  return [...begin, ...USUAL_STEPS[kind].map(plain), ...lastStep(kind)];
}

function stepsForKeyword(keyword: Figure<string>, [url]: readonly Figure<string>[]): TracedText[] {
  return [
    url === undefined
      ? composeTraced`Decide which page should answer "${keyword}".`
      : composeTraced`Search for "${keyword}" and compare ${url} with the pages that rank above it: what do they answer that yours does not?`,
    composeTraced`Say it in title, main heading and first paragraph, and add what is missing.`,
    composeTraced`Link to the page from related ones, and check its position after four weeks.`,
  ];
}

/** For work that is about nothing that is known: how to take it up so that its effect can be seen. */
const USUAL_STEPS: Readonly<Record<FoundWork['kind'], readonly string[]>> = {
  recommendation: [
    'Note which pages it changes and their clicks and positions today.',
    'Make the change on one important page first, then on the others.',
  ],
  issue: [
    'Reproduce it on one page and find the template or setting that causes it.',
    'Fix it there, so that every page made from it is fixed.',
  ],
  opportunity: [
    'Note which page it is about and its clicks and position today.',
    'Make the change there first, and extend it to similar pages once it shows an effect.',
  ],
};

function lastStep(kind: FoundWork['kind']): TracedText[] {
  if (kind === 'issue') return [composeTraced`Run the analysis again and check that it is gone.`];
  return [composeTraced`Compare clicks and positions after four weeks.`];
}
