import { expect } from 'chai';
import { createSseParser } from '../../../cli/api/sse-parser.js';

const parseAll = (...pieces: string[]) => {
  const parser = createSseParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

describe('[U] SSE parser', () => {
  it('reads id, event and data', () => {
    expect(parseAll('id: 7\nevent: progress\ndata: {"done":1}\n\n')).to.deep.equal([
      { id: '7', event: 'progress', data: '{"done":1}' },
    ]);
  });

  it('gives the same events wherever the stream is cut', () => {
    const text = ': hello\r\nid: 1\r\nevent: progress\r\ndata: a\r\ndata: b\r\n\r\nid: 2\r\ndata: c\r\n\r\n';
    const whole = parseAll(text);
    expect(whole).to.deep.equal([
      { id: '1', event: 'progress', data: 'a\nb' },
      { id: '2', event: 'message', data: 'c' },
    ]);
    for (let cut = 1; cut < text.length; cut += 1) {
      expect(parseAll(text.slice(0, cut), text.slice(cut)), `cut at ${cut}`).to.deep.equal(whole);
    }
    expect(parseAll(...text)).to.deep.equal(whole);
  });

  it('ends lines at LF, CR and CRLF', () => {
    expect(parseAll('data: a\n\ndata: b\r\rdata: c\r\n\r\n').map(({ data }) => data)).to.deep.equal(['a', 'b', 'c']);
  });

  it('passes over comments, unknown fields and events without data', () => {
    expect(parseAll(': still here\n\nevent: progress\n\nfoo: bar\ndata: a\n\n')).to.deep.equal([
      { id: '', event: 'message', data: 'a' },
    ]);
  });

  it('takes one blank after the colon away, and a field without colon as empty', () => {
    expect(parseAll('data:  a\ndata\ndata:b:c\n\n')[0]?.data).to.equal(' a\n\nb:c');
  });

  it('keeps the last id for events without one, and one without data still counts', () => {
    const events = parseAll('id: 4\n\ndata: a\n\nid: 5\ndata: b\n\nid\ndata: c\n\n');
    expect(events.map(({ id }) => id)).to.deep.equal(['4', '5', '']);
  });

  it('ignores an id with a NUL', () => {
    expect(parseAll('id: 1\nid: 2\0\ndata: a\n\n')[0]?.id).to.equal('1');
  });

  it('never returns an event that the end cuts off', () => {
    expect(parseAll('data: a\n\ndata: b\n')).to.deep.equal([{ id: '', event: 'message', data: 'a' }]);
  });

  it('remembers the retry time and ignores one that is no number', () => {
    const parser = createSseParser();
    expect(parser.retryMs()).to.equal(null);
    parser.push('retry: 1500\nretry: soon\n\n');
    expect(parser.retryMs()).to.equal(1500);
  });

  it('refuses a line without an end', () => {
    const parser = createSseParser();
    const push = () => {
      for (let count = 0; count < 20; count += 1) parser.push('x'.repeat(100_000));
    };
    expect(push).to.throw('no line ends');
  });
});
