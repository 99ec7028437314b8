/** The pieces of a body as they arrive. Leaving early closes the connection. Throws what the line throws. */
export async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Fails only with what has been thrown already.
    await reader.cancel().catch(() => undefined);
  }
}
