import { expect } from 'chai';
import { readAutocomplete } from '../../../../domain/insights/keywords/read-autocomplete.js';

describe('[U] suggestions that a user sends', () => {
  it('are the texts of a list', () => {
    expect(readAutocomplete({ path: 'a', value: ['oak lamp', 5, ''] }).map(({ path }) => path)).to.deep.equal(['a[0]']);
    expect(readAutocomplete({ path: 'a', value: 'oak' })).to.deep.equal([]);
    expect(readAutocomplete(null)).to.deep.equal([]);
  });
});
