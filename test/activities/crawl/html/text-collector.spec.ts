import { expect } from 'chai';
import { BLOCK_BREAK, TextCollector } from '../../../../activities/crawl/html/text-collector.js';

describe('[U] text-collector', () => {
  it('keeps the main text apart from the rest', () => {
    const text = new TextCollector();
    text.add('Menu', false, false);
    text.add('Tea ', true, false);
    text.add('is nice.', true, false);
    expect([text.mainText, text.restText]).to.deep.equal(['Tea is nice.', 'Menu']);
  });

  it('sets one break between blocks, none before the first', () => {
    const text = new TextCollector();
    text.break();
    text.add('one', true, false);
    text.break();
    text.break();
    text.add('two', true, false);
    expect(text.mainText.split(BLOCK_BREAK)).to.deep.equal(['one', 'two']);
    expect(text.restText).to.equal('');
  });

  it('puts a break that no pattern takes for a letter', () => {
    expect(/^\s$/.test(BLOCK_BREAK)).to.equal(true);
  });

  it('gives the main text without code', () => {
    const text = new TextCollector();
    text.add('Call ', true, false);
    text.add('read()', true, true);
    text.add(' now.', true, false);
    text.add('menu()', false, true);
    expect([text.mainText, text.uncodedMainText]).to.deep.equal(['Call read() now.', 'Call  now.']);
  });

  it('holds 2,000,000 characters of each', () => {
    const text = new TextCollector();
    const piece = 'x'.repeat(1_500_000);
    for (let times = 0; times < 3; times++) {
      text.add(piece, true, false);
      text.add(piece, false, false);
    }
    expect([text.mainText.length, text.restText.length]).to.deep.equal([2_000_000, 2_000_000]);
  });
});
