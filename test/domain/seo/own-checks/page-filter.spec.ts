import { expect } from 'chai';
import type { FilterCondition } from '../../../../domain/seo/own-checks/own-checks.js';
import type { ColumnValue } from '../../../../domain/seo/own-checks/page-columns.js';
import { compileFilter, describeFilter } from '../../../../domain/seo/own-checks/page-filter.js';

const PAGE: Record<string, ColumnValue> = {
  url: 'https://shop.example/blog/lamps?page=2',
  status: 200,
  depth: null,
  indexable: true,
  title: 'Oak Lamps',
  description: '',
  words: 299,
  canonical: null,
  'extracted.Price': '1.299,00 €',
  'extracted.Author': null,
};
const matches = (...conditions: FilterCondition[]) => compileFilter(conditions)((column) => PAGE[column] ?? null, 'de');

describe('[U] page filter', () => {
  const cases: [condition: FilterCondition, holds: boolean][] = [
    [{ column: 'status', operator: 'equals', value: 200 }, true],
    [{ column: 'status', operator: 'not_equals', value: 200 }, false],
    [{ column: 'words', operator: 'less_than', value: 300 }, true],
    [{ column: 'words', operator: 'less_than', value: 299 }, false],
    [{ column: 'words', operator: 'at_most', value: 299 }, true],
    [{ column: 'words', operator: 'greater_than', value: 299 }, false],
    [{ column: 'words', operator: 'at_least', value: 299 }, true],
    [{ column: 'depth', operator: 'less_than', value: 3 }, false],
    [{ column: 'depth', operator: 'is_empty' }, true],
    [{ column: 'indexable', operator: 'equals', value: true }, true],
    [{ column: 'indexable', operator: 'equals', value: false }, false],
    [{ column: 'url', operator: 'matches', value: '/blog/*' }, true],
    [{ column: 'url', operator: 'not_matches', value: '/blog/*' }, false],
    [{ column: 'url', operator: 'matches', value: 're:[?&]page=' }, true],
    [{ column: 'canonical', operator: 'matches', value: '*' }, false],
    [{ column: 'title', operator: 'contains', value: 'oak' }, true],
    [{ column: 'title', operator: 'not_contains', value: 'oak' }, false],
    [{ column: 'title', operator: 'equals', value: 'oak lamps' }, true],
    [{ column: 'title', operator: 'matches', value: '*lamps' }, true],
    [{ column: 'description', operator: 'is_empty' }, true],
    [{ column: 'title', operator: 'is_not_empty' }, true],
    [{ column: 'extracted.Price', operator: 'greater_than', value: 1000 }, true],
    [{ column: 'extracted.Price', operator: 'equals', value: 1299 }, true],
    [{ column: 'extracted.Author', operator: 'greater_than', value: 0 }, false],
    [{ column: 'extracted.Author', operator: 'equals', value: '' }, false],
    [{ column: 'extracted.Author', operator: 'not_equals', value: 'x' }, true],
    [{ column: 'extracted.Author', operator: 'is_empty' }, true],
  ];
  for (const [condition, holds] of cases)
    it(`${describeFilter([condition])}: ${holds}`, () => expect(matches(condition)).to.equal(holds));

  it('all conditions have to hold', () => {
    const status: FilterCondition = { column: 'status', operator: 'equals', value: 200 };
    const words = (value: number): FilterCondition => ({ column: 'words', operator: 'less_than', value });
    expect(matches(status, words(300))).to.equal(true);
    expect(matches(status, words(200))).to.equal(false);
    expect(describeFilter([status, words(300)])).to.equal('status equals 200 and words less than 300');
  });
});
