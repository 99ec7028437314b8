import { expect } from 'chai';
import {
  RESERVED_VARIABLES,
  STANDARD_VARIABLES,
} from '../../../../../domain/outreach/sending/texts/standard-variables.js';
import { placeholderValues } from '../../../../../domain/outreach/writing/placeholder-values.js';

describe('[U] standard variables', () => {
  const sender = { name: 'Ana', email: 'ana@press.example', organization: 'Press' };
  const lead = { website_url: 'https://blog.example/', website_title: 'Blog' };

  it('are those that every email is filled with', () => {
    const values = placeholderValues(lead, { keywords: ['bees'] }, sender);
    expect(Object.keys(values)).to.have.members(STANDARD_VARIABLES.map(({ name }) => name));
  });

  it('are not a lead’s, but for its topic', () => {
    const custom = Object.fromEntries(STANDARD_VARIABLES.map(({ name }) => [name, 'own']));
    const values = placeholderValues({ ...lead, custom }, { keywords: ['bees'] }, sender);
    expect(Object.entries(values).filter(([, value]) => value === 'own')).to.deep.equal([['topic', 'own']]);
    expect(RESERVED_VARIABLES.has('topic')).to.equal(false);
  });
});
