import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { PersonSheet } from '@quayside/live';
import { Denied } from './denied.ts';
import type { People } from './store/people.ts';

/** 400 days: no browser keeps anything for longer. */
const AGE = 400 * 24 * 60 * 60;

/** Who asks, as far as it can be told from a request, and whether it comes from where it should. */
export class Who {
  readonly #people: People;
  /** The server is reached over HTTPS alone. */
  readonly #secure: boolean;
  /** The names it answers for besides this machine’s and addresses. */
  readonly #names: readonly string[];

  constructor(people: People, { secure, names }: { readonly secure: boolean; readonly names: readonly string[] }) {
    this.#people = people;
    this.#secure = secure;
    this.#names = names;
  }

  get #cookie(): string {
    return this.#secure ? '__Host-quayside' : 'quayside';
  }

  async asks(request: IncomingMessage): Promise<PersonSheet | null> {
    const token = this.token(request);
    return token === null ? null : this.#people.withToken(token);
  }

  async mustAsk(request: IncomingMessage): Promise<PersonSheet> {
    const person = await this.asks(request);
    if (!person) throw new Denied('sign-in');
    return person;
  }

  token({ headers }: IncomingMessage): string | null {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([name]) => name === this.#cookie)?.[1] ?? null;
  }

  /** The cookie that lets somebody in; null takes it away. */
  cookie(token: string | null): string {
    const age = token === null ? 0 : AGE;
    return `${this.#cookie}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`;
  }

  /** A foreign name that is made to point here would make our page a foreign one’s own. */
  isOwnName({ headers }: IncomingMessage): boolean {
    const name = (headers.host ?? '')
      .replace(/:\d+$/, '')
      .replace(/^\[(.*)\]$/, '$1')
      .toLowerCase();
    return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || this.#names.includes(name);
  }

  /** Does it come from our own page, or from no page at all? */
  isOwnOrigin({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
