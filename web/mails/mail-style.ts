import { DARK, LIGHT } from '../report/style/palette.js';

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Styles of mails, inline: many mail programs drop every other style. */
export const MAIL_STYLES = {
  page: `margin:0;padding:0;background-color:${LIGHT.page};color:${LIGHT.text};`,
  outer: `background-color:${LIGHT.page};padding:24px 12px;`,
  card: `width:100%;max-width:600px;background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:8px;`,
  cell: `padding:24px;font-family:${FONT};font-size:16px;line-height:24px;color:${LIGHT.text};text-align:left;word-break:break-word;`,
  title: `margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700;color:${LIGHT.text};`,
  heading: `margin:24px 0 8px;padding-top:16px;border-top:1px solid ${LIGHT.line};font-size:17px;line-height:24px;font-weight:700;color:${LIGHT.text};`,
  paragraph: `margin:0 0 12px;color:${LIGHT.text};`,
  list: `margin:0 0 12px;padding:0 0 0 20px;color:${LIGHT.text};`,
  facts: 'width:100%;margin:0 0 12px;border-collapse:collapse;',
  name: `padding:4px 12px 4px 0;white-space:nowrap;vertical-align:top;font-size:15px;line-height:22px;color:${LIGHT.muted};`,
  value: `padding:4px 0;vertical-align:top;text-align:right;font-size:15px;line-height:22px;font-weight:600;color:${LIGHT.text};`,
  note: `display:block;font-size:13px;line-height:18px;font-weight:400;color:${LIGHT.muted};`,
  buttonRow: 'margin:20px 0 4px;',
  buttonCell: `border-radius:6px;background-color:${LIGHT.accent};`,
  button: `display:inline-block;padding:12px 20px;font-family:${FONT};font-size:16px;line-height:20px;font-weight:600;color:${LIGHT.surface};text-decoration:none;`,
  link: `color:${LIGHT.accent};text-decoration:underline;`,
  footer: `padding:16px 24px;font-family:${FONT};font-size:13px;line-height:20px;color:${LIGHT.muted};text-align:left;`,
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all;',
} as const;

/** For programs that know dark color schemes; the others invert light mails by themselves, or leave them as they are. */
export const MAIL_DARK_STYLE = `
@media (prefers-color-scheme: dark) {
  .page, .outer { background-color: ${DARK.page} !important; }
  .card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.text} !important; border-color: ${DARK.line} !important; }
  .muted { color: ${DARK.muted} !important; }
  .link { color: ${DARK.accent} !important; }
  .good { color: ${DARK.good} !important; }
  .bad { color: ${DARK.bad} !important; }
  .fill { background-color: ${DARK.accent} !important; }
  .on-fill { color: ${DARK.page} !important; }
}
`.trim();

export const TONE_STYLES = { good: `color:${LIGHT.good};`, bad: `color:${LIGHT.bad};` } as const;
