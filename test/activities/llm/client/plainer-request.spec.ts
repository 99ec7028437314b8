import { expect } from 'chai';
import { plainerRequest } from '../../../../activities/llm/client/plainer-request.js';

const REQUEST = {
  model: 'm',
  messages: [{ role: 'user' as const, content: 'x' }],
  max_tokens: 100,
  temperature: 0.4,
  response_format: { type: 'json_schema' as const, json_schema: { name: 'email', schema: {} } },
};

describe('[U] plainer request', () => {
  it('counts tokens by the other name', () => {
    const { max_tokens, ...rest } = REQUEST;
    expect(plainerRequest(REQUEST, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.")).to.deep.equal({
      ...rest,
      max_completion_tokens: max_tokens,
    });
  });

  it('leaves out a temperature that is not taken', () => {
    const { temperature: _, ...rest } = REQUEST;
    expect(plainerRequest(REQUEST, "'temperature' does not support 0.4 with this model.")).to.deep.equal(rest);
  });

  it('asks for any JSON where no schema is known', () => {
    const complaint = "'response_format.type' must be text or json_object";
    expect(plainerRequest(REQUEST, complaint)).to.deep.equal({ ...REQUEST, response_format: { type: 'json_object' } });
  });

  it('has nothing to leave out for other complaints, or twice', () => {
    expect(plainerRequest(REQUEST, 'The model m does not exist')).to.equal(null);
    const plainer = plainerRequest(REQUEST, 'temperature');
    expect(plainer && plainerRequest(plainer, 'temperature')).to.equal(null);
  });
});
