import { expect } from 'chai';
import { sessionSpaces } from '../../../../domain/base/url/session-spaces.js';

const visits = (count: number, path = '/a') =>
  Array.from({ length: count }, (_, at) => `https://a.example${path}?PHPSESSID=visit${at}`);

describe('[U] sessionSpaces', () => {
  it('finds pages that get ever new addresses', () => {
    const members = [...visits(10), ...visits(4, '/b')];
    expect(sessionSpaces(members)).to.deep.equal([{ name: 'PHPSESSID', pages: 2, members }]);
  });

  it('leaves one session for many pages alone, and a few sessions', () => {
    const steady = Array.from({ length: 40 }, (_, at) => `https://a.example/${at}?PHPSESSID=one`);
    expect(sessionSpaces(steady)).to.deep.equal([]);
    expect(sessionSpaces(visits(12))).to.deep.equal([]);
    expect(sessionSpaces(visits(13))).to.have.length(1);
  });
});
