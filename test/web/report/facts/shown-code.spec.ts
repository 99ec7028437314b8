import { expect } from 'chai';
import { shownCode } from '../../../../web/report/facts/shown-code.js';

describe('[U] shown code', () => {
  it('keeps lines and indentation', () => {
    expect(shownCode('<head>\r\n  <title>a</title>\n\t<meta>\n</head>')).to.equal(
      '<head>\n  <title>a</title>\n\t<meta>\n</head>',
    );
  });

  it('hides nothing and never ends late', () => {
    expect(shownCode('a\u202eb')).to.equal('a[U+202E]b');
    const long = shownCode('x\n'.repeat(100)).split('\n');
    expect([long.length, long.at(-1)]).to.deep.equal([61, '… 41 more lines']);
    expect(shownCode('y'.repeat(5000))).to.have.length(401);
  });
});
