import type { HandlersOf } from '../../../http/contract/handler.js';
import { ownCampaign } from '../../campaigns/own-campaign.js';
import { type ForecastQueueDeps, forecastCampaign, forecastPlan } from '../forecast-queue.js';
import { type ReadQueuePlanDeps, readQueuePlan } from '../read-queue-plan.js';

export type ForecastsHandlerDeps = ReadQueuePlanDeps & ForecastQueueDeps;

/** No queue of its own: what is forecast is not queued. */
const NO_QUEUE = '';

/** When the emails of a queue leave, before it begins and while it runs. */
export function createForecastsHandlers(
  deps: ForecastsHandlerDeps,
): HandlersOf<'forecastOutreach' | 'getCampaignForecast'> {
  return {
    forecastOutreach: async (req, res) => {
      const now = new Date();
      const { user_id, id } = await ownCampaign(deps, req);
      const read = await readQueuePlan(deps, req, NO_QUEUE, now);
      res.json(await forecastPlan(deps, { userId: user_id, campaignId: id, ...read }, now));
    },
    getCampaignForecast: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      res.json(await forecastCampaign(deps, user_id, id, new Date()));
    },
  };
}
