/** Why a configured language model gave no usable response. For the user-facing text: describeModelFailure. */
export const MODEL_FAILURES = [
  'wrong_key',
  'quota_exhausted',
  'rate_limited',
  'wrong_model_or_address',
  'unreachable',
  'timeout',
  'server_error',
  'request_rejected',
  'empty_answer',
  'malformed_answer',
  'unusable_answer',
  'not_asked',
] as const;

export type ModelFailureCode = (typeof MODEL_FAILURES)[number];

/** What an activity returns in place of a model's words; null stays for "no model is set up". */
export interface ModelFailed {
  model_failure: ModelFailureCode;
}

const TEXTS: Record<ModelFailureCode, string> = {
  wrong_key: 'its server rejected the API key (check OPENAI_API_KEY)',
  quota_exhausted: 'the quota of its account is used up',
  rate_limited: 'its server is limiting requests; try again later',
  wrong_model_or_address: 'its server does not know the model or the path (check OPENAI_MODEL and OPENAI_BASE_URL)',
  unreachable: 'its server could not be reached (check OPENAI_BASE_URL)',
  timeout: 'it did not answer in time',
  server_error: 'its server reported an internal error',
  request_rejected: 'its server rejected the request',
  empty_answer: 'its answer was empty',
  malformed_answer: 'its answer was not in the requested format',
  unusable_answer: 'its answer did not pass the checks, for example for names, numbers or links that you did not give',
  not_asked: 'no worker could ask it',
};

/** One sentence for the warnings of a result. */
export function describeModelFailure(code: ModelFailureCode): string {
  return `The language model was not used: ${TEXTS[code]}.`;
}

export function isModelFailed(value: unknown): value is ModelFailed {
  return typeof value === 'object' && value !== null && 'model_failure' in value;
}
