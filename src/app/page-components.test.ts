import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageComponents } from './page-components'

/** Made of no content, or of all of it. */
const WITHOUT_DRAFTS = ['pages/404', 'pages/search']

const componentsIn = (room: string) =>
  readdirSync(join(__dirname, '..', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${room}/${file.replace(/\.tsx$/, '')}`)

test('every template and page that shows content can be drawn', () => {
  // A part of a template, and no template.
  const files = [...componentsIn('pages'), ...componentsIn('templates')].filter((file) => !file.endsWith('-content'))
  expect(Object.keys(pageComponents).sort()).toEqual(files.filter((file) => !WITHOUT_DRAFTS.includes(file)).sort())
})

test.each(Object.keys(pageComponents))('%s comes from the chunk that Gatsby makes for it', (name) => {
  const source = readFileSync(join(__dirname, 'page-components.ts'), 'utf8').replace(/\s+/g, ' ')
  const chunk = `component---src-${name.replaceAll('/', '-')}-tsx`
  expect(source).toContain(`'${name}': () => import(/* webpackChunkName: "${chunk}" */ '~/${name}'),`)
})
