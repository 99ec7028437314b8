import { expect } from 'chai';
import {
  errorOfEach,
  judgeVariants,
  LEAST_LEADS,
  LEAST_REPLIES,
} from '../../../../../domain/outreach/sending/variants/judge-variants.js';
import { VARIANT_KEYS, type VariantKey } from '../../../../../domain/outreach/sending/variants/variant.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const rate = (key: VariantKey, replied: number, leads: number) => ({ key, leads, replied });

describe('[U] judgeVariants', () => {
  it('says nothing below the sizes that were stated', () => {
    expect(judgeVariants([rate('A', 0, LEAST_LEADS - 1), rate('B', 60, 300)]).answer).to.equal('too_few');
    expect(judgeVariants([rate('A', 0, 500), rate('B', LEAST_REPLIES - 1, 500)]).answer).to.equal('too_few');
    expect(judgeVariants([]).answer).to.equal('too_few');
  });

  it('names no winner where the interval has 0, with what may be', () => {
    const verdict = judgeVariants([rate('A', 6, 100), rate('B', 12, 100)]);
    expect(verdict).to.deep.include({ answer: 'no_difference', better: null });
    const [b] = verdict.comparisons;
    expect([b?.difference, b?.low, b?.high].map((each) => Math.round((each ?? 0) * 1000))).to.deep.equal([
      60, -24, 147,
    ]);
  });

  it('names the better one, A too', () => {
    expect(judgeVariants([rate('A', 24, 300), rate('B', 49, 300)])).to.include({ answer: 'better', better: 'B' });
    expect(judgeVariants([rate('A', 49, 300), rate('B', 24, 300)])).to.include({ answer: 'better', better: 'A' });
  });

  it('with three takes the best of those that beat A, and A only where it beats all', () => {
    const verdict = judgeVariants([rate('A', 20, 400), rate('B', 50, 400), rate('C', 60, 400)]);
    expect(verdict).to.include({ better: 'C', confidence: 1 - errorOfEach(3) });
    expect(judgeVariants([rate('A', 60, 400), rate('B', 20, 400), rate('C', 58, 400)]).better).to.equal(null);
    expect(judgeVariants([rate('A', 60, 400), rate('B', 20, 400), rate('C', 22, 400)]).better).to.equal('A');
  });

  it('is wrong in fewer than 5% of tests without a difference, exactly, for two versions', () => {
    for (const [n, m, p] of [
      [100, 100, 0.5],
      [150, 150, 0.5],
      [100, 300, 0.45],
      [200, 200, 0.45],
      [150, 150, 0.1],
    ] as const) {
      const [one, other] = [binomial(n, p), binomial(m, p)];
      let wrong = 0;
      for (const [x, chance] of one.entries()) {
        if (chance < 1e-9) continue;
        for (const [y, also] of other.entries())
          if (also > 1e-9 && judgeVariants([rate('A', x, n), rate('B', y, m)]).answer === 'better')
            wrong += chance * also;
      }
      expect(wrong, `${n}, ${m}, ${p}`).to.be.below(0.05);
    }
  });

  it('finds false winners in at most 5% of simulated tests, and real ones mostly', () => {
    const random = randomNumbers(11);
    const draw = (key: VariantKey, leads: number, p: number) => {
      let replied = 0;
      for (let each = 0; each < leads; each++) if (random() < p) replied += 1;
      return rate(key, replied, leads);
    };
    const share = (leads: number, rates: readonly number[]) => {
      const runs = 1_500;
      let named = 0;
      for (let run = 0; run < runs; run++) {
        const drawn = rates.flatMap((p, index) => (VARIANT_KEYS[index] ? [draw(VARIANT_KEYS[index], leads, p)] : []));
        if (judgeVariants(drawn).answer === 'better') named += 1;
      }
      return named / runs;
    };
    // 5% and three standard deviations of 1,500 runs.
    for (const rates of [
      [0.08, 0.08],
      [0.1, 0.1, 0.1],
      [0.08, 0.08, 0.08, 0.08],
    ])
      expect(share(250, rates), rates.join()).to.be.below(0.067);
    expect(share(270, [0.08, 0.16])).to.be.above(0.75);
  });
});

/** Chances of 0 to n. */
function binomial(n: number, p: number): number[] {
  const chances = [(1 - p) ** n];
  for (let k = 1; k <= n; k++) chances.push(((chances[k - 1] ?? 0) * (n - k + 1) * p) / (k * (1 - p)));
  return chances;
}
