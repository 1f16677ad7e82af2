import type { Json, JsonObject } from '@quayside/kernel';

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

const TYPES: Readonly<Record<string, (value: Json) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const size = (value: Json): number => Object.keys(value as JsonObject).length;
const KEYWORDS: Readonly<Record<string, (value: Json, by: Json, schema: JsonObject) => boolean>> = {
  type: (value, by) => TYPES[by as string]!(value),
  const: (value, by) => same(value, by),
  enum: (value, by) => (by as Json[]).some((each) => same(each, value)),
  minimum: (value, by) => typeof value !== 'number' || value >= (by as number),
  maximum: (value, by) => typeof value !== 'number' || value <= (by as number),
  maxLength: (value, by) => typeof value !== 'string' || Array.from(value).length <= (by as number),
  pattern: (value, by) => typeof value !== 'string' || new RegExp(by as string, 'u').test(value),
  anyOf: (value, by) => (by as JsonObject[]).some((each) => fits(each, value)),
  oneOf: (value, by) => (by as JsonObject[]).filter((each) => fits(each, value)).length === 1,
  items: (value, by) => !Array.isArray(value) || value.every((each) => fits(by as JsonObject, each as Json)),
  minItems: (value, by) => !Array.isArray(value) || value.length >= (by as number),
  maxItems: (value, by) => !Array.isArray(value) || value.length <= (by as number),
  uniqueItems: (value) =>
    !Array.isArray(value) || new Set(value.map((each) => JSON.stringify(each))).size === value.length,
  required: (value, by) =>
    !TYPES['object']!(value) || (by as string[]).every((name) => Object.hasOwn(value as JsonObject, name)),
  minProperties: (value, by) => !TYPES['object']!(value) || size(value) >= (by as number),
  properties: (value, by) =>
    !TYPES['object']!(value) ||
    Object.entries(by as JsonObject).every(
      ([name, inside]) =>
        !Object.hasOwn(value as JsonObject, name) || fits(inside as JsonObject, (value as JsonObject)[name] as Json),
    ),
  additionalProperties: (value, _, { properties }) =>
    !TYPES['object']!(value) ||
    Object.keys(value as JsonObject).every((name) => Object.hasOwn(properties as JsonObject, name)),
};

const SAYS_NOTHING = new Set(['$schema', '$id', 'title', 'description', 'default']);

/** Does a value fit a JSON Schema? Only the keywords that ours has; any other is a fault of the schema. */
export function fits(schema: JsonObject, value: Json): boolean {
  return Object.entries(schema).every(([keyword, by]) => {
    if (SAYS_NOTHING.has(keyword)) return true;
    const holds = KEYWORDS[keyword];
    if (!holds) throw new Error(`${keyword} is no keyword of this schema`);
    return holds(value, by as Json, schema);
  });
}
