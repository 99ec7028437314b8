/** Requests an API; the response is fully read by then, and never longer than `maxBytes`. Redirects aren't followed. */
export type ProviderFetch = (
  url: string,
  asked: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    maxBytes: number;
    timeoutMs: number;
    signal?: AbortSignal;
  },
) => Promise<Response>;

/** Seals tokens for the one place that they are kept at. */
export interface TokenSeal {
  /** Id of the key that seals now; null where none is set. */
  keyId: string | null;
  seal(text: string, place: string): string;
  /** @throws Error named LostKeyError when the key is gone; Error when text or place were changed */
  open(sealed: string, place: string): string;
}

export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;
