import { missingProperties } from '../../schema/missing-properties.js';
import { readPageNodes } from '../../schema/page-nodes.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const schemaMissingRecommended: PageCheck = {
  id: 'schema/missing-recommended',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Missing recommended property in structured data',
  why: 'Recommended properties are optional, but what they say can be shown in the rich result and makes it stand out.',
  fix: 'Add those of the properties named for which the page has true values.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  effort_hours: 0.5,
  judge({ url, html }) {
    const missing = (html ? missingProperties(readPageNodes(html)) : []).filter(
      ({ recommended }) => recommended.length > 0,
    );
    const [first] = missing;
    return foldCases(url, missing, ({ node, recommended }) => `${node} lacks ${recommended.join(', ')}`, {
      expected: first ? `what "${first.result.name}" recommends (${first.result.reference})` : '',
      where: 'JSON-LD',
    });
  },
};
