import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { createErrorHandler } from '../../../api/http/errors.js';
import { assignRequestId } from '../../../api/http/requests/request-id.js';
import { createLogger, type Logger } from '../../../platform/logger.js';
import { type Answer, type Call, callHttp } from '../servers/http-call.js';

export interface SmallApp {
  port: number;
  call(method: string, path: string, call?: Call): Promise<Answer>;
  close(): Promise<void>;
}

/** A few middlewares on a free port, between the naming of requests and the mapping of errors. */
export async function startSmallApp(
  middlewares: RequestHandler[],
  logger: Logger = createLogger({ level: 'silent', service: 'api' }),
): Promise<SmallApp> {
  const app = express();
  app.use(assignRequestId, ...middlewares, createErrorHandler(logger));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    call: (method, path, call) => callHttp(port, method, path, call),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
