import { z } from 'zod'
import { linkTarget } from './field-kinds'
import { findLinkFields } from './find-link-fields'

const schema = z.object({
  title: z.string(),
  demo: linkTarget().optional().describe('Where it can be tried.'),
  links: z.array(z.strictObject({ label: z.string(), to: linkTarget() })).default([]),
  closing: z.strictObject({ buttons: z.array(z.strictObject({ to: linkTarget().describe('Where.') })) }).optional(),
  // Not declared as a link, whatever it is called.
  to: z.string().optional(),
})

test('links are found at any depth, with their path', () => {
  const fields = {
    title: '/not-a-link',
    demo: 'https://a.example',
    links: [
      { label: 'A', to: '/a' },
      { label: 'B', to: '#b' },
    ],
    closing: { buttons: [{ to: '/c' }] },
    to: '/not-a-link',
  }
  expect(findLinkFields(schema, fields)).toEqual([
    { path: ['demo'], target: 'https://a.example' },
    { path: ['links', 0, 'to'], target: '/a' },
    { path: ['links', 1, 'to'], target: '#b' },
    { path: ['closing', 'buttons', 0, 'to'], target: '/c' },
  ])
})

test.each([[{}], [{ title: 'A', links: [], closing: undefined, more: { to: '/a' } }]])('%j has none', (fields) => {
  expect(findLinkFields(schema, fields)).toEqual([])
})
