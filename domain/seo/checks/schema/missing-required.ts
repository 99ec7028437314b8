import { missingProperties } from '../../schema/missing-properties.js';
import { readPageNodes } from '../../schema/page-nodes.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const schemaMissingRequired: PageCheck = {
  id: 'schema/missing-required',
  severity: 'high',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Missing required property in structured data',
  why: 'Google shows the rich result only when every required property is there; without one the markup earns nothing.',
  fix: 'Add the properties named, with values that the page shows as well, and test the page with the Rich Results Test.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  effort_hours: 0.5,
  judge({ url, html }) {
    const missing = (html ? missingProperties(readPageNodes(html)) : []).filter(({ required }) => required.length > 0);
    const [first] = missing;
    return foldCases(url, missing, ({ node, required }) => `${node} lacks ${required.join(', ')}`, {
      expected: first ? `what "${first.result.name}" requires (${first.result.reference})` : '',
      where: 'JSON-LD',
    });
  },
};
