import { expect } from 'chai';
import { VariableList } from '../../../../web/app/outreach/variable-list.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

describe('[U] list of variables', () => {
  it('has those of a campaign with what they give and how many leads have them', () => {
    const variables = [
      { name: 'first_name', gives: 'column of your leads', example: '<Ana>', leads: 40 },
      { name: 'your_name', gives: 'name of the mailbox', example: null, leads: null },
    ];
    const html = renderPart(VariableList, { variables });
    expect(html).to.contain('&lt;Ana>');
    const text = readText(html);
    expect(text).to.contain('{first_name} column of your leads').and.to.contain('(40 leads)');
    expect(text).not.to.contain('{website}');
  });

  it('has those that every email has where there is no campaign, and says that columns are some too', () => {
    const text = readText(renderPart(VariableList, { variables: null }));
    for (const words of ['{website}', '{your_organization}', '“First Name” becomes {first_name}', '{first_name|there}'])
      expect(text, words).to.contain(words);
  });
});
