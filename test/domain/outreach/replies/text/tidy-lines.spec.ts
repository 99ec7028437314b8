import { expect } from 'chai';
import { tidyLines } from '../../../../../domain/outreach/replies/text/tidy-lines.js';

describe('[U] tidy lines', () => {
  it('have one empty line where something was taken out', () => {
    expect(tidyLines(['a', '', null, null, '', 'b', null])).to.equal('a\n\nb');
  });

  it('keep empty lines elsewhere', () => {
    expect(tidyLines(['', 'a  ', '', '', 'b', ''])).to.equal('a\n\n\nb');
  });

  it('are nothing when nothing is left', () => {
    expect(tidyLines([null, '', null])).to.equal('');
  });
});
