import { createServer, type Server } from 'node:http';

/** A minimal server as the upper bound of the machine: the same bytes with the same headers, from memory. */
export async function startBareServer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': String(body.length) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}
