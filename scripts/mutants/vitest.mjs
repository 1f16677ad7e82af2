// Stands in for vitest where a test is run thousands of times: it collects tests, and a matcher only says no. The messages that a person
// reads come from the real one.

/** @type {{ id: string, file: string, run: () => void }[]} */
export const tests = [];

/** @type {Map<string, number>} how many tests have this name: rows of a table do */
const named = new Map();

let file = '';
/** @type {string[]} */
let path = [];
/** @type {(() => void)[]} */
let before = [];

/** What is collected from now on belongs to this file. */
export function collectFor(name) {
  file = name;
}

/** What a test prepares once for all is prepared for each: it may be what a mutant changes. */
export function beforeAll(prepare) {
  before.push(prepare);
}

export function describe(name, body) {
  const outer = before;
  path = [...path, name];
  before = [...before];
  body();
  path = path.slice(0, -1);
  before = outer;
}

export function test(name, body) {
  const first = before;
  const id = [file, ...path, name].join(' > ');
  const nth = (named.get(id) ?? 0) + 1;
  named.set(id, nth);
  tests.push({
    id: `${id} (${nth})`,
    file,
    run() {
      for (const prepare of first) prepare();
      body();
    },
  });
}

const each = (define) => (rows) => (name, body) => {
  for (const row of rows) define(name, () => body(...(Array.isArray(row) ? row : [row])));
};
describe.each = each(describe);
test.each = each(test);
export const it = test;

/** What something is compared with when it need not be equal: it says itself what fits. */
const FITS = Symbol('fits');

export const expect = (actual) => new Expectation(actual, true);
expect.arrayContaining = (wanted) => ({
  [FITS]: (list) => Array.isArray(list) && wanted.every((one) => list.some((other) => equal(other, one))),
});
expect.stringMatching = (pattern) => ({
  [FITS]: (text) => typeof text === 'string' && matches(text, pattern),
});

class Expectation {
  constructor(actual, wanted) {
    this.actual = actual;
    this.wanted = wanted;
  }
  get not() {
    return new Expectation(this.actual, !this.wanted);
  }
  #check(is) {
    if (is !== this.wanted) throw new Error('not as expected');
  }
  toBe(value) {
    this.#check(Object.is(this.actual, value));
  }
  toBeNull() {
    this.#check(this.actual === null);
  }
  toBeUndefined() {
    this.#check(this.actual === undefined);
  }
  toBeCloseTo(value) {
    this.#check(Math.abs(this.actual - value) < 0.005);
  }
  toBeGreaterThan(value) {
    this.#check(this.actual > value);
  }
  toBeGreaterThanOrEqual(value) {
    this.#check(this.actual >= value);
  }
  toBeLessThan(value) {
    this.#check(this.actual < value);
  }
  toBeLessThanOrEqual(value) {
    this.#check(this.actual <= value);
  }
  toContain(part) {
    this.#check(typeof this.actual === 'string' ? this.actual.includes(part) : [...this.actual].includes(part));
  }
  toContainEqual(part) {
    this.#check([...this.actual].some((one) => equal(one, part)));
  }
  toEqual(value) {
    this.#check(equal(this.actual, value));
  }
  toStrictEqual(value) {
    this.#check(equal(this.actual, value) && sameFields(this.actual, value));
  }
  toHaveLength(length) {
    this.#check(this.actual.length === length);
  }
  toHaveProperty(name, ...value) {
    const steps = Array.isArray(name) ? name : name.split('.');
    let holder = this.actual;
    for (const step of steps.slice(0, -1)) holder = holder?.[step];
    const last = steps.at(-1);
    const there = holder !== null && holder !== undefined && last in Object(holder);
    this.#check(there && (value.length === 0 || equal(holder[last], value[0])));
  }
  toMatch(pattern) {
    this.#check(matches(this.actual, pattern));
  }
  toMatchObject(value) {
    this.#check(holds(this.actual, value));
  }
}

const matches = (text, pattern) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text));

/** Equal in what they hold; a field that is undefined is as good as none. */
function equal(a, b) {
  if (b?.[FITS]) return b[FITS](a);
  if (Object.is(a, b)) return true;
  if (!alike(a, b)) return false;
  if (a instanceof Set || a instanceof Map)
    return a.size === b.size && [...a].every((one) => [...b].some((other) => equal(one, other)));
  if (Array.isArray(a) || a instanceof Uint8Array) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  for (const key in a) if (!(key in b) && a[key] !== undefined) return false;
  for (const key in b) if (!equal(a[key], b[key])) return false;
  return true;
}

/** Of two that are equal: none has a field that is undefined where the other has none. */
const sameFields = (a, b) =>
  typeof a !== 'object' ||
  a === null ||
  (Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => sameFields(a[key], b[key])));

/** The first has all that the second says. */
function holds(a, b) {
  if (b?.[FITS]) return b[FITS](a);
  if (Object.is(a, b)) return true;
  if (!alike(a, b)) return false;
  if (Array.isArray(a)) return a.length === b.length && b.every((one, i) => holds(a[i], one));
  return Object.keys(b).every((key) => key in a && holds(a[key], b[key]));
}

const alike = (a, b) =>
  typeof a === 'object' &&
  typeof b === 'object' &&
  a !== null &&
  b !== null &&
  Object.prototype.toString.call(a) === Object.prototype.toString.call(b);
