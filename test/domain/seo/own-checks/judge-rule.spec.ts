import { expect } from 'chai';
import { describeRule, judgeRule } from '../../../../domain/seo/own-checks/judge-rule.js';
import type { OwnRule } from '../../../../domain/seo/own-checks/own-checks.js';

type Given = Omit<OwnRule, 'severity' | 'when_missing'> & Partial<OwnRule>;

const rule = (given: Given): OwnRule => ({ severity: 'medium', when_missing: 'fail', ...given });
const judge = (given: Given, values: string[], matches = values.length, decimalComma = false) =>
  judgeRule(rule(given), { values, matches, decimalComma })?.observed ?? null;

describe('[U] judge rule', () => {
  const cases: [given: Given, values: string[], observed: string | null][] = [
    [{ type: 'present' }, ['x'], null],
    [{ type: 'present' }, [], 'no value'],
    [{ type: 'present' }, [' '], 'an empty value'],
    [{ type: 'present' }, ['', 'x'], null],
    [{ type: 'absent' }, [], null],
    [{ type: 'absent' }, [''], null],
    [{ type: 'absent' }, ['lorem'], 'lorem'],
    [{ type: 'equals', value: 'EUR' }, ['EUR '], null],
    [{ type: 'equals', value: 'EUR' }, ['EUR', 'USD'], 'USD'],
    [{ type: 'equals', value: 'EUR' }, ['eur'], 'eur'],
    [{ type: 'equals', value: 'EUR' }, [], 'no value'],
    [{ type: 'equals', value: 'EUR', when_missing: 'pass' }, [], null],
    [{ type: 'not_equals', value: 'draft' }, ['live'], null],
    [{ type: 'not_equals', value: 'draft' }, ['live', 'draft'], 'draft'],
    [{ type: 'contains', value: 'stock' }, ['in stock'], null],
    [{ type: 'contains', value: 'stock' }, ['sold out'], 'sold out'],
    [{ type: 'matches', value: '^\\d{4}-\\d{2}$' }, ['2026-06'], null],
    [{ type: 'matches', value: '^\\d{4}-\\d{2}$' }, ['June'], 'June'],
    [{ type: 'number', min: 1, max: 100 }, ['1', '100'], null],
    [{ type: 'number', min: 1, max: 100 }, ['100.01'], '100.01'],
    [{ type: 'number', min: 1 }, ['0.99'], '0.99'],
    [{ type: 'number' }, ['call us'], 'call us'],
    [{ type: 'length', min: 3, max: 5 }, ['abc', 'abcde'], null],
    [{ type: 'length', min: 3, max: 5 }, ['abcdef'], 'abcdef'],
    [{ type: 'length', max: 2 }, ['👍👍'], null],
  ];
  for (const [given, values, observed] of cases)
    it(`${describeRule(rule(given))}: ${JSON.stringify(values)} ${observed === null ? 'meets it' : 'fails'}`, () =>
      expect(judge(given, values)).to.equal(observed));

  it('counts matches, not the values that are taken of them', () => {
    expect(judge({ type: 'count', min: 1, max: 1 }, ['a'], 1)).to.equal(null);
    expect(judge({ type: 'count', min: 1, max: 1 }, ['a'], 2)).to.equal('2 matches');
    expect(judge({ type: 'count', max: 0 }, ['a'], 1)).to.equal('1 match');
    expect(judge({ type: 'count', min: 1 }, [], 0)).to.equal('0 matches');
    expect(judge({ type: 'count', min: 0 }, [], 0)).to.equal(null);
  });

  it('reads numbers as the page writes them', () => {
    expect(judge({ type: 'number', min: 1000 }, ['1.299'], 1, true)).to.equal(null);
    expect(judge({ type: 'number', min: 1000 }, ['1.299'], 1, false)).to.equal('1.299');
  });

  it('an expression that others take forever for ends at once', () => {
    const value = `${'a'.repeat(50_000)}!`;
    expect(judge({ type: 'matches', value: '^(a+)+$' }, [value])).to.equal(value);
  });

  it('says what was expected', () => {
    const expected: [Given, string][] = [
      [{ type: 'count', min: 1, max: 1 }, 'exactly 1 match'],
      [{ type: 'count', max: 1 }, 'at most 1 match'],
      [{ type: 'count', min: 0, max: 1 }, '0 to 1 matches'],
      [{ type: 'number', min: 1, max: 9 }, 'a number of 1 to 9'],
      [{ type: 'length', max: 60 }, 'at most 60 characters'],
      [{ type: 'not_equals', value: 'draft' }, 'anything but "draft"'],
    ];
    for (const [given, words] of expected) expect(describeRule(rule(given))).to.equal(words);
  });
});
