import type { Limits } from '@quayside/live';
import type { FastifyInstance } from 'fastify';
import { guestWish } from '../api/requests.ts';
import { Denied } from '../denied.ts';
import { Rates } from '../rates.ts';
import type { Rooms } from '../rooms.ts';
import type { People } from '../store/people.ts';
import type { Who } from '../who.ts';
import { readAs } from './reading.ts';

/** Who somebody is. */
export function peopleRoutes(app: FastifyInstance, who: Who, people: People, rooms: Rooms, limits: Limits): void {
  const guests = new Rates([{ most: limits.guestsAMinute, within: 60_000 }]);

  app.post('/api/guests', async (request, reply) => {
    const { name } = readAs(guestWish, request.body, 'name');
    const known = await who.asks(request.raw);
    if (known) {
      const me = await people.rename(known.id, name);
      await rooms.renamed(me.id);
      return { me };
    }
    const free = guests.take(request.ip);
    if (!free.ok) throw new Denied('too-fast', { wait: free.wait });
    const { person, token } = await people.add(name);
    return reply.header('Set-Cookie', who.cookie(token)).send({ me: person });
  });

  app.get('/api/me', async (request) => ({ me: await who.mustAsk(request.raw) }));

  app.post('/api/sign-out', async (request, reply) => {
    const token = who.token(request.raw);
    if (token !== null) await people.signOut(token);
    return reply.header('Set-Cookie', who.cookie(null)).code(204).send();
  });
}
