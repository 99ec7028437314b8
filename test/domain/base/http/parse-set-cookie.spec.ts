import { expect } from 'chai';
import { parseSetCookie } from '../../../../domain/base/http/parse-set-cookie.js';

const read = (header: string) => {
  const { name, attributes } = parseSetCookie(header);
  return { name, attributes: [...attributes] };
};

describe('[U] parse-set-cookie', () => {
  it('reads the name and the names of attributes', () => {
    expect(read('sid=a=b; Path=/; SECURE ; SameSite=Lax')).to.deep.equal({
      name: 'sid',
      attributes: ['path', 'secure', 'samesite'],
    });
  });

  it('does not take a word in the value for an attribute', () => {
    expect(read('note=httponly')).to.deep.equal({ name: 'note', attributes: [] });
  });

  it('copes with a cookie that is none', () => {
    expect(read('')).to.deep.equal({ name: '', attributes: [] });
  });
});
