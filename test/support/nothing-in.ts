/** Objects of an answer that say there is nothing, however deep. */
export function nothingIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nothingIn);
  return 'status' in value && value.status === 'no_data' ? [{ ...value }, ...inner] : inner;
}
