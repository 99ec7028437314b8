import { expect } from 'chai';
import { resourceUsers } from '../../../../domain/seo/checks/resource-users.js';
import { sampleResource } from '../../../support/samples/resource-results.js';

describe('[U] resource users', () => {
  it('are counted in full and named in part', () => {
    expect(resourceUsers(sampleResource({ use_count: 300, used_by: ['a', 'b'] }))).to.deep.equal({
      count: 300,
      related_urls: ['a', 'b'],
    });
  });
});
