/** A reader closed the connection in the middle of an export, or before its first byte. */
const CODES = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** Whether piping to a response failed because its reader left, which is no failure of ours. */
export function hasLeft(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && CODES.includes(String(failure.code));
}
