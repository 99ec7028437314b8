import { expect } from 'chai';
import { requestId } from '../../../../api/http/requests/request-context.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] assignRequestId', () => {
  let app: SmallApp;
  before(async () => {
    app = await startSmallApp([(req, res) => void res.json({ id: requestId(req) })]);
  });
  after(() => app.close());

  it("takes the caller's own name when it will do", async () => {
    for (const name of ['my.request_1-a', 'x', 'X'.repeat(128)]) {
      const { headers, json } = await app.call('GET', '/', { headers: { 'x-request-id': name } });
      expect([headers['x-request-id'], json]).to.deep.equal([name, { id: name }]);
    }
  });

  it('makes a new one otherwise', async () => {
    for (const name of [undefined, '', 'has space', 'x'.repeat(129), '<b>', 'a,b', 'ü']) {
      const { headers, json } = await app.call('GET', '/', {
        headers: name === undefined ? {} : { 'x-request-id': name },
      });
      expect(headers['x-request-id']).to.match(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      expect(json).to.deep.equal({ id: headers['x-request-id'] });
    }
  });
});
