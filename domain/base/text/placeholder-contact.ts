/** RFC 2606 and 6761 keep these names for examples, so no mail ever arrives there. */
const RESERVED_DOMAIN = /(?:^|\.)(?:example\.(?:com|net|org|edu)|example|invalid|test)$/;
/** What site builders and templates expect their users to replace. */
const TEMPLATE_DOMAIN =
  /^(?:www\.)?(?:your-?(?:domain|site|website|company|email)|my-?(?:domain|site|company))\.(?:com|net|org)$/;
const TEMPLATE_MAILBOX = /^(?:you|your-?name|your-?email|name|username|someone)$/;
const TEMPLATE_HOST = /^(?:domain|email|company|website)\.com$/;

/** The address is a placeholder: of a reserved domain, or left over from a template. */
export function isPlaceholderMail(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1) return false;
  const mailbox = address.slice(0, at).toLowerCase();
  const domain = address.slice(at + 1).toLowerCase();
  if (RESERVED_DOMAIN.test(domain) || TEMPLATE_DOMAIN.test(domain)) return true;
  return TEMPLATE_MAILBOX.test(mailbox) && TEMPLATE_HOST.test(domain);
}

/** Written as North Americans do: area code, exchange and line, the first of them optional. */
const LOCAL_FORM = /^(?:\(?(\d{3})\)?[-. ]{1,3})?(\d{3})[-. ](\d{4})$/;
/** With the country code any grouping will do. */
const COUNTRY_FORM = /^(?:\+|00)1[-. ]?\(?(\d{3})\)?[-. ]{0,3}(\d{3})[-. ]?(\d{4})$/;
const COUNTING: readonly string[] = ['1234567890', '0123456789', '1231231234', '0000000000'];

/**
 * The number is a North American one that is never assigned: 555-0100 to 555-0199 are kept for fiction and 555 is no
 * area code (NANPA); 555-1234, 555-5555 and counted digits are what templates use.
 */
export function isPlaceholderPhone(number: string): boolean {
  const text = number.trim();
  if (COUNTING.includes(text.replace(/[-. ()]/g, ''))) return true;
  const [, area, exchange, line] = COUNTRY_FORM.exec(text) ?? LOCAL_FORM.exec(text.replace(/^1[-. ]/, '')) ?? [];
  if (line === undefined) return false;
  if (area === '555' || COUNTING.includes(`${area ?? ''}${exchange}${line}`)) return true;
  return exchange === '555' && /^(?:01\d\d|1234|5555)$/.test(line);
}
