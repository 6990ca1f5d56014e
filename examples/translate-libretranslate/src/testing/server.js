// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** A few Spanish words, enough to see what was translated. */
const words = new Map([
  ['gestión', 'management'],
  ['de', 'of'],
  ['almacén', 'warehouse'],
  ['con', 'with'],
  ['experiencia', 'experience'],
  ['en', 'in'],
  ['nóminas', 'payroll'],
  ['equipo', 'team'],
  ['personas', 'people'],
]);

/** @param {string} text */
const translate = (text) => text.replace(/\p{L}+/gu, (word) => words.get(word.toLowerCase()) ?? word);

/** A server that speaks as LibreTranslate does; `answers` replace what it would say to the next calls. */
export async function startServer() {
  /** @type {{ status: number, body: unknown }[]} */
  const answers = [];
  const server = createServer(async (request, response) => {
    const asked = request.method === 'POST' ? await json(request) : undefined;
    const known =
      request.url === '/languages'
        ? [{ code: 'es', name: 'Spanish', targets: ['en'] }]
        : { translatedText: /** @type {any} */ (asked)?.q.map(translate) };
    const { status, body } = answers.shift() ?? { status: 200, body: known };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
