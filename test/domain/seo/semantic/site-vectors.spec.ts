import { expect } from 'chai';
import { packVector, unpackVector } from '../../../../domain/seo/semantic/site-vectors.js';
import { dot, toUnit } from '../../../../domain/seo/semantic/unit-vector.js';
import { randomNumbers } from '../../../support/random-numbers.js';

describe('[U] vectors of a site', () => {
  it('keep their cosines to three decimals, in as many dimensions as large models have', () => {
    const random = randomNumbers(1);
    const [one, other] = [1, 2].map(() => toUnit(Array.from({ length: 4_096 }, () => random() - 0.4)));
    if (!one || !other) throw new Error('No vectors');
    const kept = dot(unpackVector(packVector(one)) ?? [], unpackVector(packVector(other)) ?? []);
    expect(kept).to.be.closeTo(dot(one, other), 0.0005);
    expect(JSON.stringify(packVector(one)).length).to.be.lessThan(4_096 * 5);
  });

  it('are none when nothing was kept', () => expect(unpackVector([])).to.equal(null));
});
