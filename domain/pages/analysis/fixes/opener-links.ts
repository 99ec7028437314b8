import { shorten } from '../../../base/text/text-form.js';
import { escapeMarkup } from '../../../seo/fixes/escape-markup.js';
import type { PageFixWriter } from './page-fix-writer.js';

const MAX_TAGS = 10;

/** Links that hand this page to another site, without that. */
export const openerLinks: PageFixWriter = {
  check_ids: ['link/unsafe-blank'],
  write(_issues, { page }) {
    const exposed = page.html.anchors.filter(
      ({ internal, href, rel, target }) =>
        !internal && href !== null && rel.includes('opener') && target?.trim().toLowerCase() === '_blank',
    );
    const lines = exposed.map(
      ({ href, text }) =>
        `<a href="${escapeMarkup(href ?? '')}" target="_blank" rel="noopener">${escapeMarkup(shorten(text, 80))}</a>`,
    );
    if (lines.length === 0) return [];
    const code = [...new Set(lines)].slice(0, MAX_TAGS).join('\n');
    return [{ title: 'Links that keep this page to itself', language: 'html', code, url: page.url }];
  },
};
