/** @jest-environment jsdom */
import { markTitle, showDraftHead } from './draft-head'

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** As Gatsby does for each page that becomes visible. */
const writeHead = (title: string, words: string) => {
  document.head.innerHTML = `<title>${title}</title><meta name="description" content="${words}">`
}

const draft = { title: markTitle('Better'), description: 'New words.' }

test('a draft shows its own title with a mark and its description, and is kept from search engines', () => {
  writeHead('Published', 'Old words.')
  const end = showDraftHead(document, draft)
  expect(document.title).toBe('✎ Draft: Better')
  expect(description()).toBe('New words.')
  expect(robots()).toBe('noindex')
  end()
  expect(document.title).toBe('Published')
  expect(description()).toBe('Old words.')
  expect(robots()).toBeUndefined()
})

test('a moment without a title is none of the published page', async () => {
  writeHead('First', 'Old words.')
  const end = showDraftHead(document, draft)
  document.head.replaceChildren()
  await settle()
  document.head.append(Object.assign(document.createElement('title'), { text: 'Second' }))
  await settle()
  expect([...document.querySelectorAll('title')].map(({ text }) => text)).toEqual(['✎ Draft: Better'])
  end()
  expect(document.title).toBe('Second')
})

test('a later change for the published page does not replace it, and is applied when the draft ends', async () => {
  writeHead('First', 'Old words.')
  const end = showDraftHead(document, draft)
  writeHead('Second', 'Other words.')
  await settle()
  expect(document.title).toBe('✎ Draft: Better')
  expect(description()).toBe('New words.')
  expect(robots()).toBe('noindex')
  end()
  expect(document.title).toBe('Second')
  expect(description()).toBe('Other words.')
  document.title = 'Third'
  await settle()
  expect(document.title).toBe('Third')
})

test('a published page with the same title and description is still the one that is put back', async () => {
  writeHead('First', 'Old words.')
  const end = showDraftHead(document, { title: 'Second', description: 'Other words.' })
  writeHead('Second', 'Other words.')
  await settle()
  end()
  expect(document.title).toBe('Second')
  expect(description()).toBe('Other words.')
})
