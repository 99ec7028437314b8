import { assertNever } from '../../domain/base/errors.js';
import type { MailBlock, MailFact } from './mail-document.js';
import { MAIL_STYLES, TONE_STYLES } from './mail-style.js';

/** The blocks of a mail as tables, headings and lists with inline styles. */
export function MailBlocks({ blocks }: { blocks: readonly MailBlock[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p class="ink" style={MAIL_STYLES.paragraph}>
          {block.text}
        </p>
      );
    case 'heading':
      return (
        <h2 class="ink" style={MAIL_STYLES.heading}>
          {block.url === undefined ? block.text : <MailAnchor url={block.url} label={block.text} />}
        </h2>
      );
    case 'list':
      return (
        <ul class="ink" style={MAIL_STYLES.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return <Facts rows={block.rows} />;
    default:
      return assertNever(block);
  }
}

function Facts({ rows }: { rows: readonly MailFact[] }) {
  return (
    <table style={MAIL_STYLES.facts} cellpadding="0" cellspacing="0">
      <tbody>
        {rows.map(({ name, value, note, tone }) => (
          <tr key={name}>
            <th scope="row" class="muted" style={`${MAIL_STYLES.name}font-weight:400;text-align:left;`}>
              {name}
            </th>
            <td class={tone ?? 'ink'} style={`${MAIL_STYLES.value}${tone === undefined ? '' : TONE_STYLES[tone]}`}>
              {value}
              {note !== undefined && (
                <span class="muted" style={MAIL_STYLES.note}>
                  {note}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MailAnchor({ url, label }: { url: string; label: string }) {
  return (
    <a class="link" style={MAIL_STYLES.link} href={url}>
      {label}
    </a>
  );
}
