import { renderToString } from 'preact-render-to-string';
import { MailAnchor, MailBlocks } from './mail-blocks.js';
import type { MailDocument, MailLink } from './mail-document.js';
import { MAIL_DARK_STYLE, MAIL_STYLES } from './mail-style.js';

/**
 * The HTML of a mail as common mail programs render it: tables for layout, inline styles, no script, no image, nothing that is
 * loaded. Texts of others are escaped.
 */
export function renderMailHtml(document: MailDocument): string {
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{document.subject}</title>
    </>,
  );
  const body = renderToString(<MailBody {...document} />);
  // The style is only ours.
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${MAIL_DARK_STYLE}</style></head><body class="page" style="${MAIL_STYLES.page}">${body}</body></html>\n`;
}

function MailBody({ preview, title, blocks, action, because, footer_links }: MailDocument) {
  return (
    <>
      <div style={MAIL_STYLES.hidden}>{preview}</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tbody>
          <tr>
            <td class="outer" style={MAIL_STYLES.outer} align="center">
              <table role="presentation" class="card" style={MAIL_STYLES.card} cellpadding="0" cellspacing="0">
                <tbody>
                  <tr>
                    <td class="ink" style={MAIL_STYLES.cell}>
                      <h1 class="ink" style={MAIL_STYLES.title}>
                        {title}
                      </h1>
                      <MailBlocks blocks={blocks} />
                      {action && <MailButton {...action} />}
                    </td>
                  </tr>
                  <tr>
                    <td class="muted" style={MAIL_STYLES.footer}>
                      {because}{' '}
                      {footer_links.map((link, index) => (
                        <span key={link.url}>
                          {index > 0 && ' · '}
                          <MailAnchor {...link} />
                        </span>
                      ))}
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

function MailButton({ label, url }: MailLink) {
  return (
    <table role="presentation" style={MAIL_STYLES.buttonRow} cellpadding="0" cellspacing="0">
      <tbody>
        <tr>
          <td class="fill" style={MAIL_STYLES.buttonCell}>
            <a class="on-fill" style={MAIL_STYLES.button} href={url}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
