import { expect } from 'chai';
import { a11yContrast } from '../../../../../domain/seo/checks/a11y/contrast.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  a11yContrast.judge(siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }), context());

describe('[U] a11y/contrast', () => {
  it('shows the text with the contrast that it has and needs', () => {
    const low_contrast = [{ selector: 'p.note', text: 'Small print', ratio: 2.84, required: 4.5 }];
    expect(judge({ low_contrast })).to.deep.equal([
      {
        url,
        observed: '"Small print" 2.84:1 of 4.5:1',
        expected: 'at least 4.5:1, 3:1 for large text',
        where: 'p.note',
      },
    ]);
  });

  it('says nothing of a page on which all can be read', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
