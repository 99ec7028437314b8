import type { MetaTag } from '../artifacts/html.js';
import type { PageArtifact } from '../artifacts/page.js';

/** The robots metas of the page that apply to the bot, in order, anywhere in it. */
export function metaRobots(page: PageArtifact, bot = 'googlebot'): MetaTag[] {
  return (page.html?.metas ?? []).filter(({ kind, key }) => kind === 'name' && (key === 'robots' || key === bot));
}

/** The directives of one robots value: lower case, trimmed, white space around colons taken out. */
export function directiveList(content: string): string[] {
  return content
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim().replace(/\s*:\s*/, ':'))
    .filter((directive) => directive !== '');
}
