import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { addTo, normalize, similarity, vectorise } from '../../../../domain/seo/semantic/term-vectors.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (words: string, name = 'a') =>
  summarizePage(pageFrom(htmlPage(`<p>${words}</p>`), { url: `https://site.example/${name}` }));

describe('[U] term vectors', () => {
  it('weigh what few pages say more, and are of length 1', () => {
    const { vectors, terms } = vectorise([
      page('oak brass lamp shade bulb wire'),
      page('oak brass chair table desk stool'),
    ]);
    const [first] = vectors;
    expect(terms).to.equal(10);
    expect(first?.vector.get('lamp')).to.be.greaterThan(first?.vector.get('oak') ?? 1);
    expect(Math.hypot(...(first?.vector.values() ?? []))).to.be.closeTo(1, 1e-9);
  });

  it('leave out pages of few words, numbers and what four of five pages say', () => {
    expect(vectorise([page('oak brass lamp')]).vectors).to.deep.equal([]);
    const many = Array.from({ length: 10 }, (_, at) =>
      page(`frame 1998 a${at}x b${at}x c${at}x d${at}x e${at}x`, `p${at}`),
    );
    const words = vectorise(many).vectors.flatMap(({ vector }) => [...vector.keys()]);
    expect(words).to.not.include('frame');
    expect(words).to.not.include('1998');
    expect(words).to.include('a3x');
  });

  it('fold a word and its plural into one', () => {
    const [one] = vectorise([
      page('lamps lamp oaken brass shade bulb wire'),
      page('chair desk stool bench table'),
    ]).vectors;
    expect(one?.vector.has('lamp')).to.equal(true);
    expect(one?.vector.has('lamps')).to.equal(false);
  });

  it('are alike from 0 to 1, a page never with itself', () => {
    const oak = normalize(new Map([['oak', 3]]));
    const brass = normalize(new Map([['brass', 2]]));
    const sum = new Map<string, number>();
    for (const vector of [oak, brass]) addTo(sum, vector);
    expect(similarity(oak, sum, null)).to.be.closeTo(Math.SQRT1_2, 1e-9);
    expect(similarity(oak, sum, oak)).to.equal(0);
    expect(similarity(oak, oak, oak)).to.equal(0);
    expect(similarity(oak, oak, null)).to.equal(1);
    expect(normalize(new Map()).size).to.equal(0);
  });
});
