/** An endpoint's response, or that there was none. */
export type EndpointAnswer = { status_code: number; retry_after: string | null } | { status_code: null; error: string };

/** `gone`: the endpoint wants no more events. `not_allowed` URLs are reported as `retry` with their reason. */
export interface AnswerVerdict {
  verdict: 'delivered' | 'retry' | 'gone';
  /** Null when delivered. */
  error: string | null;
  retry_after_ms: number | null;
}

/**
 * Only 2xx counts as delivered; a redirect is a failure, since a signed body must not be sent elsewhere; 410 ends the
 * endpoint (Standard Webhooks, "Deliverability and reliability"). Retry-After is respected on 429 and 503 (RFC 9110
 * 10.2.3).
 */
export function judgeAnswer(answer: EndpointAnswer, now: Date): AnswerVerdict {
  if (answer.status_code === null) return { verdict: 'retry', error: answer.error, retry_after_ms: null };
  const { status_code: status, retry_after } = answer;
  if (status >= 200 && status < 300) return { verdict: 'delivered', error: null, retry_after_ms: null };
  if (status === 410) return { verdict: 'gone', error: 'The endpoint returned 410 Gone', retry_after_ms: null };
  const waits = status === 429 || status === 503;
  const error =
    status >= 300 && status < 400
      ? `The endpoint returned a redirect (${status}), which is not followed`
      : `The endpoint returned status ${status}`;
  return { verdict: 'retry', error, retry_after_ms: waits ? retryAfterMs(retry_after, now) : null };
}

/** Seconds, or a date. */
function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header.trim()) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
