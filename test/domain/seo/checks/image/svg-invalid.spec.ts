import { expect } from 'chai';
import { imageSvgInvalid } from '../../../../../domain/seo/checks/image/svg-invalid.js';
import { judgeResources, resourceOf, SITE, UNPROVEN, USERS } from '../../../../support/resource-results.js';

const svg_error = 'line 3: Unexpected close tag';

describe('[U] image/svg-invalid', () => {
  it('fires with the line of the fault', () => {
    expect(judgeResources(imageSvgInvalid, [resourceOf({ svg_error })])).to.deep.equal([
      { url: `${SITE}/file`, observed: svg_error, expected: 'well-formed XML', ...USERS },
    ]);
  });

  it('leaves sound files and what proves nothing alone', () => {
    const resources = [resourceOf(), ...UNPROVEN.map((unproven) => resourceOf({ svg_error, ...unproven }))];
    expect(judgeResources(imageSvgInvalid, resources)).to.deep.equal([]);
  });
});
