import { expect } from 'chai';
import { contentHiddenText } from '../../../../../domain/seo/checks/content/hidden-text.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  contentHiddenText.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }),
    context(),
  );
const hidden = { selector: 'div#seo', text: 'cheap lamps cheap lamps', words: 20, reason: 'font size 0' };

describe('[U] content/hidden-text', () => {
  it('shows the text, how it is hidden and where', () => {
    expect(judge({ hidden_texts: [hidden, { ...hidden, words: 19 }] })).to.deep.equal([
      {
        url,
        observed: '20 words, font size 0: "cheap lamps cheap lamps"',
        expected: 'text that visitors can see',
        where: 'div#seo',
      },
    ]);
  });

  it('says nothing of a page without such text', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
