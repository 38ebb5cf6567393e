import type { FeedPage } from './build-feeds'
import { textOfMarkdown } from './text-of-markdown'

const page = {
  title: 'Sails',
  description: 'What they\nare.',
  stem: 'blog/3.sails',
  extension: 'mdx',
}

test.each([
  ['its own title', '# Sails\n\n> What they are.\n\nA [link](/docs#cut) and ![a sail](./sail.png).\n'],
  ['a heading', '# All about sails\n\nA [link](/docs#cut) and ![a sail](./sail.png).\n'],
])('a text below %s has its links and images', async (_, markdown) => {
  expect(await textOfMarkdown({ ...page, markdown } as FeedPage)).toEqual([
    [
      'p',
      {},
      'A ',
      ['a', { href: '/docs#cut' }, 'link'],
      ' and ',
      ['Image', { src: 'blog/sail.png', alt: 'a sail' }],
      '.',
    ],
  ])
})

test('a page may have nothing but a title', async () => {
  expect(await textOfMarkdown({ ...page, description: '', markdown: '# Sails\n' } as FeedPage)).toEqual([])
})
