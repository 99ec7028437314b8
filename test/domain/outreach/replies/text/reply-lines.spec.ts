import { expect } from 'chai';
import { ReplyLines } from '../../../../../domain/outreach/replies/text/reply-lines.js';

const linesOf = (text: string, sent: number[] = []): ReplyLines => {
  const lines = text.split('\n');
  return new ReplyLines(
    lines,
    lines.map((_, index) => sent.includes(index)),
  );
};

describe('[U] lines of a reply', () => {
  it('find the end of a quotation over empty lines', () => {
    const reply = linesOf('a\n> b\n\n> c\n\nd');
    expect(reply.quotationEnd(1)).to.equal(4);
    expect(reply.quotationEnd(0)).to.equal(0);
    expect(reply.nextFull(4)).to.equal(5);
    expect(reply.nextFull(6)).to.equal(6);
  });

  it('tell how many lines stand above a quotation', () => {
    const wrapped = 'Yes.\nOn Tue, Mar 3, 2026 at 9:15 AM Samantha\nLee <sam@out.example> wrote:\n> a';
    expect(linesOf(wrapped).attributionLength(0, true)).to.equal(0);
    expect(linesOf(wrapped).attributionLength(1, false)).to.equal(2);
    expect(linesOf('Sam wrote:\n> a\n\nb').attributionLength(0, true)).to.equal(1);
    expect(linesOf('Sam wrote:\n> a\n\nb').attributionLength(0, false)).to.equal(0);
  });

  it('tell that nothing follows which a person wrote', () => {
    expect(linesOf('> a\n\n-- \nAna').isLast(1)).to.equal(true);
    expect(linesOf('> a\n\nSent from my iPhone').isLast(1)).to.equal(true);
    expect(linesOf('> a\n\nb').isLast(1)).to.equal(false);
  });

  it('find the rule above the headers of an original, and the end of what was sent', () => {
    expect(linesOf('a\n____\n\nFrom: b').startOfRule(3)).to.equal(1);
    expect(linesOf('a\nb').startOfRule(1)).to.equal(1);
    expect(linesOf('a\nb\nc', [1]).endOfSent(0)).to.equal(2);
    expect(linesOf('a\nb\nc').endOfSent(0)).to.equal(3);
  });
});
