import type { GivenPage } from '../../../domain/pages/opengraph/share-page.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { readLanguage } from '../../http/requests/read-language.js';
import { readWebAddress } from '../../http/requests/read-web-address.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';

export interface WritingToolDeps extends OperationStartDeps {
  guard: UrlGuard;
}

/** Tools that write about one page or keyword. */
export function createWritingToolHandlers(
  deps: WritingToolDeps,
): HandlersOf<'startMetaDescription' | 'startOpengraphTags'> {
  return {
    startMetaDescription: async (req, res) => {
      const { keywords, tone, search_intent, ...body } = req.body;
      const url = body.url === undefined ? null : await allowedUrl(deps.guard, body.url, 'url');
      const custom_prompt = body.custom_prompt?.trim() || null;
      const language = readLanguage(body.language);
      const request = { keywords, tone, search_intent, language, custom_prompt };
      const input = { request, url };
      const subject = url === null ? { about: keywords[0] ?? '' } : { site_url: url };
      await startOperation(deps, req, res, { type: 'meta_description', input, ...subject });
    },
    startOpengraphTags: async (req, res) => {
      const body = req.body;
      const url = body.url === undefined ? null : await allowedUrl(deps.guard, body.url, 'url');
      const given = await readGivenPage(deps.guard, body.page ?? {});
      const { platforms } = body;
      const site_url = url ?? given.url;
      const subject = site_url === undefined ? { about: given.title ?? '' } : { site_url };
      await startOperation(deps, req, res, { type: 'opengraph_tags', input: { url, given, platforms }, ...subject });
    },
  };
}

/** The image will be fetched; the address is only named, and must be one all the same. */
async function readGivenPage(guard: UrlGuard, page: Partial<GivenPage>): Promise<GivenPage> {
  const image = page.image === undefined ? {} : { image: await allowedUrl(guard, page.image, 'page', 'image') };
  if (page.url === undefined) return { ...page, ...image };
  return { ...page, ...image, url: readWebAddress(page.url, ['body', 'page', 'url'], 'url_not_allowed') };
}
