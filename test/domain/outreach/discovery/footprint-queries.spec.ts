import { expect } from 'chai';
import { footprintQueries } from '../../../../domain/outreach/discovery/footprint-queries.js';

const EIGHT = [
  'hand tools "write for us"',
  'hand tools "guest post guidelines"',
  'hand tools "submit a guest post"',
  'hand tools "become a contributor"',
  'hand tools "contribute an article"',
  'hand tools inurl:write-for-us',
  'hand tools intitle:"guest post"',
  'hand tools "this is a guest post by"',
];

describe('[U] footprint queries', () => {
  it('are eight, plain phrases before operators', () => {
    expect(footprintQueries('hand tools')).to.deep.equal(EIGHT);
  });

  it('hold the keyword without its quotes and surplus blanks', () => {
    expect(footprintQueries(' hand\n  "tools" ')).to.deep.equal(EIGHT);
  });
});
