import { identifySite } from '../../../domain/base/url/url-identity.js';
import type { BatchPage } from '../../../domain/pages/analysis/plan-batch.js';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import type { CheckSettingsRepository } from '../../../store/audits/check-settings.js';
import { resolveCheckSettings } from '../../sites/resolve-check-settings.js';
import { HttpError } from '../http-error.js';
import { allowedUrl, type UrlGuard } from './allowed-url.js';

export interface BatchDeps {
  guard: UrlGuard;
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
}

/** Looked up at the same time; each may wait for a name server. */
const AT_ONCE = 10;

/**
 * The pages of a batch, made absolute, each with why it may not be requested: one bad address fails alone. And the check
 * settings of their sites, where a project has some.
 */
export async function readBatch(
  { guard, checkSettings }: BatchDeps,
  req: object,
  given: readonly string[],
): Promise<{ pages: BatchPage[]; check_settings: Record<string, CheckSettings> }> {
  const pages: BatchPage[] = [];
  for (let from = 0; from < given.length; from += AT_ONCE)
    pages.push(...(await Promise.all(given.slice(from, from + AT_ONCE).map((raw) => readPage(guard, raw)))));
  const check_settings: Record<string, CheckSettings> = {};
  for (const site of new Set(pages.flatMap(({ url, refused }) => (refused ? [] : [identifySite(url)])))) {
    const { check_settings: own } = await resolveCheckSettings(checkSettings, req, `https://${site}/`);
    if (own) check_settings[site] = own;
  }
  return { pages, check_settings };
}

async function readPage(guard: UrlGuard, raw: string): Promise<BatchPage> {
  try {
    return { url: await allowedUrl(guard, raw), refused: null };
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.status !== 422) throw failure;
    return { url: raw, refused: { code: 'url_not_allowed', detail: refusalOf(failure) } };
  }
}

function refusalOf({ body: { detail } }: HttpError): string {
  const [error] = typeof detail === 'string' ? [] : detail;
  return error?.type === 'url_not_allowed' ? error.msg : 'This address may not be requested';
}
