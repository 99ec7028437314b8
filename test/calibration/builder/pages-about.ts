import type { PageSpec } from './page-html.js';

/** "/guide/reading-lamps/". */
export function pathTo(topic: string, folder = '/'): string {
  return `${folder}${topic
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')}/`;
}

/** One page about each topic. */
export function pagesAbout(
  topics: readonly string[],
  spec: Partial<PageSpec> | ((topic: string, at: number) => Partial<PageSpec>) = {},
  folder = '/',
): PageSpec[] {
  return topics.map((topic, at) => ({
    path: pathTo(topic, folder),
    topic,
    ...(typeof spec === 'function' ? spec(topic, at) : spec),
  }));
}

export function linksTo(pages: readonly Pick<PageSpec, 'path' | 'topic'>[]): [href: string, text: string][] {
  return pages.map(({ path, topic }) => [path, topic]);
}
