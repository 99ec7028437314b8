import { expect } from 'chai';
import { IMPLIED_END_TAGS } from '../../../../activities/crawl/html/implied-end-tags.js';

describe('[U] implied-end-tags', () => {
  it('closes items, cells and paragraphs, and not what may hold the new element', () => {
    const closes = (name: string, open: string) => IMPLIED_END_TAGS.get(name)?.has(open) ?? false;
    expect([closes('li', 'li'), closes('td', 'th'), closes('div', 'p'), closes('dt', 'dd')]).to.deep.equal(
      Array(4).fill(true),
    );
    expect([closes('li', 'ul'), closes('span', 'p'), closes('p', 'div')]).to.deep.equal(Array(3).fill(false));
  });
});
