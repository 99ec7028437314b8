/** RFC 3463 2: class, subject, detail. In running text it is separate, or follows "#" as Exchange writes it. */
const STATUS = /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.]\d)/;
/** RFC 5321 4.2.1: at the start of a reply, or where a report quotes one. */
const REPLY = /(?:^|[\s"'(:;=#[])([45][0-5]\d)(?=[\s\-#)",;:.]|$)(?!\.\d)/;

/** The first enhanced status code in a text, as "5.1.1"; null without any. */
export function enhancedStatus(text: string): string | null {
  const [, level, subject, detail] = STATUS.exec(text.slice(0, 4_000)) ?? [];
  return level === undefined ? null : `${level}.${Number(subject)}.${Number(detail)}`;
}

/** The first SMTP reply code in a text; null without any. */
export function replyCode(text: string): number | null {
  const [, code] = REPLY.exec(text.slice(0, 4_000)) ?? [];
  return code === undefined ? null : Number(code);
}
