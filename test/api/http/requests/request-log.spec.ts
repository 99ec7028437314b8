import { expect } from 'chai';
import type { RequestHandler } from 'express';
import { readRequestContext } from '../../../../api/http/requests/request-context.js';
import { createRequestLog } from '../../../../api/http/requests/request-log.js';
import { createLogger } from '../../../../platform/logger.js';
import { type SmallApp, startSmallApp } from '../../../support/sites/small-app.js';

describe('[I] createRequestLog', () => {
  let app: SmallApp;
  const lines: Record<string, unknown>[] = [];
  const written: string[] = [];
  const answer: RequestHandler = (req, res) => {
    const context = readRequestContext(req);
    context.match = { path: '/u/{token}', operation: { operationId: 'unsubscribe', responses: {} }, allowed: ['GET'] };
    context.user = { id: 'alice', plan: 'free', verified_email: null, groups: null };
    res.status(req.query['fail'] === '1' ? 503 : 200).json({});
  };

  before(async () => {
    const logger = createLogger(
      { level: 'info', service: 'api' },
      {
        write: (line) => {
          written.push(line);
          lines.push(JSON.parse(line));
        },
      },
    );
    app = await startSmallApp([createRequestLog(logger), answer], logger);
  });
  beforeEach(() => {
    lines.length = 0;
  });
  after(() => app.close());

  it('writes one line with the template, and nothing of what callers send', async () => {
    const secrets = {
      authorization: 'Bearer hunter2',
      cookie: 'a=hunter2',
      'user-agent': 'hunter2',
      'x-request-id': 'r-1',
    };
    await app.call('GET', '/u/hunter2?code=hunter2', { headers: secrets });
    expect(lines).to.have.length(1);
    const { time: _time, pid: _pid, responseTime, ...line } = lines[0] ?? {};
    expect(responseTime).to.be.a('number');
    expect(line).to.deep.equal({
      level: 'info',
      service: 'api',
      msg: 'request completed',
      request_id: 'r-1',
      method: 'GET',
      route: '/u/{token}',
      operation: 'unsubscribe',
      status: 200,
      user_id: 'alice',
    });
  });

  it('names no property twice', async () => {
    await app.call('GET', '/u/x');
    const line = written.at(-1) ?? '';
    for (const name of ['request_id', 'method', 'route', 'operation', 'status', 'user_id'])
      expect(line.split(`"${name}":`), name).to.have.length(2);
  });

  it('makes an error of what failed on our side', async () => {
    await app.call('GET', '/u/x?fail=1');
    expect(lines.map(({ level, status }) => [level, status])).to.deep.equal([['error', 503]]);
  });

  it('leaves health probes out', async () => {
    await app.call('GET', '/health/live');
    expect(lines).to.deep.equal([]);
  });
});
