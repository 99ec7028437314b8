import { expect } from 'chai';
import { compilePattern, matchesPattern, normalizePath } from '../../../../domain/seo/robots/robots-pattern.js';
import { type RobotsRule, RuleIndex } from '../../../../domain/seo/robots/rule-index.js';
import { randomNumbers } from '../../../support/random-numbers.js';

const allow = (raw: string): RobotsRule => ({ isAllow: true, pattern: compilePattern(raw) });
const disallow = (raw: string): RobotsRule => ({ isAllow: false, pattern: compilePattern(raw) });

/** Tries every rule in the order of RFC 9309 2.2.2. */
function verdictOfAll(rules: readonly RobotsRule[], path: string): boolean | undefined {
  const matching = rules.filter(({ pattern }) => matchesPattern(pattern, path));
  const longest = Math.max(...matching.map(({ pattern }) => pattern.length));
  const winners = matching.filter(({ pattern }) => pattern.length === longest);
  return winners.length === 0 ? undefined : winners.some(({ isAllow }) => isAllow);
}

describe('[U] rule-index', () => {
  const long = `/${'x'.repeat(100)}`;
  const cases: [what: string, rules: RobotsRule[], path: string, isAllow: boolean | undefined][] = [
    ['no rule', [], '/a', undefined],
    ['none that matches', [disallow('/b'), disallow('/aa')], '/a', undefined],
    ['the longer start', [disallow('/a'), allow('/a/b')], '/a/b/c', true],
    ['the longer pattern of a shorter start', [disallow('/a*/long-enough'), allow('/a/b')], '/a/b/long-enough', false],
    ['allow at equal length', [disallow('/a*c'), allow('/ab*')], '/abc', true],
    ['allow at equal length, the starts the other way round', [allow('/a*c'), disallow('/ab*')], '/abc', true],
    ['a pattern that may start anywhere', [disallow('*/private')], '/x/private', false],
    ['an empty start', [disallow('*')], '', false],
    ['starts beyond the length that is told apart', [disallow(long), allow(`${long}/a`)], `${long}/a`, true],
    ['a path that ends within a long start', [disallow(long)], long.slice(0, 80), undefined],
  ];
  for (const [what, rules, path, isAllow] of cases) {
    it(what, () => {
      expect(new RuleIndex(rules).winner(path)?.isAllow).to.equal(isAllow);
      expect(new RuleIndex([...rules].reverse()).winner(path)?.isAllow).to.equal(isAllow);
    });
  }

  it('agrees with trying all rules', () => {
    const random = randomNumbers(3);
    const anyText = (signs: string, most: number) =>
      Array.from({ length: Math.floor(random() * most) }, () => signs[Math.floor(random() * signs.length)]).join('');
    const verdicts = { true: 0, false: 0, undefined: 0 };
    for (let run = 0; run < 300; run++) {
      const rules = Array.from({ length: 1 + Math.floor(random() * 30) }, () => {
        const raw = `${random() < 0.9 ? '/' : ''}${anyText('aab/*', 7)}${random() < 0.2 ? '$' : ''}`;
        return random() < 0.4 ? allow(raw) : disallow(raw);
      });
      const index = new RuleIndex(rules);
      for (let count = 0; count < 10; count++) {
        const path = normalizePath(`/${anyText('aab/', 9)}`);
        const verdict = verdictOfAll(rules, path);
        expect(index.winner(path)?.isAllow, path).to.equal(verdict);
        verdicts[`${verdict}`]++;
      }
    }
    expect(Math.min(...Object.values(verdicts))).to.be.above(100);
  });
});
