import { fillReportUrl, gitHubIssue } from './report-url'

const page = { title: 'Install & run', url: 'https://docs.example/install', file: 'content/docs/1.install.md' }
const template = gitHubIssue('https://github.com/acme/docs')!
const read = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('fills an issue on GitHub with the title, the page and its file', () => {
  const url = fillReportUrl(template, page)
  expect(url).toMatch(/^https:\/\/github\.com\/acme\/docs\/issues\/new\?/)
  expect(read(url)).toEqual({
    title: 'Install & run: ',
    body: 'Page: https://docs.example/install\nFile: content/docs/1.install.md\n\n',
  })
})

test('quotes each line of the selected text', () => {
  expect(read(fillReportUrl(template, { ...page, quotation: 'Run $& once.\nThen wait.' }))['body']).toBe(
    'Page: https://docs.example/install\nFile: content/docs/1.install.md\n\n> Run $& once.\n> Then wait.\n\n',
  )
})

test('fills any template', () => {
  expect(fillReportUrl('mailto:docs@acme.example?subject={title}', page)).toBe(
    'mailto:docs@acme.example?subject=Install%20%26%20run%3A%20',
  )
})

test('has no template for other hosts than GitHub', () => {
  expect(gitHubIssue('https://gitlab.com/acme/docs')).toBeUndefined()
})
