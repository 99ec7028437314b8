/** First segment of the path, and whether more follows. Called for thousands of findings: no need to parse a URL. */
const PATH = /^https?:\/\/[^/?#]*\/+([^/?#]*)(\/+[^/?#])?/i;

/**
 * The path under which a page was likely made by the same template as its neighbors: "/blog/*" for everything under
 * /blog, "/*" for pages at the root. Numbers and dates differ within a template: "/2024/05/post" is of "/*\/*".
 */
export function templatePattern(url: string): string {
  const [, first = '', more] = PATH.exec(url) ?? [];
  if (first === '') return '/';
  if (more === undefined) return '/*';
  return /^[\d-]+$/.test(first) ? '/*/*' : `/${first}/*`;
}
