import { expect } from 'chai';
import { nearByEmbeddings, nearByTerms } from '../../../../domain/seo/semantic/nearness.js';
import { packVector, type SiteVectors } from '../../../../domain/seo/semantic/site-vectors.js';
import type { VectorPage } from '../../../../domain/seo/semantic/term-vectors.js';
import { toUnit } from '../../../../domain/seo/semantic/unit-vector.js';
import { subjectVectors } from '../../../support/samples/subject-vectors.js';

const page = (url: string): VectorPage => ({ page: { url } as VectorPage['page'], vector: new Map([[url, 1]]) });
const [a, b, c, alone] = ['a', 'b', 'c', 'alone'].map(page) as [VectorPage, VectorPage, VectorPage, VectorPage];
const vectors = (subjects: Record<string, number>): SiteVectors => ({
  model: 'm',
  dimensions: 141,
  scale: { unrelated: 0.2, related: 0.6 },
  references: [],
  pages: Object.entries(subjects).map(([url, subject], at) => ({
    url,
    hash: url,
    vector: packVector(toUnit(subjectVectors(subject, at)) ?? new Float32Array()),
  })),
});

describe('[U] nearness', () => {
  it('by embeddings is the mean cosine on the scale of the model, however many pages there are', () => {
    const all = [a, b, c, alone];
    const near = nearByEmbeddings(vectors({ a: 1, b: 1, c: 1, alone: 2 }), all);
    if (!near) throw new Error('No nearness');
    const group = { members: [a, b, c], sum: new Map() };
    expect(near(a, group)).to.be.closeTo(0.5, 0.001);
    expect(near(a, { members: [b], sum: new Map() })).to.be.closeTo(0.5, 0.001);
    expect(near(alone, group)).to.be.closeTo(0, 0.001);
    expect(near(a, { members: [a], sum: new Map() })).to.equal(0);
  });

  it('by embeddings is not to be had while a page lacks its vector', () => {
    expect(nearByEmbeddings(vectors({ a: 1 }), [a, b])).to.equal(null);
  });

  it('by terms is the cosine with the mean of the other pages', () => {
    const sum = new Map([...a.vector, ...b.vector]);
    expect(nearByTerms(a, { members: [a, b], sum })).to.equal(0);
    expect(nearByTerms(a, { members: [b], sum })).to.be.closeTo(Math.SQRT1_2, 1e-9);
  });
});
