import { writeTree } from './markdown-page'
import { pricing } from './presets'

test('writes plans as Markdown: prices, features, comparison and links', () => {
  const button = { label: 'Start', to: '/docs', color: 'neutral' as const }
  const plan = { description: 'For one.', features: ['Pages'], soon: [], highlight: false, button }
  const yearly = { price: '$90', cycle: 'per year' }
  const content = pricing.toContent!({
    plans: [
      { ...plan, title: 'Solo', price: '$0' },
      { ...plan, title: 'Team', soon: ['Rooms'], badge: 'New', price: '$9', cycle: '/month', yearly },
    ],
    features: [
      {
        title: 'Help',
        includes: [
          { title: 'Mail', plans: [false, true], soon: false },
          { title: 'Phone', plans: [false, true], soon: true },
          { title: 'Letters', soon: true },
          { title: 'Editors', value: ['1', '20'], soon: false },
        ],
      },
    ],
    onboarding: { title: 'Ask', description: 'Us.', links: [{ ...button, label: 'Mail', to: 'mailto:a@b.example' }] },
  })
  expect(writeTree(content)).toBe(`## Solo

For one.

**$0**

- Pages
- [Start](/docs)

## Team (New)

For one.

**$9/month** or $90 per year

- Pages
- Rooms (coming soon)
- [Start](/docs)

## Help

|  | Solo | Team |
| --- | --- | --- |
| Mail | No | Yes |
| Phone | No | Coming soon |
| Letters | Coming soon | Coming soon |
| Editors | 1 | 20 |

## Ask

Us.

- [Mail](mailto:a@b.example)`)
})
