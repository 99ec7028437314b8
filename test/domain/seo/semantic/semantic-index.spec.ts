import { expect } from 'chai';
import type { EmbeddedSite } from '../../../../domain/seo/semantic/embedding-run.js';
import { computeSemanticIndex } from '../../../../domain/seo/semantic/semantic-index.js';
import { packVector, type SiteVectors } from '../../../../domain/seo/semantic/site-vectors.js';
import { toUnit } from '../../../../domain/seo/semantic/unit-vector.js';
import { subjectVectors } from '../../../support/samples/subject-vectors.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const LAMPS = 'lamp shade bulb wire socket brass glow';
const CHAIRS = 'chair seat leg armrest cushion velvet stool';
const CAKES = 'flour sugar butter oven recipe dough icing';
const reported = { audit_id: 'a'.repeat(24), now: '2026-06-01T00:00:00.000Z' };
const page = (path: string, words: string) =>
  pageFrom(htmlPage(`<h1>Page</h1><p>${words}</p>`), { url: `https://site.example${path}` });
const section = (name: string, words: string, count = 3) =>
  Array.from({ length: count }, (_, at) => page(`/${name}/${at}`, words));
const index = (pages: ReturnType<typeof page>[]) => computeSemanticIndex(siteFrom(pages), reported);

describe('[U] semantic index', () => {
  const whole = index([...section('lamps', LAMPS), ...section('chairs', CHAIRS), page('/lamps/cake', CAKES)]);

  it('has sections as pillars, with what they are about', () => {
    expect(whole.pillars.map(({ name, kind, pages }) => [name, kind, pages])).to.deep.equal([
      ['/lamps', 'section', 4],
      ['/chairs', 'section', 3],
    ]);
    expect(whole.pillars[1]?.coherence).to.equal(1);
    expect(whole.pillars[0]?.coherence).to.be.within(0.6, 0.8);
    expect(whole.pillars[1]?.top_terms).to.include('velvet');
  });

  it('finds the page that belongs to nothing', () => {
    expect(whole.outliers.map(({ url, nearest_pillar }) => [url, nearest_pillar])).to.deep.equal([
      ['https://site.example/lamps/cake', '/lamps'],
    ]);
    expect(whole.outliers[0]?.similarity).to.be.lessThan(0.2);
  });

  it('is the mean nearness of the pages, 0 to 1', () => {
    expect(whole.value).to.be.within(0.8, 0.95);
    const loose = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      page(`/x/${name}`, [1, 2, 3, 4, 5, 6].map((at) => `${name}word${at}x`).join(' ')),
    );
    expect(index(loose).value).to.equal(0.045);
  });

  it('takes words as pillars where there are no sections', () => {
    const flat = ['/a', '/b', '/c', '/d'].map((path) => page(path, LAMPS));
    const { pillars } = index([...flat, page('/e', CHAIRS), page('/f', CHAIRS), page('/g', CHAIRS)]);
    expect(pillars.map(({ kind }) => kind)).to.include('topic');
  });

  it('is not available with fewer than five pages of text', () => {
    const few = index([...section('lamps', LAMPS), page('/short', 'lamp')]);
    expect(few).to.deep.include({ value: null, pages: 3, left_out: 1, pillars: [], outliers: [] });
  });

  it('says what it was built of', () => {
    expect(whole).to.deep.include({ audit_id: 'a'.repeat(24), built_at: reported.now, measure: 'tf-idf', pages: 7 });
    expect(whole).to.deep.include({ model: null, model_not_used: null, related: null });
  });

  describe('with vectors of a model', () => {
    const pages = [...section('lamps', LAMPS), ...section('chairs', CHAIRS), page('/lamps/cake', CAKES)];
    const subjectOf = (url: string) => (url.includes('cake') ? 3 : url.includes('chairs') ? 2 : 1);
    const vectors: SiteVectors = {
      model: 'small',
      dimensions: 141,
      scale: { unrelated: 0.2, related: 0.6 },
      references: [],
      pages: pages.map(({ url }, at) => ({
        url,
        hash: '',
        vector: packVector(toUnit(subjectVectors(subjectOf(url), at)) ?? new Float32Array()),
      })),
    };
    const embedded = (given: Partial<EmbeddedSite>) =>
      computeSemanticIndex(siteFrom(pages), reported, { model: 'small', reason: null, vectors, ...given });

    it('measures on the scale of the model', () => {
      const found = embedded({});
      expect(found).to.deep.include({
        measure: 'embeddings',
        model: 'small',
        model_not_used: null,
        related: 0.5,
      });
      // Three chairs at 0.5, three lamps with a cake among them at a third less, and the cake at 0.
      expect(found.value).to.equal(0.357);
      expect(found.outliers.map(({ url, similarity }) => [url, similarity])).to.deep.equal([
        ['https://site.example/lamps/cake', 0],
      ]);
      expect(found.pillars.map(({ coherence }) => coherence)).to.deep.equal([0.25, 0.5]);
      expect(found.pillars[1]?.top_terms).to.include('velvet');
    });

    it('compares words where they are of no use, and says why', () => {
      const byWords = { measure: 'tf-idf', model: 'small', value: whole.value };
      expect(embedded({ reason: 'It answered 401', vectors: null })).to.deep.include({
        ...byWords,
        model_not_used: 'It answered 401',
      });
      const lost = { ...byWords, model_not_used: 'The vectors of the pages were replaced meanwhile' };
      expect(embedded({ vectors: null })).to.deep.include(lost);
      expect(embedded({ vectors: { ...vectors, model: 'another' } })).to.deep.include(lost);
      expect(embedded({ vectors: { ...vectors, pages: vectors.pages.slice(1) } })).to.deep.include(lost);
    });
  });
});
