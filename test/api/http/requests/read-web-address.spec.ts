import { expect } from 'chai';
import { HttpError } from '../../../../api/http/http-error.js';
import { readWebAddress } from '../../../../api/http/requests/read-web-address.js';

function refusal(raw: string): unknown {
  try {
    return readWebAddress(raw, ['query', 'url']);
  } catch (failure) {
    return failure instanceof HttpError ? failure.body.detail : failure;
  }
}

describe('[U] readWebAddress', () => {
  it('makes an address absolute', () => {
    expect(readWebAddress('Blog.example/a', ['query', 'url'])).to.equal('https://blog.example/a');
  });

  it('names the place, and what to write', () => {
    const loc = ['query', 'url'];
    expect(refusal('ftp://blog.example/')).to.deep.equal([{ loc, msg: 'Not an http(s) address', type: 'url_parsing' }]);
    expect(refusal('https://ｂlog.example/')).to.deep.equal([
      { loc, msg: 'must be in plain letters: write "b" for "ｂ"', type: 'url_parsing' },
    ]);
  });
});
