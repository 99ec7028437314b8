import { expect } from 'chai';
import { refreshRedirects } from '../../../../domain/base/http/refresh-redirects.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://site.example/dir/page';
const meta = (content: string) => `<meta http-equiv="refresh" content="${content}">`;
const read = (head: string, headers: Record<string, string> = {}) =>
  refreshRedirects(pageFrom(`<head>${head}</head><body>Text</body>`, { url, headers }));

describe('[U] refresh-redirects', () => {
  it('reads the meta element', () => {
    expect(read(meta('0;URL=../new'))).to.deep.equal([
      { via: 'meta', delay_s: 0, target: '../new', url: 'https://site.example/new' },
    ]);
  });

  it('reads the header first', () => {
    expect(read(meta('5; url=/b'), { refresh: '0; url=/a' }).map(({ via, url: to }) => [via, to])).to.deep.equal([
      ['header', 'https://site.example/a'],
      ['meta', 'https://site.example/b'],
    ]);
  });

  it('minds the base element for meta alone', () => {
    const found = read(`<base href="/other/">${meta('0; url=x')}`, { refresh: '0; url=x' });
    expect(found.map(({ url: to }) => to)).to.deep.equal([
      'https://site.example/dir/x',
      'https://site.example/other/x',
    ]);
  });

  it('leaves reloads out', () => {
    expect(read(meta('30'))).to.deep.equal([]);
    expect(read(meta('30; url=page#part'))).to.deep.equal([]);
  });

  it('names targets that are no web address', () => {
    expect(read(meta('0; url=mailto:a@b.example')).map(({ url: to }) => to)).to.deep.equal([null]);
  });
});
