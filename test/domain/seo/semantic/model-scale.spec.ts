import { expect } from 'chai';
import { ALL_REFERENCE_TEXTS, measureScale, onScale } from '../../../../domain/seo/semantic/model-scale.js';
import { toUnit } from '../../../../domain/seo/semantic/unit-vector.js';
import { subjectVectors } from '../../../support/samples/subject-vectors.js';

const units = (vectors: number[][]) => vectors.map((numbers) => toUnit(numbers) ?? new Float32Array());

describe('[U] scale of a model', () => {
  it('is what it gives to texts on different subjects and on one', () => {
    const scale = measureScale(units(ALL_REFERENCE_TEXTS.map((_, at) => subjectVectors(Math.floor(at / 3), at))));
    expect(scale?.unrelated).to.be.closeTo(0.2, 0.001);
    expect(scale?.related).to.be.closeTo(0.6, 0.001);
  });

  it('is none of a model to which all texts are alike', () => {
    expect(measureScale(units(ALL_REFERENCE_TEXTS.map(() => [1, 2, 3])))).to.equal(null);
    expect(measureScale([])).to.equal(null);
  });

  it('has 0 for unrelated texts, 1 for the same, and nothing beyond', () => {
    const scale = { unrelated: 0.8, related: 0.9 };
    expect([0.7, 0.8, 0.9, 1, 1.1].map((cosine) => Number(onScale(cosine, scale).toFixed(3)))).to.deep.equal([
      0, 0, 0.5, 1, 1,
    ]);
  });
});
