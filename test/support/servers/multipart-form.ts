export interface FormFile {
  name: string;
  file_name: string;
  type: string;
  bytes: Buffer;
}

/** A body of multipart/form-data (RFC 7578) with its content type. */
export function multipartForm(fields: Record<string, string>, files: readonly FormFile[] = []) {
  const boundary = '----boundary-of-a-test';
  const part = (head: string, body: Buffer) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')]);
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      part(`content-disposition: form-data; name="${name}"`, Buffer.from(value)),
    ),
    ...files.map(({ name, file_name, type, bytes }) =>
      part(`content-disposition: form-data; name="${name}"; filename="${file_name}"\r\ncontent-type: ${type}`, bytes),
    ),
  ];
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
