import { expect } from 'chai';
import {
  emptyHeadings,
  secondaryHeadings,
  steppedHeadings,
} from '../../../../../domain/pages/analysis/fixes/heading-tags.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';

describe('[U] fixes of headings', () => {
  it('move all main headings but the first one level down', () =>
    expect(writeFixes(secondaryHeadings, '<h1>One</h1><h1>Two &amp; three</h1>')[0]?.code).to.equal(
      '<!-- now h1 -->\n<h2>Two &amp; three</h2>',
    ));
  it('put a heading that skips a level at the next one', () =>
    expect(writeFixes(steppedHeadings, '<h1>One</h1><h4>Deep</h4>')[0]?.code).to.equal(
      '<!-- now h4 -->\n<h2>Deep</h2>',
    ));
  it('name empty headings once a level', () =>
    expect(writeFixes(emptyHeadings, '<h1>One</h1><h2></h2><h2> </h2><h3></h3>')[0]?.code).to.equal(
      '<h2></h2>\n<h3></h3>',
    ));
  it('have nothing to say of a sound outline', () => {
    const html = '<h1>One</h1><h2>Two</h2><h3>Three</h3>';
    for (const writer of [secondaryHeadings, steppedHeadings, emptyHeadings])
      expect(writeFixes(writer, html)).to.deep.equal([]);
  });
});
