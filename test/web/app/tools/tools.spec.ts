import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { TOOL_GROUPS } from '../../../../web/app/tools/tools.js';

interface Contract {
  paths: Record<string, { post?: { requestBody: { content: Record<string, { schema: Body }> } } }>;
  components: { schemas: Record<string, Body> };
}
interface Body {
  $ref?: string;
  properties?: Record<string, { enum?: string[] }>;
  required?: string[];
}

describe('[U] tools of the app', () => {
  const contract: Contract = parse(readFileSync('api/generated/openapi.yaml', 'utf8'));
  const tools = TOOL_GROUPS.flatMap((group) => group.tools);

  function bodyOf(call: string): Body {
    const [method, path = ''] = call.split(' ');
    expect(method).to.equal('POST');
    const schema = contract.paths[path]?.post?.requestBody.content['application/json']?.schema ?? {};
    return schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  }

  for (const { id, call, fields, choices = [] } of tools) {
    it(`${id} asks for what its operation takes, and for all that it needs`, () => {
      const { properties = {}, required = [] } = bodyOf(call);
      const asked = [...fields, ...choices].map(({ name }) => name);
      expect(Object.keys(properties)).to.include.members(asked);
      expect(asked).to.include.members(required);
      for (const { name, options } of choices)
        expect(
          options.map(({ value }) => value),
          name,
        ).to.deep.equal(properties[name]?.enum);
    });
  }

  it('have ids of their own', () => {
    expect(new Set(tools.map(({ id }) => id)).size).to.equal(tools.length);
    expect(tools).to.have.length(9);
  });
});
