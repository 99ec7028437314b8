import type { FetchError } from './fetch.js';

/** Single requests that show how the host as a whole behaves. */
export interface HostProbes {
  /** The http form of the start URL; null when the start URL is on a port other than 80/443 or was not tried. */
  http_form: { status: number; final_url: string | null; error: FetchError | null } | null;
  https_form: { status: number; error: FetchError | null } | null;
  /** The host with www. added or taken away. */
  www_form: { url: string; status: number; final_url: string | null; error: FetchError | null } | null;
  /** A path that cannot exist. */
  random_path: {
    url: string;
    status: number;
    redirect_url: string | null;
    title: string | null;
    simhash: string | null;
  } | null;
  favicon: { status: number } | null;
  llms_txt: { status: number; bytes: number; looks_like_markdown: boolean } | null;
  /** Null when the site is not served over https or the handshake could not be tried. Absent in older crawls. */
  tls?: TlsFacts | null;
}

/** Facts about the host's certificate and its TLS versions. */
export interface TlsFacts {
  host: string;
  /** ISO 8601 instant at which the certificate ends. */
  valid_to: string | null;
  /** The certificate names the host (RFC 9525). */
  names_host: boolean;
  /** Names in the certificate, at most 20. */
  names: string[];
  /** Versions older than TLS 1.2 that the host still accepts; null when it could not be tried. */
  old_versions: ('TLSv1' | 'TLSv1.1')[] | null;
}
