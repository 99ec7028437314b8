import { expect } from 'chai';
import { toStartPageShots } from '../../../web/report/to-start-page-shots.js';

describe('[U] images of the start page', () => {
  it('become data URLs, each where it was taken', () => {
    expect(toStartPageShots({ desktop: Buffer.from('abc'), phone: null })).to.deep.equal({
      desktop: 'data:image/jpeg;base64,YWJj',
      phone: null,
    });
    expect(toStartPageShots({ desktop: null, phone: null })).to.equal(null);
  });
});
