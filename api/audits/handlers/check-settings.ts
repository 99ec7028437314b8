import { NO_CHECK_SETTINGS } from '../../../domain/seo/check-settings.js';
import type { CheckSettingsRepository } from '../../../store/audits/check-settings.js';
import type { Handler } from '../../http/contract/handler.js';
import { currentUser } from '../../http/requests/request-context.js';
import { readSite } from '../../sites/read-site.js';
import { refuseInvalidSettings } from '../../sites/resolve-check-settings.js';

export interface CheckSettingsHandlerDeps {
  checkSettings: CheckSettingsRepository;
}

/** What a project (a site of a user) changes about the checks. */
export function createCheckSettingsHandlers({ checkSettings }: CheckSettingsHandlerDeps) {
  const show = async (req: object, site: string) => {
    const stored = await checkSettings.find(currentUser(req).id, site);
    const { thresholds, severities } = stored ?? NO_CHECK_SETTINGS;
    return { site, thresholds, severities, updated_at: stored?.updated_at ?? null };
  };

  const getCheckSettings: Handler<'getCheckSettings'> = async (req, res) => {
    res.json(await show(req, readSite(req)));
  };

  const putCheckSettings: Handler<'putCheckSettings'> = async (req, res) => {
    const site = readSite(req);
    // The contract fills in what is left out.
    const settings = req.body;
    refuseInvalidSettings(settings, ['body']);
    await checkSettings.put(currentUser(req).id, site, settings, new Date());
    res.json(await show(req, site));
  };

  const deleteCheckSettings: Handler<'deleteCheckSettings'> = async (req, res) => {
    await checkSettings.remove(currentUser(req).id, readSite(req));
    res.status(204).end();
  };

  return { getCheckSettings, putCheckSettings, deleteCheckSettings };
}
