import { charsetName } from '../../page/charset-name.js';
import type { PageCheck } from '../check.js';

export const crawlCharsetConflict: PageCheck = {
  id: 'crawl/charset-conflict',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Conflicting character encodings',
  why: 'The header wins over the meta element, so a page saved in the encoding of its meta shows wrong letters.',
  fix: 'Make both name the encoding the file is really in, best UTF-8.',
  reference: 'https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding',
  effort_hours: 0.5,
  judge(page) {
    const charset = page.html?.charset;
    if (!charset?.header || !charset.meta || charsetName(charset.header) === charsetName(charset.meta)) return [];
    const observed = `header ${charset.header}, meta ${charset.meta}; ${charset.used} was used`;
    return [{ url: page.url, observed, expected: 'one encoding', where: 'Content-Type header, meta charset' }];
  },
};
