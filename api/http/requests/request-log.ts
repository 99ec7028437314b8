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
    // Else the properties below stand in the line twice, those of the start of the request first.
    quietResLogger: true,
    customAttributeKeys: { reqId: 'request_id' },
    genReqId: (req) => readRequestContext(req).requestId,
    autoLogging: { ignore: (req) => req.url.startsWith('/health/') },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    serializers: { req: () => undefined, res: () => undefined },
    customProps: (req, res) => ({
      method: req.method,
      route: readRequestContext(req).match?.path ?? null,
      operation: readRequestContext(req).match?.operation?.operationId ?? null,
      status: res.statusCode,
      user_id: readRequestContext(req).user?.id ?? null,
    }),
  });
  return (req, res, next) => log(req, res, next);
}
