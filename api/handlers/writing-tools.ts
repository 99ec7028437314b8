import type { RequestHandler } from 'express';
import { languageOfName } from '../../domain/seo/language/language-of-name.js';
import { allowedUrl, type UrlGuard } from '../allowed-url.js';
import type { components } from '../generated/openapi.js';
import { HttpError } from '../http-error.js';
import { type OperationStartDeps, startOperation } from '../start-operation.js';

type Schemas = components['schemas'];

export interface WritingToolDeps extends OperationStartDeps {
  guard: UrlGuard;
}

/** Tools that write about one page or keyword. */
export function createWritingToolHandlers(deps: WritingToolDeps): Record<string, RequestHandler> {
  return {
    startMetaDescription: async (req, res) => {
      const { keywords, tone, search_intent, ...body } = req.body as Schemas['MetaDescriptionRequest'];
      const url = body.url === undefined ? null : await allowedUrl(deps.guard, body.url, 'url');
      const custom_prompt = body.custom_prompt?.trim() || null;
      const language = readLanguage(body.language);
      const request = { keywords, tone, search_intent, language, custom_prompt };
      const input = { request, url };
      const subject = url === null ? { about: keywords[0] ?? '' } : { site_url: url };
      await startOperation(deps, req, res, { type: 'meta_description', input, ...subject });
    },
  };
}

/** @throws HttpError 422 for what is neither a language tag nor the name of a language */
export function readLanguage(given: string): string {
  const language = languageOfName(given);
  if (language !== null) return language;
  throw HttpError.invalidInput({
    loc: ['body', 'language'],
    msg: 'Neither a language tag (BCP 47) nor the name of a language',
    type: 'language_unknown',
  });
}
