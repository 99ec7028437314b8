import { expect } from 'chai';
import { pageFacts } from './page-facts.js';

const drawing = (chars: number): string => `<svg id="a"><path d="${'M0 0'.repeat(chars / 4)}"/></svg>`;
const measured = (html: string) => pageFacts(html).inline_svgs.map(({ chars, copies }) => [chars, copies]);

describe('[U] svg-collector', () => {
  it('measures a drawing from its first tag to its last', () => {
    const svg = drawing(4000);
    expect(pageFacts(`<p>a</p>${svg}<p>b</p>`).inline_svgs).to.deep.equal([
      { chars: svg.length, copies: 1, start: svg.slice(0, 60).trim() },
    ]);
  });

  it('counts copies that are the same to the letter, the heaviest first', () => {
    const [icon, other] = [drawing(400), drawing(3000)];
    expect(measured(icon.repeat(10) + other + other.replace('a', 'b'))).to.deep.equal([
      [icon.length, 10],
      [other.length, 1],
      [other.length, 1],
    ]);
  });

  it('passes over what weighs little', () => expect(measured(drawing(400).repeat(4))).to.deep.equal([]));

  it('takes drawings inside a drawing for its parts', () => {
    const inner = drawing(3000);
    const html = `<svg><g>${inner}</g><foreignObject><div>${inner}</div></foreignObject></svg>`;
    expect(measured(html)).to.deep.equal([[html.length, 1]]);
  });

  it('leaves out what is in a template', () =>
    expect(measured(`<template>${drawing(3000)}</template>`)).to.deep.equal([]));

  const odd = ['<svg/>', '<svg><path>', '</svg></svg>', '<svg><div></svg></div>', '<svg><template></svg></template>'];
  for (const html of odd)
    it(`reads ${html} to its end`, () => expect(measured(`${html}<p>text</p>`)).to.deep.equal([]));

  it('measures again behind an empty one', () => {
    const svg = drawing(2000);
    expect(measured(`<svg/>${svg}`)).to.deep.equal([[svg.length, 1]]);
  });

  it('keeps twenty', () => {
    const many = Array.from({ length: 30 }, (_, at) => drawing(2000).replace('"a"', `"${at}"`)).join('');
    expect(measured(many)).to.have.length(20);
  });
});
