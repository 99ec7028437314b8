import { expect } from 'chai';
import { businessFacts } from '../../../../domain/seo/trust/business-facts.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

function factsOf(data: object): string[] {
  const block = JSON.stringify({ '@context': 'https://schema.org', ...data });
  const { html } = pageFrom(htmlPage('', `<script type="application/ld+json">${block}</script>`));
  return html ? businessFacts(html) : [];
}

describe('[U] businessFacts', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '4 High Street' };

  it('are address, telephone and hours that the data state for a firm of any kind', () => {
    const hours = { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '17:00' };
    expect(
      factsOf({ '@type': 'HairSalon', name: 'A', address, telephone: '1', openingHoursSpecification: hours }),
    ).to.deep.equal(['address', 'telephone', 'hours']);
    expect(factsOf({ '@graph': [{ '@type': 'Organization', name: 'A', telephone: '1' }] })).to.deep.equal([
      'telephone',
    ]);
  });

  it('are none of what is empty, or said of something else', () => {
    expect(factsOf({ '@type': 'Dentist', name: 'A', address: '', telephone: null })).to.deep.equal([]);
    expect(factsOf({ '@type': 'Person', name: 'A', address, telephone: '1' })).to.deep.equal([]);
    const other = { '@type': 'LocalBusiness', name: 'B', address, telephone: '1' };
    expect(factsOf({ '@type': 'Review', itemReviewed: other })).to.deep.equal([]);
  });
});
