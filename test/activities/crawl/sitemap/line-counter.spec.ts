import { expect } from 'chai';
import { LineCounter } from '../../../../activities/crawl/sitemap/line-counter.js';

describe('[U] line-counter', () => {
  it('counts the line feeds before a place', () => {
    const lines = new LineCounter();
    lines.begin('a\n\nb\r\nc');
    expect([0, 1, 2, 3, 4, 6, 7].map((place) => lines.at(place))).to.deep.equal([1, 1, 2, 3, 3, 4, 4]);
  });

  it('continues in the next piece', () => {
    const lines = new LineCounter();
    lines.begin('a\nb\n');
    expect(lines.at(4)).to.equal(3);
    lines.begin('c');
    expect(lines.at(1)).to.equal(3);
    lines.begin('\nd');
    expect([lines.at(0), lines.at(1)]).to.deep.equal([3, 4]);
  });

  it('counts again what was not counted of the last piece', () => {
    const lines = new LineCounter();
    lines.begin('a\n<b\n');
    expect(lines.at(2)).to.equal(2);
    lines.begin('<b\n>');
    expect(lines.at(4)).to.equal(3);
  });
});
