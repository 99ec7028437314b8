import { expect } from 'chai';
import { cssString } from '../../../../web/report/style/css-string.js';

describe('[U] CSS string', () => {
  it('writes everything but letters and digits as an escape of six digits', () => {
    expect(cssString('Nord 1')).to.equal('"Nord\\0000201"');
    expect(cssString('a"b')).to.equal('"a\\000022b"');
    expect(cssString('ü€💡')).to.equal('"\\0000fc\\0020ac\\01f4a1"');
  });

  it('lets nothing end the string, the rule or the element', () => {
    const hostile = `"; } body { display: none } </style><script>x</script> \\ \n \r \f ' /* url(http://x) @import`;
    expect(cssString(hostile)).to.match(/^"(?:[A-Za-z0-9]|\\[0-9a-f]{6})*"$/);
  });

  it('replaces what has no escape and cuts what is too long', () => {
    expect(cssString('\0\ud800')).to.equal('"\\00fffd\\00fffd"');
    expect(cssString('a'.repeat(500))).to.have.length(162);
  });
});
