import { expect } from 'chai';
import { buildSemanticIndex } from '../../../../domain/seo/semantic/semantic-index.js';
import { htmlPage } from '../../../support/html-page.js';
import { pageFrom } from '../../../support/pages.js';
import { siteFrom } from '../../../support/site.js';

const LAMPS = 'lamp shade bulb wire socket brass glow';
const CHAIRS = 'chair seat leg armrest cushion velvet stool';
const CAKES = 'flour sugar butter oven recipe dough icing';
const told = { audit_id: 'a'.repeat(24), now: '2026-06-01T00:00:00.000Z' };
const page = (path: string, words: string) =>
  pageFrom(htmlPage(`<h1>Page</h1><p>${words}</p>`), { url: `https://site.example${path}` });
const section = (name: string, words: string, count = 3) =>
  Array.from({ length: count }, (_, at) => page(`/${name}/${at}`, words));
const index = (pages: ReturnType<typeof page>[]) => buildSemanticIndex(siteFrom(pages), told);

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
    expect(whole).to.deep.include({ ...{ audit_id: 'a'.repeat(24), built_at: told.now, method: 'tfidf' }, pages: 7 });
  });
});
