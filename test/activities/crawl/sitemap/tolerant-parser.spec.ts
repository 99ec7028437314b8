import { expect } from 'chai';
import { TolerantParser } from '../../../../activities/crawl/sitemap/tolerant-parser.js';

/** A parser, and what it tells: tags as "+name" and "-name", errors as "line: message", fatal ones with "!". */
function parser(): { parser: TolerantParser; told: string[] } {
  const reported: string[] = [];
  const tell = (what: string) => {
    reported.push(what);
  };
  return {
    told: reported,
    parser: new TolerantParser({
      open: (name, attributes, line) => tell(`+${name} ${JSON.stringify(attributes)} ${line}`),
      text: (text) => tell(text),
      close: (name, line) => tell(`-${name} ${line}`),
      fault: (line, message, isFatal) => tell(`${line}: ${message}${isFatal ? '!' : ''}`),
    }),
  };
}

function reported(...pieces: string[]): string[] {
  const subject = parser();
  for (const piece of pieces) subject.parser.write(piece);
  subject.parser.close();
  return subject.told;
}

describe('[U] tolerant-parser', () => {
  it('tells tags, texts and CDATA', () => {
    expect(reported('<a b="c&amp;d">x&#x41;\n<e/><![CD', 'ATA[&\ufdd0]]></a>')).to.deep.equal([
      '+a {"b":"c&d"} 1',
      'xA\n',
      '+e {} 2',
      '-e 2',
      '&&',
      '-a 2',
    ]);
  });

  it('continues behind errors', () => {
    expect(reported('<a>\n<b></c></b>&x;</a>')).to.deep.equal([
      '+a {} 1',
      '\n',
      '+b {} 2',
      '2: Unexpected close tag',
      '2: Unexpected close tag',
      '2: Unmatched closing tag: c',
      '</c>',
      '-b 2',
      '2: Invalid character entity',
      '&x;',
      '-a 2',
    ]);
  });

  it('tells of a root that is not closed, and of a declaration that comes late', () => {
    expect(reported('<a>\n')).to.deep.equal(['+a {} 1', '\n', '2: the file ends before its root element is closed']);
    expect(reported('\n<?xml version="1.0"?><a/>')[0]).to.equal(
      '2: the XML declaration is not at the very start of the file',
    );
  });

  it('takes for fatal what cannot be read on', () => {
    expect(reported('<a hasOwnProperty="x" y="z">')[0]).to.equal('1: the markup cannot be read!');
    expect(reported(`<a><!--${'x'.repeat(70_000)}`)[1]).to.equal('1: Max buffer length exceeded: comment!');
    const errors = reported(`<a>${'</b>'.repeat(5001)}`).filter((line) => line.endsWith('!'));
    expect(errors[0]).to.equal('1: Unexpected close tag!');
  });

  it('knows whether the last thing was a whole tag', () => {
    const subject = parser().parser;
    const pieces = ['<a>', 'x', '<b', '/>', '</a', '>', '<!-- -->'];
    const states = pieces.map((piece) => {
      subject.write(piece);
      return subject.isBehindTag;
    });
    expect(states).to.deep.equal([true, false, false, true, false, true, false]);
  });

  it('continues behind what somebody else read', () => {
    const subject = parser();
    subject.parser.write('<a>');
    subject.parser.skipTo(7, ['b', 'c']);
    subject.parser.write('\n</c></x></b>');
    expect(subject.told.slice(1)).to.deep.equal([
      '\n',
      '-c 8',
      '8: Unexpected close tag',
      '8: Unexpected close tag',
      '8: Unmatched closing tag: x',
      '</x>',
      '-b 8',
    ]);
    expect(subject.parser.line).to.equal(8);
  });
});
