import type { Config } from '../platform/config.js';

type ModelConfig = Pick<Config, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;

/** The configured language model; null: none. One without its own key runs on the local network. */
export function selectModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL: model }: ModelConfig) {
  if (model === undefined || (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined)) return null;
  return { api_key: OPENAI_API_KEY ?? 'none', base_url: OPENAI_BASE_URL ?? null, model };
}
