/** A line to publish in the DNS, as the forms of DNS hosts ask for it. */
export interface DnsRecord {
  name: string;
  type: 'TXT' | 'MX';
  value: string;
  /** Texts of the same name and type to delete, since only one may stay. */
  replaces: string[];
}
