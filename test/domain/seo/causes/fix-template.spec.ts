import { expect } from 'chai';
import { fixTemplate } from '../../../../domain/seo/causes/fix-template.js';

const LINES = { line: '<a>', change: '<b>' };
const urls = (...paths: string[]) => paths.map((path) => `https://site.example${path}`);

describe('[U] fix template', () => {
  it('names the patterns, the largest first, an overview with what is under it', () => {
    expect(fixTemplate(urls('/de/', '/de/a', '/de/b', '/fr/', '/fr/a'), LINES)).to.deep.equal({
      pattern: '/de/*, /fr/*',
      pages: 5,
      ...LINES,
    });
  });

  it('says that it is everywhere from the fourth pattern on', () => {
    expect(fixTemplate(urls('/a/1', '/b/1', '/c/1', '/d/1', '/e/1'), LINES)?.pattern).to.equal('/*');
  });

  it('takes fewer than five pages for slips', () => {
    expect(fixTemplate(urls('/a/1', '/a/2', '/a/3', '/a/4'), LINES)).to.equal(null);
  });
});
