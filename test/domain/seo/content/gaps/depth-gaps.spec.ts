import { expect } from 'chai';
import { depthGaps } from '../../../../../domain/seo/content/gaps/depth-gaps.js';
import { contentSite } from '../../../../support/sites/content-sites.js';

const site = (host: string, words: number) =>
  contentSite(host, [
    { path: '/a', title: 'First', about: 'lamp', words },
    { path: '/b', title: 'Second', about: 'lamp', words },
    { path: '/c', title: 'Third', about: 'chair', words },
  ]);

describe('[U] depth gaps', () => {
  it('are subjects on which pages are much shorter than those of others', () => {
    const [gap, ...more] = depthGaps(site('own.example', 50), [site('r.example', 200)]);
    expect(more).to.deep.equal([]);
    expect(gap).to.deep.include({ kind: 'depth', subject: 'lamp' });
    expect(gap?.detail).to.match(
      /^Your pages about “lamp” have 5\d words at the median, those of 1 competitor 20\d\.$/,
    );
    expect(gap?.your_pages).to.deep.equal(['https://own.example/a', 'https://own.example/b']);
  });

  it('compare medians, not the shorter page of two', () => {
    const uneven = contentSite('own.example', [
      { path: '/a', title: 'First', about: 'lamp', words: 50 },
      { path: '/b', title: 'Second', about: 'lamp', words: 400 },
      { path: '/c', title: 'Third', about: 'chair' },
    ]);
    expect(depthGaps(uneven, [site('r.example', 200)])).to.deep.equal([]);
  });

  it('are none where pages are about as long', () => {
    expect(depthGaps(site('own.example', 150), [site('r.example', 200)])).to.deep.equal([]);
  });
});
