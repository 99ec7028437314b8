import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * A registry of its own (never prom-client's global one, which two apps in one test process would share), with Node's
 * own measures: memory, event loop lag, garbage collection, handles.
 * @param service label on every measure; `api` or `worker`.
 */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}
