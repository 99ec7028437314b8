import { expect } from 'chai';
import { jsonInScript } from '../../../../domain/seo/fixes/json-in-script.js';
import { parseMarkup } from '../../../support/fix-cases.js';

describe('[U] json in script', () => {
  it('cannot be ended by a text in it, and reads back as it was', () => {
    const value = { name: '</script><script>alert(1)</script><!-- & \u2028 "quoted" \\ \n', list: [1, null] };
    const { tags, text } = parseMarkup(jsonInScript(value));
    expect(tags).to.deep.equal(['script']);
    expect(JSON.parse(text)).to.deep.equal(value);
    expect(text).to.not.match(/[<>&\u2028]/);
  });
});
