// Tries `npm run develop` in the site that try-site.mjs makes: an open page follows its file and the site's code, and shows mistakes in both; GraphiQL
// answers typed queries.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { runDevelop } from '../bench/develop-time'
import { openBrowser } from '../bench/open-browser'
import { OWN_SITE } from '../e2e/preview-setup.mjs'
import { runCommand } from './run.mjs'

const FILE = join(OWN_SITE, 'content/followed.md')
const DRAFT = join(OWN_SITE, 'content/followed.draft.md')
const CODE = join(OWN_SITE, 'src/site.ts')
const TIMEOUT_MS = 20_000

/** Files besides `FILE` that the queries return. */
const ASKED = {
  'content/blog/asked-first.md': '---\ntitle: Asked first\ndate: 2020-01-01\nauthors: [asked]\n---\n\nOlder.\n',
  'content/blog/asked-last.md': '---\ntitle: Asked last\ndate: 2020-01-02\nauthors: [asked]\n---\n\nNewer.\n',
  'content/authors/asked.yml': 'title: The one who answers\n',
}

const QUERIES = {
  '{allDoc(filter:{path:{eq:"/followed"}}){nodes{title}}}': { allDoc: { nodes: [{ title: 'Followed' }] } },
  '{allPost(filter:{path:{glob:"/blog/asked-*"}},sort:{date:DESC}){nodes{title}}}': {
    allPost: { nodes: [{ title: 'Asked last' }, { title: 'Asked first' }] },
  },
  '{localSearchBlog{name engine}}': { localSearchBlog: { name: 'blog', engine: 'flexsearch' } },
  '{post(path:{eq:"/blog/asked-first"}){authors{title}}}': { post: { authors: [{ title: 'The one who answers' }] } },
}

/** Types queries with a filter, a sort, a relation and a search index into the GraphiQL of the development server. */
async function tryGraphiql(page: Page) {
  const graphiql = await page.context().browser()!.newPage()
  graphiql.setDefaultTimeout(TIMEOUT_MS)
  await graphiql.goto(new URL('/___graphql', page.url()).href)
  const editor = graphiql.locator('.graphiql-query-editor .CodeMirror')
  const lines = graphiql.locator('.result-window .CodeMirror-line')
  const shown = async () => (await lines.allTextContents()).map((line) => line.trim()).join('')
  for (const [query, data] of Object.entries(QUERIES)) {
    // Keys that are pressed before the editor has loaded the schema may be lost.
    await expect(async () => {
      await editor.click()
      await graphiql.keyboard.press('ControlOrMeta+A')
      await graphiql.keyboard.type(query)
      await graphiql.getByRole('button', { name: /^Execute query/ }).click()
      await expect.poll(shown, query).toContain(JSON.stringify(data, null, 1).replaceAll(/\n */g, ''))
    }).toPass({ timeout: 60_000 })
  }
  await graphiql.close()
}

const pageOf = (words: string) => `---\ntitle: Followed\ndescription: A page that is open.\n---\n\n${words}\n`

await runCommand(() =>
  openBrowser(async (browser) => {
    const words = 'Written before the start.'
    writeFileSync(FILE, pageOf(words))
    for (const [file, text] of Object.entries(ASKED)) writeFileSync(join(OWN_SITE, file), text)
    await runDevelop({ folder: OWN_SITE, path: '/followed', words, browser }, async ({ page, seconds, output }) => {
      console.log(`"npm run develop" shows a page ${seconds.toFixed(1)} s after its start.`)
      page.setDefaultTimeout(TIMEOUT_MS)
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      const waitFor = async (text: string, state: 'visible' | 'hidden') => {
        try {
          await page.getByText(text).first().waitFor({ state })
        } catch (cause) {
          const shown = await page.locator('body').innerText()
          const parts = { 'The page': shown, 'Its console': messages.join('\n'), 'The server': output() }
          const report = Object.entries(parts).map(([name, part]) => `${name}:\n${part}`)
          throw new Error(`"${text}" was not ${state} in time.\n\n${report.join('\n\n')}`, { cause })
        }
      }
      const see = (text: string) => waitFor(text, 'visible')
      const seeNoMore = (text: string) => waitFor(text, 'hidden')

      writeFileSync(FILE, pageOf('Saved.'))
      await see('Saved.')
      writeFileSync(FILE, pageOf('Saved with a mistake.').replace('title:', 'titel:'))
      await see('"titel" is not a field')
      writeFileSync(FILE, pageOf('Corrected.'))
      await see('Corrected.')
      await seeNoMore('"titel" is not a field')
      writeFileSync(DRAFT, pageOf('A draft of it.'))
      await see('A draft of it.')
      rmSync(DRAFT)
      await see('Corrected.')
      rmSync(FILE)
      await see('This page has no file')
      await see('content/followed.md')
      writeFileSync(FILE, pageOf('Made anew.'))
      await see('Made anew.')

      await tryGraphiql(page)

      const code = readFileSync(CODE, 'utf8')
      writeFileSync(CODE, `${code}const = 1\n`)
      await see('Failed to compile')
      writeFileSync(CODE, code)
      await seeNoMore('Failed to compile')
      if (errors.length > 0) throw new AggregateError(errors, `The page threw: ${errors.join(', ')}`)
    })
    for (const file of [FILE, ...Object.keys(ASKED).map((file) => join(OWN_SITE, file))]) rmSync(file)
  }),
)
