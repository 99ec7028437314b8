import { expect } from 'chai';
import { createOperationFinder } from '../../../../api/http/contract/operation-finder.js';
import { checkMethod, createOperationMatcher } from '../../../../api/http/requests/gate.js';
import { documentFor } from '../../../support/api/test-api.js';
import { createThingHandlers, THING_PATHS } from '../../../support/api/thing-paths.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] gate', () => {
  let app: SmallApp;
  before(async () => {
    const find = createOperationFinder(documentFor({ paths: THING_PATHS, handlers: createThingHandlers({ made: 0 }) }));
    app = await startSmallApp([
      createOperationMatcher(find),
      checkMethod,
      (req, res) => void res.json({ method: req.method }),
    ]);
  });
  after(() => app.close());

  it('answers unknown paths with 404, however they are spelt', async () => {
    const paths = [
      '/nope',
      '/Things',
      '//things',
      '/things/../things',
      '/%2e%2e/things',
      '/%252e%252e/things',
      '/things/a/b',
      '/',
    ];
    for (const path of paths) {
      const { status, json } = await app.call('GET', path);
      expect({ path, status, json }).to.deep.equal({ path, status: 404, json: { detail: 'Not found' } });
    }
    expect((await app.call('GET', '/things/')).status).to.equal(200);
  });

  it('answers unknown methods with 405 and Allow', async () => {
    for (const method of ['PATCH', 'TRACE', 'PROPFIND', 'PUT']) {
      const { status, json, headers } = await app.call(method, '/things');
      expect({ status, json }).to.deep.equal({ status: 405, json: { detail: 'Method not allowed' } });
      expect(headers.allow).to.equal('GET, POST, HEAD, OPTIONS');
    }
    expect((await app.call('HEAD', '/things-stream')).status).to.equal(405);
  });

  it('answers OPTIONS itself, and HEAD like GET without the body', async () => {
    const options = await app.call('OPTIONS', '/things/00ff');
    expect([options.status, options.headers.allow, options.text]).to.deep.equal([
      204,
      'GET, DELETE, HEAD, OPTIONS',
      '',
    ]);
    const head = await app.call('HEAD', '/things/00ff');
    expect([head.status, head.text, head.headers['content-length']]).to.deep.equal([200, '', '16']);
    expect((await app.call('POST', '/things')).json).to.deep.equal({ method: 'POST' });
  });
});
