import { expect } from 'chai';
import { headCharsetLate } from '../../../../../domain/seo/checks/head/charset-late.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string, contentType = 'text/html') =>
  headCharsetLate.judge(pageFrom(html, { url, headers: { 'content-type': contentType } }), context());

/** A page whose meta charset begins at this byte. */
function declaredAt(offset: number): string {
  const start = '<!DOCTYPE html><html><head><!--';
  const end = '-->';
  const filling = 'x'.repeat(offset - start.length - end.length);
  return `${start}${filling}${end}<meta charset="utf-8"></head><body>Text</body></html>`;
}

describe('[U] head/charset-late', () => {
  it('fires beyond the first 1024 bytes', () => {
    expect(judge(declaredAt(1024))).to.deep.equal([
      { url, observed: 'at byte 1,024', expected: 'within the first 1,024 bytes', where: 'meta[charset]' },
    ]);
  });

  it('leaves a declaration within them alone', () => {
    expect(judge(declaredAt(1000))).to.deep.equal([]);
  });

  it('leaves a late one alone where the header or a byte order mark has settled the matter', () => {
    expect(judge(declaredAt(1024), 'text/html; charset=utf-8')).to.deep.equal([]);
    expect(judge(`\uFEFF${declaredAt(1024)}`)).to.deep.equal([]);
  });

  it('leaves a page without any alone', () => {
    expect(judge('<head><title>T</title></head><body>Text</body>')).to.deep.equal([]);
  });
});
