import { expect } from 'chai';
import { differenceInterval, wilsonInterval } from '../../../../domain/base/statistics/difference-interval.js';
import { normalQuantile } from '../../../../domain/base/statistics/normal-quantile.js';
import { randomNumbers } from '../../../support/random-numbers.js';

const Z = normalQuantile(0.975);
const inPoints = ({ low, high }: { low: number; high: number }) =>
  [low, high].map((each) => Math.round(each * 1000) / 10);

describe('[U] wilsonInterval', () => {
  it('is that of the literature', () => {
    // Newcombe 1998, Statistics in Medicine 17:857, table I.
    expect(inPoints(wilsonInterval({ count: 81, of: 263 }, Z))).to.deep.equal([25.5, 36.6]);
    expect(inPoints(wilsonInterval({ count: 0, of: 20 }, Z))).to.deep.equal([0, 16.1]);
  });
});

describe('[U] differenceInterval', () => {
  const known: [one: [number, number], other: [number, number], interval: number[]][] = [
    [
      [6, 100],
      [12, 100],
      [-2.2, 14.5],
    ],
    [
      [10, 200],
      [22, 200],
      [0.6, 11.6],
    ],
    [
      [40, 500],
      [62, 500],
      [0.6, 8.2],
    ],
    [
      [2, 30],
      [6, 30],
      [-4.7, 31.3],
    ],
    [
      [0, 40],
      [3, 40],
      [-2.5, 19.9],
    ],
    [
      [50, 1000],
      [80, 1000],
      [0.8, 5.2],
    ],
  ];
  for (const [[count, of], [x, n], interval] of known)
    it(`of ${x}/${n} and ${count}/${of} is ${interval.join(' to ')} points`, () => {
      expect(inPoints(differenceInterval({ count, of }, { count: x, of: n }, Z))).to.deep.equal(interval);
    });

  it('holds the real difference in 95% of tests, whatever the rates and sizes are', () => {
    const random = randomNumbers(7);
    const draw = (of: number, rate: number) => {
      let count = 0;
      for (let each = 0; each < of; each++) if (random() < rate) count += 1;
      return { count, of };
    };
    for (const [n, p, m, q] of [
      [100, 0.05, 100, 0.05],
      [300, 0.08, 200, 0.16],
      [150, 0.3, 450, 0.2],
    ] as const) {
      const runs = 2_000;
      let holds = 0;
      for (let run = 0; run < runs; run++) {
        const { low, high } = differenceInterval(draw(n, p), draw(m, q), Z);
        if (low <= q - p && q - p <= high) holds += 1;
      }
      // Three standard deviations of the simulation around it.
      expect(holds / runs, `${p} and ${q}`).to.be.within(0.935, 0.985);
    }
  });
});
