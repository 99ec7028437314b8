import { expect } from 'chai';
import { pathSegments } from '../../../../domain/base/url/path-segments.js';

describe('[U] pathSegments', () => {
  it('splits the path and leaves empty parts out', () => {
    expect(pathSegments('https://a.example/b//c%20d/?e=/f')).to.deep.equal(['b', 'c%20d']);
    expect(pathSegments('https://a.example/')).to.deep.equal([]);
  });
});
