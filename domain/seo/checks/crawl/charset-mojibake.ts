import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const crawlCharsetMojibake: PageCheck = {
  id: 'crawl/charset-mojibake',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Garbled text (wrong character encoding)',
  why: 'Replacement characters and sequences such as "Ã©" show that text was decoded with the wrong encoding; people and search engines read garbage.',
  fix: 'Find where the text is decoded twice or cut inside a character (database, template, proxy), and use UTF-8 throughout.',
  reference: 'https://encoding.spec.whatwg.org/',
  effort_hours: 2,
  judge(page) {
    const count = page.html?.text.mojibake_count ?? 0;
    if (count === 0) return [];
    return [{ url: page.url, observed: writeText`${count} broken sequences in the text`, expected: '0', count }];
  },
};
