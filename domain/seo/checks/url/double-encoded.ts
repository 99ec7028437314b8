import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageCheck } from '../check.js';

export const urlDoubleEncoded: PageCheck = {
  id: 'url/double-encoded',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Double-encoded URL',
  why: 'The percent sign of an escape was escaped again (%2520 for a space), so the address names another resource than the one that was meant.',
  fix: 'Encode the path once, where the link is made.',
  reference: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.4',
  effort_hours: 1,
  judge(page) {
    const found = /%25[0-9a-f]{2}/i.exec(parseUrl(page.url)?.pathname ?? '');
    if (!found) return [];
    return [{ url: page.url, observed: found[0], expected: `%${found[0].slice(3)}` }];
  },
};
