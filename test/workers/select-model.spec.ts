import { expect } from 'chai';
import { selectModel } from '../../workers/select-model.js';

const none = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: undefined };

describe('[U] selectModel', () => {
  it('needs a model, and a key or an address of its own', () => {
    expect(selectModel(none)).to.equal(null);
    expect(selectModel({ ...none, OPENAI_API_KEY: 'k' })).to.equal(null);
    expect(selectModel({ ...none, OPENAI_MODEL: 'm' })).to.equal(null);
    expect(selectModel({ ...none, OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' })).to.deep.equal({
      api_key: 'k',
      base_url: null,
      model: 'm',
    });
    expect(selectModel({ ...none, OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://model/v1' })).to.deep.equal({
      api_key: 'none',
      base_url: 'http://model/v1',
      model: 'm',
    });
  });
});
