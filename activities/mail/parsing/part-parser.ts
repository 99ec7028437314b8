import { MailParser } from 'mailparser';

/** More than any mail needs: beyond these a message is refused, not read in part. */
const LIMITS = { maxHeadSize: 512 * 1024, maxChildNodes: 300 };

export interface MimePart {
  /** Lower case, "text/plain" where the part does not say. */
  type: string;
  /** Parameters of Content-Type, names in lower case. */
  parameters: Record<string, string>;
  is_attached: boolean;
  /** The transfer encoding is undone, the charset is not. */
  content: Buffer;
}

/**
 * mailparser as a splitter: every leaf comes out as bytes, text too. By default the parser decodes text by the label
 * alone, and text that is garbled by a missing or wrong label can't be fixed afterwards.
 */
class PartParser extends MailParser {
  protected readonly textTypes: readonly string[] = [];
  constructor() {
    super({
      ...LIMITS,
      ignoreEmbedded: true,
      keepDeliveryStatus: true,
      skipHtmlToText: true,
      skipTextToHtml: true,
      skipImageLinks: true,
      checksumAlgo: false,
    });
  }
}

export interface SplitMessage {
  parser: MailParser;
  /** In the order of the message. */
  parts: MimePart[];
}

/** Splits a whole message into its parts. Rejects when the tree of parts is beyond reading. */
export async function splitMessage(source: Buffer): Promise<SplitMessage> {
  const parser = new PartParser();
  const parts: MimePart[] = [];
  parser.end(source);
  for await (const item of parser) {
    if (item.type !== 'attachment') continue;
    const chunks: Buffer[] = [];
    for await (const chunk of item.content) chunks.push(chunk);
    const header = item.headers.get('content-type');
    parts.push({
      type: typeOf(header, item.contentType),
      parameters: parseParameters(header),
      is_attached: item.contentDisposition === 'attachment',
      content: Buffer.concat(chunks),
    });
    item.release?.();
  }
  return { parser, parts };
}

function typeOf(header: unknown, detected: string): string {
  const declared = isStructured(header) ? header.value : detected;
  return declared.trim().toLowerCase() || 'text/plain';
}

export function parseParameters(header: unknown): Record<string, string> {
  return isStructured(header) ? header.params : {};
}

function isStructured(header: unknown): header is { value: string; params: Record<string, string> } {
  return typeof header === 'object' && header !== null && 'params' in header && 'value' in header;
}
