import type { EffortGuess, InsightDraft, Weight } from '../ranking/draft.js';
import type { Figure } from '../reading/place.js';
import type { FoundTopic } from '../reading/read-topics.js';
import { joinTold, type Told, tell } from '../tell.js';
import type { Planned } from './planned.js';

const WRITING: EffortGuess = { days: 2, basis: 'two days assumed for a new page', evidence: [] };

/** A page about a subject that is missing; `reason` says who says so. */
export function planTopic(topic: FoundTopic, reason: Told): Planned {
  const { term, urls, volume, weight } = topic;
  const [rival] = urls;
  const known = [
    rival === undefined ? tell`${reason}.` : tell`${reason}; see ${rival}.`,
    ...(volume === null ? [] : [tell`Your analysis gives it ${volume} searches a month.`]),
  ];
  return newPage(term, {
    id: `topic:${topic.path}`,
    description: joinTold(known, ' '),
    weight: weight ?? (urls.length > 1 ? 'high' : 'medium'),
  });
}

/** A page for a target keyword that no page of those that are known answers. */
export function planKeyword(keyword: Figure<string>, knowsPages: boolean): Planned {
  const description = knowsPages
    ? tell`No page of your content has "${keyword}" in its title or address.`
    : tell`"${keyword}" is a target, and none of your pages could be read that answers it.`;
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
    traffic: null,
    effort: WRITING,
    related_keywords: [term.value],
  };
  return { draft, task: { kind: 'new', keyword: term.value, url: null } };
}
