import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../../../platform/logger.js';
import { readRequestContext } from './request-context.js';

/**
 * One line per request. The route is logged by its template and the query string not at all: paths and queries carry
 * codes, tokens and addresses of people. Health probes are left out.
 */
export function createRequestLog(logger: Logger): RequestHandler {
  const log = pinoHttp<Request>({
    logger,
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'request_id' },
    genReqId: (req) => readRequestContext(req).requestId,
    autoLogging: { ignore: (req) => req.url.startsWith('/health/') },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    serializers: { req: () => undefined, res: () => undefined },
    // As properties of a logger they would be redacted and serialized at the start of the request and again at its end.
    customSuccessObject: (req, res, timing) => ({ ...describeRequest(req, res), ...timing }),
    customErrorObject: (req, res, _error, failure) => ({ ...describeRequest(req, res), ...failure }),
  });
  return (req, res, next) => log(req, res, next);
}

function describeRequest(req: Request, res: ServerResponse) {
  const { match, user } = readRequestContext(req);
  return {
    method: req.method,
    route: match?.path ?? null,
    operation: match?.operation?.operationId ?? null,
    status: res.statusCode,
    user_id: user?.id ?? null,
  };
}
