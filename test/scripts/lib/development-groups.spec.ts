import { expect } from 'chai';
import { listMappedGroups, readGroups } from '../../../scripts/lib/development-groups.mjs';

describe('[U] groups of the development sign-in', () => {
  it('are separated by commas, each once, in the order that they are written in', () => {
    expect(readGroups(' seo, client acme ,,seo')).to.deep.equal(['seo', 'client acme']);
    expect(readGroups('')).to.deep.equal([]);
  });

  it('are refused when they are no names, or too many', () => {
    expect(readGroups('a\u0000b')).to.equal(null);
    expect(readGroups('x'.repeat(201))).to.equal(null);
    expect(readGroups(Array.from({ length: 51 }, (_, at) => `g${at}`).join())).to.equal(null);
  });

  it('are offered as the setting names them, and not at all where it is no list', () => {
    expect(listMappedGroups('[{"group":"seo"},{"group":"seo"},{"group":7},null,{"group":"ops"}]')).to.deep.equal([
      'seo',
      'ops',
    ]);
    for (const wrong of [undefined, '', '{', '{"group":"seo"}']) expect(listMappedGroups(wrong)).to.deep.equal([]);
  });
});
