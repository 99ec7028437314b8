import { expect } from 'chai';
import { toJsonText } from '../../cli/json-text.js';

describe('[U] JSON text', () => {
  it('indents and ends with a line end', () => {
    expect(toJsonText({ a: [1] })).to.equal('{\n  "a": [\n    1\n  ]\n}\n');
  });

  it('escapes all controls and stays the same value', () => {
    const value = { text: '\u001b[31m \u007f \u009b31m ü' };
    const text = toJsonText(value);
    expect(text).to.include('"\\u001b[31m \\u007f \\u009b31m ü"');
    expect(JSON.parse(text)).to.deep.equal(value);
  });
});
