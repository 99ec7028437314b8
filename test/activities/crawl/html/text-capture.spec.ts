import { expect } from 'chai';
import { TextCapture } from '../../../../activities/crawl/html/text-capture.js';

describe('[U] text-capture', () => {
  it('joins what it is given as a reader sees it', () => {
    const capture = new TextCapture();
    for (const piece of ['\n  Green', ' te', 'a \n']) capture.add(piece);
    expect(capture.text).to.equal('Green tea');
  });

  it('keeps words apart at breaks and around alternatives', () => {
    const capture = new TextCapture();
    capture.break();
    capture.add('one');
    capture.break();
    capture.break();
    capture.add('two');
    capture.addAlt('three');
    capture.add('four');
    expect(capture.text).to.equal('one two three four');
  });

  it('tells text from alternatives of images and from white space', () => {
    const capture = new TextCapture();
    capture.add(' \n');
    capture.addAlt('Logo');
    expect([capture.hasText, capture.text]).to.deep.equal([false, 'Logo']);
    capture.add('x');
    expect(capture.hasText).to.equal(true);
  });

  it('takes back what came after a mark', () => {
    const capture = new TextCapture();
    capture.addAlt('Logo');
    const { mark } = capture;
    capture.add('¶');
    expect([capture.since(mark), capture.hasText]).to.deep.equal(['¶', true]);
    capture.cutTo(mark);
    expect([capture.text, capture.hasText]).to.deep.equal(['Logo', false]);
  });

  it('stops at 10,000 characters, and a last piece of as many', () => {
    const capture = new TextCapture();
    capture.add('x'.repeat(9999));
    capture.add('y'.repeat(10_001));
    capture.add('z');
    capture.addAlt('z');
    expect(capture.text).to.equal('x'.repeat(9999) + 'y'.repeat(10_000));
  });
});
