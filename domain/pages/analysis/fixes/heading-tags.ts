import { shorten } from '../../../base/text/text-form.js';
import type { Heading } from '../../../seo/artifacts/html.js';
import { escapeMarkup } from '../../../seo/fixes/escape-markup.js';
import type { PageFixWriter } from './page-fix-writer.js';

const MAX_TAGS = 10;
const MAX_TEXT = 120;
/** Parts that are the same on every page have an outline of their own. */
const FIXED: readonly Heading['region'][] = ['header', 'nav', 'aside', 'footer'];

/** All main headings but the first, one level down. */
export const secondaryHeadings: PageFixWriter = {
  check_ids: ['h1/multiple'],
  write(_issues, { page }) {
    const [, ...others] = page.html.headings.filter(({ level, text }) => level === 1 && text !== '');
    const lines = others.slice(0, MAX_TAGS).map((heading) => change(heading, 2));
    return lines.length === 0
      ? []
      : [{ title: 'Headings one level down', language: 'html', code: lines.join('\n'), url: page.url }];
  },
};

/** Headings that skip a level, at the level that follows the one before. */
export const steppedHeadings: PageFixWriter = {
  check_ids: ['heading/skip'],
  write(_issues, { page }) {
    const content = page.html.headings.filter(({ region }) => !FIXED.includes(region));
    const lines = content.flatMap((heading, at) => {
      const before = content[at - 1]?.level;
      return before === undefined || heading.level <= before + 1 ? [] : [change(heading, before + 1)];
    });
    if (lines.length === 0) return [];
    const code = lines.slice(0, MAX_TAGS).join('\n');
    return [{ title: 'Headings at the next level', language: 'html', code, url: page.url }];
  },
};

export const emptyHeadings: PageFixWriter = {
  check_ids: ['heading/empty'],
  write(_issues, { page }) {
    const levels = new Set(page.html.headings.flatMap(({ level, text }) => (level > 1 && text === '' ? [level] : [])));
    const lines = [...levels].map((level) => `<h${level}></h${level}>`);
    return lines.length === 0
      ? []
      : [{ title: 'Take these empty headings out', language: 'html', code: lines.join('\n'), url: page.url }];
  },
};

/** The current level is in a comment above, which two hyphens would end. */
function change({ level, text }: Heading, to: number): string {
  const shown = escapeMarkup(shorten(text, MAX_TEXT));
  return `<!-- now h${level} -->\n<h${to}>${shown}</h${to}>`;
}
