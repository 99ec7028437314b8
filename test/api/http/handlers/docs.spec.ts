import { expect } from 'chai';
import { parseOpenApiDocument } from '../../../../api/http/contract/openapi-document.js';
import { createDocsHandlers } from '../../../../api/http/handlers/docs.js';
import { startSmallApp } from '../../../support/sites/small-app.js';

const TEXT = `# a comment
openapi: 3.1.0
info: { title: t, version: '1' }
security: []
paths: {}
`;

describe('[I] documentation handlers', () => {
  const handlers = createDocsHandlers({ document: parseOpenApiDocument(TEXT), readDocumentText: () => TEXT });
  async function ask(name: keyof typeof handlers) {
    const app = await startSmallApp([handlers[name]]);
    const answer = await app.call('GET', '/');
    await app.close();
    return answer;
  }

  it('serve the contract as YAML, to the letter, and as JSON', async () => {
    const yaml = await ask('getOpenApiYaml');
    expect([yaml.headers['content-type'], yaml.text]).to.deep.equal(['application/yaml; charset=utf-8', TEXT]);
    const json = await ask('getOpenApiJson');
    expect(json.json).to.deep.equal({ openapi: '3.1.0', info: { title: 't', version: '1' }, security: [], paths: {} });
  });

  it('serve a page that names only files of this server', async () => {
    const { text, headers } = await ask('getDocs');
    expect(headers['content-type']).to.equal('text/html; charset=utf-8');
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).to.be.greaterThan(3);
    expect(addresses.filter((address) => !address?.startsWith('/'))).to.deep.equal([]);
    expect(text).not.to.match(/<script>|<style|style=|onload/);
  });
});
