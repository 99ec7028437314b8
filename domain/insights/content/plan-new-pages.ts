import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import type { EffortGuess, InsightDraft, Weight } from '../ranking/draft.js';
import type { Figure } from '../reading/place.js';
import type { FoundTopic } from '../reading/read-topics.js';
import type { Planned } from './planned.js';

const WRITING: EffortGuess = { days: 2, basis: 'two days assumed for a new page', evidence: [] };

/** A page about a subject that is missing; `reason` says who says so. */
export function planTopic(topic: FoundTopic, reason: TracedText): Planned {
  const { term, urls, volume, weight } = topic;
  const [competitor] = urls;
  const known = [
    competitor === undefined ? composeTraced`${reason}.` : composeTraced`${reason}; see ${competitor}.`,
    ...(volume === null ? [] : [composeTraced`Your analysis gives it ${volume} searches a month.`]),
  ];
  return newPage(term, {
    id: `topic:${topic.path}`,
    description: joinTraced(known, ' '),
    weight: weight ?? (urls.length > 1 ? 'high' : 'medium'),
  });
}

/** A page for a target keyword that no known page covers. */
export function planKeyword(keyword: Figure<string>, knowsPages: boolean): Planned {
  const description = knowsPages
    ? composeTraced`"${keyword}" is one of your targets, and no page that was read has it in its title or address.`
    : composeTraced`"${keyword}" is one of your targets. Your pages could not be read, so check first whether one of them answers it.`;
  return newPage(keyword, { id: `keyword:${keyword.path}`, description, weight: 'high' });
}

/** A page for a subject that several pages mention and none is made for. */
export function planHub({
  term,
  pages,
  named,
}: {
  term: Figure<string>;
  pages: Figure<number>;
  named: TracedText;
}): Planned {
  const draft: InsightDraft = {
    id: `hub:${term.path}`,
    title: composeTraced`Make one page for "${term}"`,
    description: composeTraced`${pages} of your pages write about "${term}", and none has it in title or main heading; see ${named}.`,
    steps: [
      composeTraced`Choose the page that says most about "${term}", or write an overview, with "${term}" in title and main heading.`,
      composeTraced`Link to it from the other pages that write about "${term}", and from it to those that go into detail.`,
    ],
    weight: 'medium',
    traffic: null,
    effort: WRITING,
    related_keywords: [term.value],
  };
  return { draft, task: { kind: 'new', keyword: term.value, url: null } };
}

function newPage(term: Figure<string>, rest: { id: string; description: TracedText; weight: Weight }): Planned {
  const draft: InsightDraft = {
    ...rest,
    title: composeTraced`Write about "${term}"`,
    steps: [
      composeTraced`Search for "${term}": note the questions that the first results answer, and whether they are guides, products or lists.`,
      composeTraced`Write a page in that form which answers them from your own experience, with "${term}" in title and main heading.`,
      composeTraced`Link to it from the pages that are nearest in subject, and check after eight weeks what it is shown for.`,
    ],
    traffic: null,
    effort: WRITING,
    related_keywords: [term.value],
  };
  return { draft, task: { kind: 'new', keyword: term.value, url: null } };
}
