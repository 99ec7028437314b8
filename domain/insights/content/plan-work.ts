import { draftWork } from '../ranking/draft-work.js';
import type { FoundWork } from '../reading/found-work.js';
import { part, textIn } from '../reading/place.js';
import type { ContentTask } from './content-calendar.js';
import type { Planned } from './planned.js';

/** Kinds of opportunities, as content analyses name them, by what is done. */
const TASKS: Readonly<Record<string, ContentTask>> = {
  write: 'new',
  new: 'new',
  create: 'new',
  expand: 'refresh',
  refresh: 'refresh',
  update: 'refresh',
  simplify: 'refresh',
  improve: 'refresh',
  merge: 'consolidate',
  differentiate: 'consolidate',
  consolidate: 'consolidate',
};

/** What a title puts in quotes is what it is about. */
const QUOTED = /[“"]([^”"]{2,80})[”"]/;

/** Opportunities that an analysis of content has found itself, where they say what is to be done with which content. */
export function planWork(work: FoundWork, entry: unknown): Planned | null {
  const kind = textIn(part({ path: work.path, value: entry }, 'kind', 'type', 'action'));
  const task = kind === null ? undefined : Object.hasOwn(TASKS, kind.value) ? TASKS[kind.value] : undefined;
  if (task === undefined) return null;
  const keyword = work.keywords[0]?.value ?? QUOTED.exec(work.title.value)?.[1] ?? null;
  const [url] = work.urls;
  return {
    draft: { ...draftWork(work), related_keywords: keyword === null ? [] : [keyword] },
    task: { kind: task, keyword, url: task === 'new' ? null : (url?.value ?? null) },
  };
}
