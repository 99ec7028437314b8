import { expect } from 'chai';
import { BLOCK_BREAK, TextCollector } from '../../../../activities/crawl/html/text-collector.js';

describe('[U] text-collector', () => {
  it('keeps the main text apart from the rest', () => {
    const text = new TextCollector();
    text.add('Menu', 'frame', false);
    text.add('Tea ', 'other', false);
    text.add('is nice.', 'other', false);
    expect([text.mainText, text.restText]).to.deep.equal(['Tea is nice.', 'Menu']);
  });

  const around = (inside: number, outside: number) => {
    const text = new TextCollector();
    text.add('Menu', 'frame', false);
    text.add('o'.repeat(outside), 'other', false);
    text.add('i'.repeat(inside), 'main', false);
    return [text.mainText.length, text.restText.length - 'Menu'.length];
  };

  it('takes the main landmark for the main text, and banners around it for the frame', () => {
    expect(around(80, 200)).to.deep.equal([80, 200]);
    expect(around(80, 500)).to.deep.equal([80, 500]);
    expect(around(5_000, 2_500)).to.deep.equal([5_000, 2_500]);
  });

  it('takes all of it where the landmark holds too little, or nothing', () => {
    expect(around(80, 501)).to.deep.equal([581, 0]);
    expect(around(2_000, 1_001)).to.deep.equal([3_001, 0]);
    expect(around(0, 200)).to.deep.equal([200, 0]);
  });

  it('counts no white space, and keeps the order of the page', () => {
    const text = new TextCollector();
    for (const [piece, place] of [
      ['first ', 'other'],
      [' ', 'main'],
      ['menu ', 'frame'],
      ['last', 'other'],
    ] as const)
      text.add(piece, place, false);
    expect([text.mainText, text.restText]).to.deep.equal(['first  last', 'menu ']);
    text.add('Tea', 'main', false);
    expect([text.mainText, text.restText]).to.deep.equal([' Tea', 'first menu last']);
  });

  it('sets one break between blocks, none before the first', () => {
    const text = new TextCollector();
    text.break();
    text.add('one', 'other', false);
    text.break();
    text.break();
    text.add('two', 'other', false);
    expect(text.mainText.split(BLOCK_BREAK)).to.deep.equal(['one', 'two']);
    expect(text.restText).to.equal('');
  });

  it('puts a break that no pattern takes for a letter', () => {
    expect(/^\s$/.test(BLOCK_BREAK)).to.equal(true);
  });

  it('gives the main text without code', () => {
    const text = new TextCollector();
    text.add('Call ', 'other', false);
    text.add('read()', 'other', true);
    text.add(' now.', 'other', false);
    text.add('menu()', 'frame', true);
    expect([text.mainText, text.uncodedMainText]).to.deep.equal(['Call read() now.', 'Call  now.']);
  });

  it('holds 2,000,000 characters of each', () => {
    const text = new TextCollector();
    const piece = 'x'.repeat(1_500_000);
    for (let times = 0; times < 3; times++) {
      text.add(piece, 'other', false);
      text.add(piece, 'frame', false);
    }
    expect([text.mainText.length, text.restText.length]).to.deep.equal([2_000_000, 2_000_000]);
  });
});
