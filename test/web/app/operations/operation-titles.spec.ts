import { expect } from 'chai';
import { OPERATION_TYPES } from '../../../../domain/operations/operations.js';
import { OPERATION_TITLES } from '../../../../web/app/operations/operation-titles.js';

describe('[U] titles of operations', () => {
  it('are words in sentence case, one for each type and no two alike', () => {
    const titles = OPERATION_TYPES.map((type) => OPERATION_TITLES[type]);
    for (const title of titles) expect(title).to.match(/^[A-Z][^_]+[A-Za-z]$/);
    expect(new Set(titles).size).to.equal(titles.length);
  });
});
