import { VERIFICATION_NAME } from './ownership.js';

/** Elements that can contain text that looks like a tag. */
const WITHOUT_TAGS = /<!--[\s\S]*?(?:-->|$)|<(script|style|title|noscript|template|textarea)\b[\s\S]*?(?:<\/\1|$)/gi;
const META_TAG = /<meta\b[^>]*>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Contents of the verification tags in the head of a page. Only the head counts: anyone who can comment on an article
 * can put a tag in the body, and owns nothing.
 */
export function findVerificationTokens(html: string): string[] {
  const visible = html.replace(WITHOUT_TAGS, ' ');
  const end = visible.search(/<\/head\b|<body\b/i);
  const head = end === -1 ? visible : visible.slice(0, end);
  return [...head.matchAll(META_TAG)].flatMap(([tag]) => {
    const attributes = new Map<string, string>();
    for (const [, name = '', ...values] of tag.matchAll(ATTRIBUTE)) {
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, values.find((value) => value !== undefined) ?? '');
    }
    const content = attributes.get('content');
    return attributes.get('name')?.toLowerCase() === VERIFICATION_NAME && content !== undefined ? [content.trim()] : [];
  });
}
