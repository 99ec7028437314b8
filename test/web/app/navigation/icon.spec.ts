import { expect } from 'chai';
import { Icon } from '../../../../web/app/navigation/icon.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] icons', () => {
  it('are outlines that screen readers skip', () => {
    const html = renderPart(Icon, { name: 'search' as const });
    expect(html).to.match(/^<svg class="icon" .*aria-hidden="true".*><path d="M[^"]+"/);
  });
});
