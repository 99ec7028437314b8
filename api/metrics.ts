import type { RequestHandler } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';
import { readRequestContext } from './http/requests/request-context.js';

/** Seconds; the contract's bounds are at 0.05 (dashboard reads), 0.1 (202 responses) and 30 and 120 (waits). */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Requests by route template, so that the number of series is bounded by the contract and not by what callers send. */
export function createRequestMetrics(registry: Registry): RequestHandler {
  const labelNames = ['method', 'route', 'status'] as const;
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests handled',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte read to the last byte written',
    labelNames,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return (req, res, next) => {
    const startedAt = process.hrtime.bigint();
    res.once('close', () => {
      const match = readRequestContext(req).match;
      const known = match?.allowed.includes(req.method) ?? false;
      const labels = {
        method: known ? req.method : 'other',
        route: match?.path ?? 'unknown',
        status: String(res.statusCode),
      };
      total.inc(labels);
      duration.observe(labels, Number(process.hrtime.bigint() - startedAt) / 1e9);
    });
    next();
  };
}
