import { expect } from 'chai';
import { LeadVariables } from '../../../../web/app/outreach/lead-variables.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] variables of a lead', () => {
  const render = (custom: Record<string, string>, names: string[]) =>
    renderPart(LeadVariables, { path: '/api/leads/x', custom, names });

  it('has a field for each name of the campaign, with the value of the lead', () => {
    const html = render({ first_name: 'A"na' }, ['company', 'first_name']);
    expect(html).to.contain('name="custom.company"').and.to.contain('value="A&quot;na"');
    expect(html).to.contain('data-api="PATCH /api/leads/x"').and.to.contain('data-empty="null"');
    expect(html.indexOf('custom.company')).to.be.below(html.indexOf('custom.first_name'));
  });

  it('offers usual ones where there is none', () => {
    expect(render({}, [])).to.contain('name="custom.first_name"');
  });
});
