import type { Readiness } from '../../readiness.js';
import type { Handler } from '../contract/handler.js';

export interface HealthHandlerDeps {
  readiness: () => Promise<Readiness>;
  version: string;
}

export function createHealthHandlers({ readiness, version }: HealthHandlerDeps) {
  const getLiveness: Handler<'getLiveness'> = (_req, res) => {
    res.json({ status: 'alive' });
  };

  const getReadiness: Handler<'getReadiness'> = async (_req, res) => {
    const found = await readiness();
    res.status(found.status === 'ready' ? 200 : 503).json(found);
  };

  const getDashboardHealth: Handler<'getDashboardHealth'> = async (_req, res) => {
    const { status, dependencies } = await readiness();
    res.json({ status: status === 'ready' ? 'healthy' : 'degraded', service: 'linkwright', version, dependencies });
  };

  return { getLiveness, getReadiness, getDashboardHealth };
}
