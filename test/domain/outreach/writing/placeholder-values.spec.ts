import { expect } from 'chai';
import { placeholderValues } from '../../../../domain/outreach/writing/placeholder-values.js';

const lead = { website_url: 'https://www.Bücher.example/write-for-us' };
const campaign = { keywords: ['garden bees', 'honey'] };
const sender = { name: 'Ana Lind', email: 'ana@press.example' };

describe('[U] placeholderValues', () => {
  it('are what is known without asking, and no name', () => {
    expect(placeholderValues(lead, campaign, sender)).to.deep.equal({
      website: 'bücher.example',
      topic: 'garden bees',
      your_name: 'Ana Lind',
      your_site: 'press.example',
    });
  });

  it('give way to what the caller says', () => {
    expect(placeholderValues(lead, campaign, sender, { name: 'Bob', topic: 'wasps', price: '20 €' })).to.deep.equal({
      website: 'bücher.example',
      topic: 'wasps',
      your_name: 'Ana Lind',
      your_site: 'press.example',
      name: 'Bob',
      price: '20 €',
    });
  });

  it('leave out what is empty, the caller’s too', () => {
    const values = placeholderValues(lead, { keywords: [] }, { ...sender, name: ' ' }, { website: '', name: '\t' });
    expect(values).to.deep.equal({ your_site: 'press.example' });
  });
});
