export type StreamTimes = { frameMs: number; cardsMs: number; lastByteMs: number };

/** Measures when the frame and the cards of a list arrive, in milliseconds after the request. */
export async function measureStream(site: string, path: string): Promise<StreamTimes> {
  const begun = performance.now();
  const response = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`${path} has no body.`);
  let html = '';
  let frameMs = Number.NaN;
  let cardsMs = Number.NaN;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    html += part.value;
    const now = performance.now() - begun;
    if (Number.isNaN(frameMs) && html.includes('<h1')) frameMs = now;
    if (Number.isNaN(cardsMs) && html.includes('<article')) cardsMs = now;
  }
  return { frameMs, cardsMs, lastByteMs: performance.now() - begun };
}
