import { expect } from 'chai';
import { imageSvgInvalid } from '../../../../../domain/seo/checks/image/svg-invalid.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const svg_error = 'line 3: Unexpected close tag';

describe('[U] image/svg-invalid', () => {
  it('fires with the line of the error', () => {
    expect(judgeResources(imageSvgInvalid, [sampleResource({ svg_error })])).to.deep.equal([
      { url: `${SITE}/file`, observed: svg_error, expected: 'well-formed XML', ...USERS },
    ]);
  });

  it('leaves sound files and what proves nothing alone', () => {
    const resources = [sampleResource(), ...UNPROVEN.map((unproven) => sampleResource({ svg_error, ...unproven }))];
    expect(judgeResources(imageSvgInvalid, resources)).to.deep.equal([]);
  });
});
