import { z } from 'zod'

/** Removes the wrappers of a schema, such as `.optional()` and `.default()`. */
export const innerSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodCatch ||
  schema instanceof z.ZodReadonly
    ? innerSchema(schema.unwrap())
    : schema
