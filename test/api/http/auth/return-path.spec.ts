import { expect } from 'chai';
import { toReturnPath } from '../../../../api/http/auth/return-path.js';

describe('[U] toReturnPath', () => {
  it('takes paths of this server', () => {
    const paths = ['/', '/docs', '/a/b?c=d&e=%2F%2Fevil.test#f', '/a//b', '/@evil.test', '/%09/evil'];
    expect(paths.map(toReturnPath)).to.deep.equal(paths);
    expect(toReturnPath('/a/../b')).to.equal('/b');
  });

  it('refuses what a browser might take to another site', () => {
    const bad = [
      '',
      'docs',
      '//evil.test',
      '///evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '/a\r\nSet-Cookie: x',
      '/a b',
      '/é',
      '/./\\evil',
      '/..//evil.test',
      '/a/..//evil.test',
      '/.//evil.test',
    ];
    expect(bad.map(toReturnPath)).to.deep.equal(bad.map(() => null));
  });
});
