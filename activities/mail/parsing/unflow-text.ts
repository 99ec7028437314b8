/** RFC 3676 4.3: the line that opens a signature ends in a space and is never joined. */
const SIGNATURE_SEPARATOR = '-- ';

/**
 * Joins the lines of a format=flowed text (RFC 3676): a line that ends in a space continues on the next one of the same
 * quote depth. `deletesSpace`: that space was added for the wrapping and is removed too (DelSp=yes).
 */
export function unflowText(text: string, deletesSpace: boolean): string {
  const lines: string[] = [];
  let parts: string[] = [];
  let openDepth = 0;
  const close = (): void => {
    if (parts.length > 0) lines.push(quoteOf(openDepth) + parts.join(''));
    parts = [];
  };
  for (const line of text.split('\n')) {
    const { depth, body } = readLine(line);
    if (depth !== openDepth || body === SIGNATURE_SEPARATOR) close();
    openDepth = depth;
    const isFlowed = body.endsWith(' ') && body !== SIGNATURE_SEPARATOR;
    parts.push(isFlowed && deletesSpace ? body.slice(0, -1) : body);
    if (!isFlowed) close();
  }
  close();
  return lines.join('\n');
}

function readLine(line: string): { depth: number; body: string } {
  let depth = 0;
  while (line[depth] === '>') depth++;
  const body = line.slice(depth);
  // A space in front was put there to protect the line (4.4).
  return { depth, body: body.startsWith(' ') ? body.slice(1) : body };
}

function quoteOf(depth: number): string {
  return depth === 0 ? '' : `${'>'.repeat(depth)} `;
}
