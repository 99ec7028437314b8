import { createRequire } from 'node:module';
import { expect } from 'chai';
import { middleware as createValidator } from 'express-openapi-validator';
import { skipMetaSchema } from '../../../../api/http/contract/skip-meta-schema.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

const MODULE = 'express-openapi-validator/dist/framework/openapi.schema.validator.js';

const CONTRACT = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      get: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'Fine' } },
      },
    },
  },
});

describe('[I] skipMetaSchema', () => {
  it('leaves a validator that checks requests and never makes one for the document', async () => {
    skipMetaSchema();
    const loaded: { OpenAPISchemaValidator: { name: string } } = createRequire(import.meta.url)(MODULE);
    expect(loaded.OpenAPISchemaValidator.name).to.equal('NoSchemaValidator');
    const [first, ...rest] = createValidator({ apiSpec: JSON.parse(CONTRACT), validateApiSpec: false });
    if (!first) throw new Error('The validator has no middleware');
    const app = await startSmallApp([first, ...rest, (_req, res) => void res.json('found')]);
    try {
      const ask = async (query: string) => (await app.call('GET', `/things${query}`)).status;
      expect([await ask('?limit=5'), await ask('?limit=many')]).to.deep.equal([200, 422]);
    } finally {
      await app.close();
    }
  });
});
