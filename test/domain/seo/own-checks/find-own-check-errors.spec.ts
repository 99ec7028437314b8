import { expect } from 'chai';
import { findOwnCheckErrors } from '../../../../domain/seo/own-checks/find-own-check-errors.js';
import type { Extraction, FilterCondition, OwnRule, PageFilter } from '../../../../domain/seo/own-checks/own-checks.js';

const extraction = (given: Partial<Extraction> = {}): Extraction => ({
  name: 'Price',
  selector: '.price',
  take: 'text',
  all: false,
  ...given,
});
const filter = (...conditions: FilterCondition[]): PageFilter => ({ name: 'Thin', conditions, severity: 'low' });
const ofExtraction = (given: Partial<Extraction>) =>
  findOwnCheckErrors({ extractions: [extraction(given)], page_filters: [] }).map(({ path }) => path.join('.'));
const ofRule = (given: Partial<OwnRule> & Pick<OwnRule, 'type'>) =>
  ofExtraction({ rule: { severity: 'low', when_missing: 'fail', ...given } });
const ofCondition = (condition: FilterCondition) =>
  findOwnCheckErrors({ extractions: [extraction()], page_filters: [filter(condition)] }).map(({ path }) =>
    path.join('.'),
  );

describe('[U] find own check errors', () => {
  it('finds none in what can be used', () => {
    expect(ofExtraction({})).to.deep.equal([]);
    expect(ofExtraction({ selector: undefined, regex: 'sku: (\\d+)', take: 'count' })).to.deep.equal([]);
    expect(ofExtraction({ take: 'attribute', attribute: 'href' })).to.deep.equal([]);
    expect(ofRule({ type: 'count', min: 0 })).to.deep.equal([]);
    expect(ofRule({ type: 'number' })).to.deep.equal([]);
  });

  const extractions: [what: string, given: Partial<Extraction>, path: string][] = [
    ['neither selector nor regex', { selector: undefined }, 'extractions.0.selector'],
    ['both', { regex: 'a' }, 'extractions.0.regex'],
    ['a wrong selector', { selector: 'a >' }, 'extractions.0.selector'],
    ['a wrong regex', { selector: undefined, regex: '(' }, 'extractions.0.regex'],
    ['an empty regex', { selector: undefined, regex: ' ' }, 'extractions.0.regex'],
    ['HTML by a regex', { selector: undefined, regex: 'a', take: 'html' }, 'extractions.0.take'],
    ['an attribute without its name', { take: 'attribute' }, 'extractions.0.attribute'],
    ['a name of an attribute that is not taken', { attribute: 'href' }, 'extractions.0.attribute'],
    ['a name without letters', { name: '!!!' }, 'extractions.0.name'],
  ];
  for (const [what, given, path] of extractions)
    it(`refuses ${what}`, () => expect(ofExtraction(given)).to.deep.equal([path]));

  const rules: [given: Partial<OwnRule> & Pick<OwnRule, 'type'>, field: string][] = [
    [{ type: 'equals' }, 'value'],
    [{ type: 'contains', value: '' }, 'value'],
    [{ type: 'present', value: 'x' }, 'value'],
    [{ type: 'matches', value: '(' }, 'value'],
    [{ type: 'count' }, 'min'],
    [{ type: 'length' }, 'min'],
    [{ type: 'length', min: 5, max: 4 }, 'max'],
    [{ type: 'count', min: -1 }, 'min'],
    [{ type: 'count', max: 1.5 }, 'max'],
    [{ type: 'absent', min: 1 }, 'min'],
    [{ type: 'equals', value: 'x', max: 1 }, 'max'],
  ];
  for (const [given, field] of rules)
    it(`refuses the rule ${JSON.stringify(given)}`, () =>
      expect(ofRule(given)).to.deep.equal([`extractions.0.rule.${field}`]));

  const conditions: [condition: FilterCondition, field: string | null][] = [
    [{ column: 'words', operator: 'less_than', value: 300 }, null],
    [{ column: 'extracted.Price', operator: 'less_than', value: 300 }, null],
    [{ column: 'extracted.Price', operator: 'equals', value: 'x' }, null],
    [{ column: 'url', operator: 'matches', value: '/blog/*' }, null],
    [{ column: 'extracted.Other', operator: 'is_empty' }, 'column'],
    [{ column: 'constructor', operator: 'is_empty' }, 'column'],
    [{ column: 'issues', operator: 'equals', value: 1 }, 'column'],
    [{ column: 'words', operator: 'less_than' }, 'value'],
    [{ column: 'words', operator: 'less_than', value: '300' }, 'value'],
    [{ column: 'words', operator: 'contains', value: '3' }, 'operator'],
    [{ column: 'title', operator: 'less_than', value: 3 }, 'operator'],
    [{ column: 'indexable', operator: 'at_least', value: 1 }, 'operator'],
    [{ column: 'indexable', operator: 'equals', value: 'yes' }, 'value'],
    [{ column: 'status', operator: 'equals', value: '200' }, 'value'],
    [{ column: 'title', operator: 'is_empty', value: 'x' }, 'value'],
    [{ column: 'title', operator: 'contains', value: '' }, 'value'],
    [{ column: 'url', operator: 'matches', value: 'blog' }, 'value'],
    [{ column: 'title', operator: 'matches', value: 're:(' }, 'value'],
  ];
  for (const [condition, field] of conditions)
    it(`${field === null ? 'takes' : 'refuses'} ${JSON.stringify(condition)}`, () =>
      expect(ofCondition(condition)).to.deep.equal(field === null ? [] : [`page_filters.0.conditions.0.${field}`]));

  it('names are one when they differ in punctuation alone, across both lists', () => {
    const set = {
      extractions: [extraction(), extraction({ name: 'price!' })],
      page_filters: [{ ...filter({ column: 'h1', operator: 'is_empty' }), name: 'PRICE' }],
    };
    expect(findOwnCheckErrors(set).map(({ path }) => path)).to.deep.equal([
      ['extractions', 1, 'name'],
      ['page_filters', 0, 'name'],
    ]);
  });
});
