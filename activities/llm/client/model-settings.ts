/** Any server that speaks OpenAI's protocol. */
export interface ModelSettings {
  api_key: string;
  /** Null: OpenAI's own. */
  base_url: string | null;
  model: string;
}
