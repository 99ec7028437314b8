import { expect } from 'chai';
import { objectId } from '../../../store/base/object-id.js';

describe('[U] object id', () => {
  it('reads 24 hex digits', () => {
    expect(objectId('65f0c0ffee65f0c0ffee65f0')?.toHexString()).to.equal('65f0c0ffee65f0c0ffee65f0');
  });

  for (const id of [
    '',
    'campaign',
    '65f0c0ffee65f0c0ffee65f',
    '65F0C0FFEE65F0C0FFEE65F0',
    '65f0c0ffee65f0c0ffee65f0\n',
  ]) {
    it(`takes ${JSON.stringify(id)} for no id`, () => {
      expect(objectId(id)).to.equal(null);
    });
  }

  it('does not take twelve characters for twelve bytes', () => {
    expect(objectId('twelve-bytes')).to.equal(null);
  });
});
