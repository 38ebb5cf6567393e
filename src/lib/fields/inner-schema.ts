import { z } from 'zod'

/** What a schema asks of a value that is there: the schema without `.optional()`, `.nullable()` and `.default()`. */
export const innerSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? innerSchema(schema.unwrap())
    : schema
