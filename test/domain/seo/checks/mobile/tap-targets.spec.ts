import { expect } from 'chai';
import { mobileTapTargets } from '../../../../../domain/seo/checks/mobile/tap-targets.js';
import { context } from '../../../../support/check-context.js';
import { layoutFacts, renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (layout: Parameters<typeof layoutFacts>[0], more: Parameters<typeof renderedPage>[0] = {}) =>
  mobileTapTargets.judge(
    siteFrom([], { rendered: [renderedPage({ layout: layoutFacts(layout), ...more })] }),
    context(),
  );
const target = (text: string) => ({ selector: 'footer > a', text, width: 60, height: 14 });

describe('[U] mobile/tap-targets', () => {
  it('shows targets with their sizes, by their place when they have no text', () => {
    expect(judge({ small_targets: [target('Imprint'), target('')] })).to.deep.equal([
      {
        url,
        observed: '2: "Imprint" 60×14; "footer > a" 60×14',
        expected: 'at least 24×24 px, or that much room',
        where: 'footer > a',
      },
    ]);
  });

  it('says nothing when all can be hit, nor of another page that a script leads to', () => {
    expect(judge({})).to.deep.equal([]);
    const away = { documents: 2, final_url: 'https://site.example/new' };
    expect(judge({ small_targets: [target('a')] }, away)).to.deep.equal([]);
    expect(judge({ small_targets: [target('a')] }, { documents: 2 })).to.have.length(1);
  });
});
