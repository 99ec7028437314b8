import { TEMPLATE_FROM_PAGES } from '../../audits/ranking-constants.js';
import { templatePattern } from '../../audits/template-pattern.js';
import { parseUrl } from '../../base/url/parse-url.js';
import type { FixTemplate } from './cause-facts.js';

const NAMED_PATTERNS = 3;

/** The template that is likely to make these pages; null for fewer than five, which may as well be slips of single pages. */
export function fixTemplate(pages: readonly string[], lines: Pick<FixTemplate, 'line' | 'change'>): FixTemplate | null {
  if (pages.length < TEMPLATE_FROM_PAGES) return null;
  const sections = new Set(pages.map(templatePattern));
  const counts = new Map<string, number>();
  for (const url of pages) {
    // The overview "/de/" comes from the same template as what is under it.
    const section = `${parseUrl(url)?.pathname.replace(/\/$/, '') ?? ''}/*`;
    const pattern = sections.has(section) ? section : templatePattern(url);
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const patterns = [...counts].sort((one, other) => other[1] - one[1]).map(([pattern]) => pattern);
  const shown = patterns.length > NAMED_PATTERNS ? '/*' : patterns.join(', ');
  return { pattern: shown, pages: pages.length, ...lines };
}
