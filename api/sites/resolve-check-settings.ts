import { identifySite } from '../../domain/base/url/url-identity.js';
import { type CheckSettings, NO_CHECK_SETTINGS, overrideSettings } from '../../domain/seo/check-settings.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { type CheckSettingsError, findCheckSettingsErrors } from '../../domain/seo/find-check-settings-errors.js';
import type { CheckSettingsRepository } from '../../store/audits/check-settings.js';
import { HttpError } from '../http/http-error.js';
import { currentUser } from '../http/requests/request-context.js';

const CHECK_IDS: ReadonlySet<string> = new Set(ALL_CHECKS.map(({ id }) => id));

/** Kind of error, in the terms that a 422 uses for the same schema error. */
const ERROR_TYPES: Record<CheckSettingsError['kind'], string> = {
  unknown: 'extra_forbidden',
  out_of_range: 'value_error',
  inconsistent: 'value_error',
};

/**
 * The settings for a run: the project's stored settings, overridden by those of the request. They are resolved here and
 * stored with the operation, so that a run which is repeated or lasts for hours uses the same ones throughout. Empty
 * for the defaults.
 * @throws HttpError 422 naming each error in the request's own settings
 */
export async function resolveCheckSettings(
  stored: Pick<CheckSettingsRepository, 'find'>,
  req: object,
  siteUrl: string,
  given: CheckSettings = NO_CHECK_SETTINGS,
): Promise<{ check_settings?: CheckSettings }> {
  const project = (await stored.find(currentUser(req).id, identifySite(siteUrl))) ?? NO_CHECK_SETTINGS;
  refuseInvalidSettings(given, ['body', 'check_settings'], project);
  const { thresholds, severities } = overrideSettings(project, given);
  const isEmpty = Object.keys(thresholds).length + Object.keys(severities).length === 0;
  return isEmpty ? {} : { check_settings: { thresholds, severities } };
}

/** @throws HttpError 422 with the location of each error below `loc` */
export function refuseInvalidSettings(settings: CheckSettings, loc: readonly string[], below?: CheckSettings): void {
  const errors = findCheckSettingsErrors(settings, CHECK_IDS, below);
  if (errors.length === 0) return;
  throw HttpError.invalidInput(
    ...errors.map(({ path, kind, message }) => ({ loc: [...loc, ...path], msg: message, type: ERROR_TYPES[kind] })),
  );
}
