import { CARD, type Field, LINE, MOST_FILE } from './card-fields.ts';
import type { Json, JsonObject } from '@quayside/kernel';

/** Where the schema of this edition of the format is kept. */
export const SCHEMA_FILE = 'docs/card.schema.json';

/** A text counts signs as UTF-16 does, JSON Schema letters: where the two differ the schema is the one that lets more pass. */
function schemaOf(field: Field): JsonObject {
  if ('version' in field) return { const: field.version };
  if ('number' in field) return { type: 'integer', minimum: field.number[0], maximum: field.number[1] };
  if ('word' in field) return { enum: [...field.word] };
  if ('flag' in field) return { const: true };
  if ('text' in field) return { type: 'string', maxLength: field.text, pattern: LINE.source };
  if ('orNull' in field) return { anyOf: [{ type: 'null' }, schemaOf(field.orNull)] };
  if ('oneOf' in field) return { oneOf: field.oneOf.map(schemaOf) };
  if ('list' in field) {
    const [minItems, maxItems] = field.size;
    return {
      type: 'array',
      items: schemaOf(field.list),
      minItems,
      maxItems,
      ...(field.distinct && { uniqueItems: true }),
    };
  }
  const { fields, needs = [], least = 0, usual = {} } = field;
  const properties = Object.entries(fields).map(([name, one]): [string, Json] => {
    const meant = usual[name];
    return [name, { ...schemaOf(one), ...(meant !== undefined && { default: meant }) }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(needs.length > 0 && { required: [...needs] }),
    ...(least > 0 && { minProperties: least }),
    additionalProperties: false,
  };
}

/** The fields of a card file as a JSON Schema, out of the definitions that the reader follows. What fields say together it cannot tell. */
export const cardSchema = (): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'quayside-card-1',
  title: 'A special building of Le Havre, version 1',
  description: `What each field takes. A file has at most ${MOST_FILE} signs; quayside card check also asks what the fields say together.`,
  ...schemaOf(CARD),
});
