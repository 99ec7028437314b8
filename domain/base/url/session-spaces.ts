import { findSessionId } from './find-session-id.js';

export interface SessionSpace {
  /** The parameter that carries the session. */
  name: string;
  /** Distinct pages behind the members. */
  pages: number;
  members: string[];
}

/** This many more URLs than pages: a session id that stays the same makes one URL for each page. */
const MIN_SURPLUS = 12;

/** Session ids that make ever new addresses for the same pages. */
export function sessionSpaces(urls: readonly string[]): SessionSpace[] {
  const spaces = new Map<string, { pages: Set<string>; members: string[] }>();
  for (const url of urls) {
    const found = findSessionId(url);
    if (found === null) continue;
    const space = spaces.get(found.name) ?? { pages: new Set(), members: [] };
    space.pages.add(found.rest);
    space.members.push(url);
    spaces.set(found.name, space);
  }
  return [...spaces]
    .map(([name, { pages, members }]) => ({ name, pages: pages.size, members }))
    .filter(({ pages, members }) => members.length - pages >= MIN_SURPLUS);
}
