import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/**
 * The same request without what the server says it does not know, or null when it names nothing that could be left out:
 * models that reason take no temperature and count in max_completion_tokens, small servers know no JSON schema.
 */
export function plainerRequest(
  request: ChatCompletionCreateParamsNonStreaming,
  complaint: string,
): ChatCompletionCreateParamsNonStreaming | null {
  const { max_tokens, temperature, response_format, ...rest } = request;
  const isLong = max_tokens !== undefined && /max_tokens/i.test(complaint);
  const isWarm = temperature !== undefined && /temperature/i.test(complaint);
  const isShaped = response_format?.type === 'json_schema' && /response_format|schema/i.test(complaint);
  if (!isLong && !isWarm && !isShaped) return null;
  return {
    ...rest,
    ...(max_tokens === undefined ? {} : isLong ? { max_completion_tokens: max_tokens } : { max_tokens }),
    ...(temperature === undefined || isWarm ? {} : { temperature }),
    ...(response_format === undefined ? {} : { response_format: isShaped ? { type: 'json_object' } : response_format }),
  };
}
