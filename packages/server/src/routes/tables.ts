import type { FastifyInstance, FastifyRequest } from 'fastify';
import { botWish, seatAddress, sitWish, tableAddress, tableList, tableWish } from '../api/requests.ts';
import type { Rooms } from '../rooms.ts';
import type { Who } from '../who.ts';
import { readAs } from './reading.ts';

/** Tables before, while and after they are played at. */
export function tableRoutes(app: FastifyInstance, who: Who, rooms: Rooms): void {
  const codeOf = (request: FastifyRequest): string => readAs(tableAddress, request.params, 'no-table').code;
  const seatOf = (request: FastifyRequest): { readonly code: string; readonly seat: number } => ({
    code: codeOf(request),
    seat: readAs(seatAddress, request.params, 'no-seat').seat,
  });

  app.get('/api/tables', async ({ raw, query }) => {
    const { state, game, mine } = readAs(tableList, query);
    const person = mine === 'true' ? await who.mustAsk(raw) : await who.asks(raw);
    const of = mine === 'true' ? person?.id : undefined;
    return { tables: await rooms.list(person?.id ?? null, { state, game, of }) };
  });

  app.post('/api/tables', async ({ raw, body }, reply) => {
    const person = await who.mustAsk(raw);
    return reply.code(201).send(await rooms.make(person, readAs(tableWish, body)));
  });

  app.get('/api/tables/:code', async (request) => {
    const person = await who.asks(request.raw);
    return rooms.with(codeOf(request), (room) => Promise.resolve(room.sheet(person?.id ?? null)));
  });

  app.delete('/api/tables/:code', async (request, reply) => {
    const { id } = await who.mustAsk(request.raw);
    await rooms.remove(id, codeOf(request));
    return reply.code(204).send();
  });

  app.put('/api/tables/:code/seats/:seat', async (request) => {
    const person = await who.mustAsk(request.raw);
    const { code, seat } = seatOf(request);
    const { salt } = readAs(sitWish, request.body);
    return rooms.with(code, (room) => room.sit(person, seat, salt));
  });

  app.delete('/api/tables/:code/seats/:seat', async (request) => {
    const { id } = await who.mustAsk(request.raw);
    const { code, seat } = seatOf(request);
    return rooms.with(code, (room) => room.getUp(id, seat));
  });

  app.put('/api/tables/:code/seats/:seat/bot', async (request) => {
    const { id } = await who.mustAsk(request.raw);
    const { code, seat } = seatOf(request);
    const { level } = readAs(botWish, request.body);
    return rooms.with(code, (room) => room.seatBot(id, seat, level));
  });

  app.delete('/api/tables/:code/seats/:seat/bot', async (request) => {
    const { id } = await who.mustAsk(request.raw);
    const { code, seat } = seatOf(request);
    return rooms.with(code, (room) => room.seatBot(id, seat, null));
  });

  app.post('/api/tables/:code/start', async (request) => {
    const { id } = await who.mustAsk(request.raw);
    return rooms.with(codeOf(request), (room) => room.start(id));
  });

  app.get('/api/tables/:code/record', async (request, reply) => {
    const person = await who.asks(request.raw);
    const record = await rooms.with(codeOf(request), (room) => room.record(person?.id ?? null));
    return reply.type('text/plain; charset=utf-8').send(record);
  });
}
