import { z } from 'zod'

/** What a schema asks of a value that is there: the schema without `.optional()`, `.default()` and others that say no more of the value. */
export const innerSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodCatch ||
  schema instanceof z.ZodReadonly
    ? innerSchema(schema.unwrap())
    : schema
