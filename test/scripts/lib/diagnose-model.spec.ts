import { expect } from 'chai';
import { diagnoseModel } from '../../../scripts/lib/diagnose-model.mjs';
import { startHttpServer } from '../../support/servers/loopback-server.js';

describe('[U] diagnosis of the language model', () => {
  async function diagnose(status: number) {
    const asked: unknown[] = [];
    const server = await startHttpServer((request, response) => {
      asked.push([request.url, request.headers.authorization]);
      response.writeHead(status).end('{}');
    });
    const env = { OPENAI_MODEL: 'small', OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: `${server.url}/v1/` };
    const found = await diagnoseModel(env);
    await server.close();
    expect(JSON.stringify(found)).not.to.contain('sk-secret');
    return { ...found, asked };
  }

  it('is fine where the server takes the key and knows the model', async () => {
    const { state, essential, asked } = await diagnose(200);
    expect([state, essential]).to.deep.equal(['ok', false]);
    expect(asked).to.deep.equal([['/v1/models/small', 'Bearer sk-secret']]);
  });

  for (const [status, words, fix] of [
    [401, 'rejected the API key', 'OPENAI_API_KEY'],
    [403, 'rejected the API key', 'OPENAI_API_KEY'],
    [404, 'does not know small', 'OPENAI_MODEL'],
    [429, 'quota', 'account'],
    [503, 'reported an error', 'server'],
  ] as const)
    it(`names what ${status} means`, async () => {
      const found = await diagnose(status);
      expect(found.state).to.equal('missing');
      expect(found.found).to.contain(words);
      expect(found.fix).to.contain(fix);
    });

  it('names a server that is not there', async () => {
    const found = await diagnoseModel({ OPENAI_MODEL: 'small', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(found).to.include({ state: 'missing', fix: 'check OPENAI_BASE_URL' });
    expect(found.found).to.contain('could not be reached');
  });

  it('asks no one where none is set up', async () => {
    expect(await diagnoseModel({})).to.include({ state: 'later', essential: false });
    expect(await diagnoseModel({ OPENAI_MODEL: 'small' })).to.include({ state: 'later' });
  });
});
