export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** @default alice */
  user?: string;
  plan?: string;
}

/** A call of a platform's API. */
export type PlatformCall = <Body = Record<string, unknown>>(
  path: string,
  options?: CallOptions,
) => Promise<Answer<Body>>;
