import { z } from 'zod'

/** A schema without the wrappers `.optional()`, `.default()` and the like. */
export const innerSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodCatch ||
  schema instanceof z.ZodReadonly
    ? innerSchema(schema.unwrap())
    : schema
