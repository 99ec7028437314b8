import { expect } from 'chai';
import { OpenElements } from '../../../../activities/crawl/html/open-elements.js';

/** The state inside of these elements, each within the one before it. */
function inside(...names: string[]): OpenElements {
  const elements = new OpenElements();
  for (const name of names) elements.push(name, {});
  return elements;
}

describe('[U] open-elements', () => {
  it('begins with nothing open', () => {
    const { depth, count, name, region, section, isInert, isForeign, isSilent } = new OpenElements();
    expect([depth, count, name, region, section]).to.deep.equal([0, 0, '', 'other', 0]);
    expect([isInert, isForeign, isSilent]).to.deep.equal([false, false, false]);
  });

  it('measures the tree as it goes', () => {
    const elements = inside('html', 'body');
    for (const name of ['p', 'p', 'p']) {
      elements.push(name, {});
      elements.pop();
    }
    expect([elements.count, elements.depth, elements.maxDepth, elements.maxChildren]).to.deep.equal([5, 2, 3, 3]);
  });

  it('says what was closed, and survives one end too many', () => {
    const elements = inside('p');
    expect(elements.pop().block).to.equal(true);
    expect(elements.pop().block).to.equal(false);
    expect([elements.depth, elements.name]).to.deep.equal([0, '']);
  });

  it('hands what an element is down to its content, and forgets it behind', () => {
    const elements = inside('label', 'pre', 'template');
    elements.push('b', { 'aria-hidden': 'true' });
    const { isInLabel, isCode, isInert, isSilent, isAriaHidden } = elements;
    expect([isInLabel, isCode, isInert, isSilent, isAriaHidden]).to.deep.equal([true, true, true, true, true]);
    elements.pop();
    expect([elements.isAriaHidden, elements.isInert]).to.deep.equal([false, true]);
    elements.pop();
    expect([elements.isInert, elements.isCode]).to.deep.equal([false, true]);
  });

  it('takes aria-hidden at its word "true" alone', () => {
    const elements = new OpenElements();
    elements.push('div', { 'aria-hidden': 'false' });
    expect(elements.isAriaHidden).to.equal(false);
  });

  const namespaces: [path: string, isForeign: boolean][] = [
    ['svg', true],
    ['svg g a', true],
    ['svg foreignObject', true],
    ['svg foreignObject div', false],
    ['svg foreignObject div span', false],
    ['svg title span', false],
    ['math mi b', false],
    ['svg g div', false],
    ['svg g a', true],
    ['body svg p', false],
  ];
  for (const [path, isForeign] of namespaces) {
    it(`${path}: ${isForeign ? 'svg or math' : 'HTML'}`, () => {
      expect(inside(...path.split(' ')).isForeign).to.equal(isForeign);
    });
  }

  it('numbers the parts of a page in the order they open', () => {
    const elements = inside('main', 'article', 'section');
    expect(elements.section).to.equal(2);
    elements.pop();
    expect(elements.section).to.equal(1);
    elements.push('aside', {});
    expect(elements.section).to.equal(3);
  });

  it('lets the first role word name the region, whatever the element', () => {
    const elements = inside('main');
    elements.push('div', { role: ' Navigation menu ' });
    expect(elements.region).to.equal('nav');
    elements.push('ul', { role: 'list' });
    expect(elements.region).to.equal('nav');
  });

  it('takes the header of an article for part of the article', () => {
    expect([
      inside('header').region,
      inside('article', 'header').region,
      inside('main', 'footer').region,
    ]).to.deep.equal(['header', 'other', 'main']);
  });
});
