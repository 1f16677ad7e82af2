import type { Problem } from '@quayside/kernel';
import type { Facts, OnlineError, OnlineProblem } from '@quayside/live';

const STATUS: Partial<Record<OnlineProblem, number>> = {
  'sign-in': 401,
  'not-host': 403,
  'not-your-seat': 403,
  'other-origin': 403,
  'no-table': 404,
  'no-seat': 404,
  'no-game': 404,
  'no-address': 404,
  'seat-taken': 409,
  'not-open': 409,
  'not-running': 409,
  'seats-empty': 409,
  'nobody-sits': 409,
  'other-rules': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-sockets': 429,
  'not-stored': 503,
  fault: 500,
};

/** Something that is asked is not done, and why: ends as the body of an answer. */
export class Denied extends Error {
  readonly key: OnlineProblem;
  readonly facts: Facts;
  readonly problem: Problem | null;

  constructor(key: OnlineProblem, facts: Facts = {}, problem: Problem | null = null) {
    super(key);
    this.key = key;
    this.facts = facts;
    this.problem = problem;
  }

  get status(): number {
    return STATUS[this.key] ?? 400;
  }

  get body(): OnlineError {
    const { key, facts, problem } = this;
    return { error: { key, facts, ...(problem && { problem }) } };
  }
}
