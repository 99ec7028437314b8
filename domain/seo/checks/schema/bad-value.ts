import { shorten } from '../../../base/text/text-form.js';
import { findValueError } from '../../schema/find-value-error.js';
import { readPageNodes, type SchemaNode } from '../../schema/page-nodes.js';
import { ratingOutOfRange } from '../../schema/rating-range.js';
import { VALUE_FORMS } from '../../schema/watched-properties.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const MAX_VALUE_CHARS = 50;

interface BadValue {
  text: string;
  expected: string;
}

export const schemaBadValue: PageCheck = {
  id: 'schema/bad-value',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Invalid value in structured data',
  why: 'A date, address, price or rating in another form than machines expect is passed over, as if it were missing.',
  fix: 'Write dates and durations as ISO 8601, prices and ratings as plain numbers with a dot, and whole addresses.',
  reference: 'https://schema.org/docs/gs.html#advanced_dates',
  effort_hours: 0.25,
  judge({ url, html }) {
    const bad = (html ? readPageNodes(html) : []).flatMap(badValues);
    const expected = [...new Set(bad.map((value) => value.expected))].slice(0, 3).join('; ');
    return foldCases(url, bad, ({ text }) => text, { expected, where: 'JSON-LD' });
  },
};

function badValues(node: SchemaNode): BadValue[] {
  const bad: BadValue[] = [];
  const type = node.types[0] ?? 'node';
  for (const [name, { values }] of node.properties) {
    const form = VALUE_FORMS.get(name);
    if (!form) continue;
    for (const value of values) {
      const expected = findValueError(form, value);
      if (expected !== null) bad.push({ text: `${type}.${name}: ${shorten(value, MAX_VALUE_CHARS)}`, expected });
    }
  }
  const range = ratingOutOfRange(node);
  const rating = node.properties.get('ratingValue')?.values[0] ?? '';
  if (range !== null) bad.push({ text: `${type}.ratingValue: ${rating}`, expected: `a rating from ${range}` });
  return bad;
}
