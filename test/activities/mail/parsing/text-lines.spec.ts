import { expect } from 'chai';
import { TextLines } from '../../../../activities/mail/parsing/text-lines.js';

describe('[U] lines of running text', () => {
  it('collapse blanks over pieces', () => {
    const lines = new TextLines();
    for (const piece of [' a ', ' b', '\n c']) lines.add(piece);
    expect(lines.toString()).to.equal('a b c');
  });

  it('keep blanks where they count', () => {
    const lines = new TextLines();
    lines.add('a  b\n  c', true);
    expect(lines.toString()).to.equal('a  b\n  c');
  });

  it('have one empty line around blocks that stand apart', () => {
    const lines = new TextLines();
    lines.add('a');
    lines.startBlock(true);
    lines.startBlock(true);
    lines.add('b');
    lines.startBlock(false);
    lines.add('c');
    expect(lines.toString()).to.equal('a\n\nb\nc');
  });

  it('are marked by their depth, and to the end when the rest is quoted', () => {
    const lines = new TextLines();
    lines.quoteDeeper();
    lines.add('a');
    lines.quoteLess();
    lines.add('b');
    lines.quoteRest();
    lines.add('c');
    expect(lines.toString()).to.equal('> a\nb\n> c');
  });
});
