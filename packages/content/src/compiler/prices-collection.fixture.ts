import { defineData } from '@galley/core/collections'
import { image, reference } from '@galley/core/fields'
import { z } from 'zod'

/** A collection of tables that YAML, JSON and CSV files can all contain. */
export const collections = {
  prices: defineData({
    typeName: 'Prices',
    description: 'Prices of plans.',
    source: ['info/*'],
    fields: {
      currency: z.string().default('EUR'),
      picture: image().optional(),
      rows: z
        .array(z.strictObject({ plan: reference('plans'), price: z.number().min(0), soon: z.boolean().default(false) }))
        .min(1),
    },
  }),
}

export const routes = []
export const disabledAreas = []
