const TIMEOUT_MS = 5_000;
const DEFAULT_URL = 'https://api.openai.com/v1';

/**
 * Checks that the language model's server accepts the key and knows the model. It costs nothing: no model runs.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<import('./diagnose.mjs').Diagnosis>}
 */
export async function diagnoseModel({ OPENAI_MODEL: model, OPENAI_API_KEY: key, OPENAI_BASE_URL: base }) {
  const part = 'model';
  if (!model || (!key && !base)) {
    const fix = 'optional: set OPENAI_MODEL with OPENAI_API_KEY or OPENAI_BASE_URL';
    return { part, state: 'later', found: 'none is set up; rules write texts', fix, essential: false };
  }
  const url = (base ?? DEFAULT_URL).replace(/\/$/, '');
  const answer = await ask(`${url}/models/${encodeURIComponent(model)}`, key);
  const problem = judge(answer, url, model);
  if (problem === null) return { part, state: 'ok', found: `${model} at ${url}`, essential: false };
  return { part, state: 'missing', ...problem, essential: false };
}

/**
 * @param {string} url
 * @param {string | undefined} key
 * @returns {Promise<{ status: number } | { cause: string }>}
 */
async function ask(url, key) {
  try {
    /** @type {Record<string, string>} */
    const headers = key ? { authorization: `Bearer ${key}` } : {};
    const { status } = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status };
  } catch (error) {
    // Whatever fetch throws, the server did not respond; its cause says why.
    if (!(error instanceof Error)) return { cause: String(error) };
    const cause = /** @type {{ code?: unknown } | undefined} */ (error.cause);
    return { cause: String(cause?.code ?? error.name) };
  }
}

/**
 * @param {{ status: number } | { cause: string }} answer
 * @param {string} url
 * @param {string} model
 * @returns {{ found: string, fix: string } | null}
 */
function judge(answer, url, model) {
  if ('cause' in answer)
    return { found: `${url} could not be reached (${answer.cause})`, fix: 'check OPENAI_BASE_URL' };
  const { status } = answer;
  if (status === 401 || status === 403)
    return { found: `${url} rejected the API key (${status})`, fix: 'check OPENAI_API_KEY' };
  if (status === 404)
    return {
      found: `${url} does not know ${model} (404)`,
      fix: 'check OPENAI_MODEL and OPENAI_BASE_URL, or send a test request',
    };
  if (status === 429)
    return { found: `${url} is limiting requests, or the quota is used up (429)`, fix: 'check the account' };
  if (status >= 500) return { found: `${url} reported an error (${status})`, fix: 'look at the server of the model' };
  return null;
}
