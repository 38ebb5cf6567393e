import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ts from 'typescript'
import { projectFolder } from './run.mjs'

/** Folders for authors and developers, whose texts are English on every site. */
const ENGLISH = /\/(develop|draft-notices|query-playground)\/|\/problem-page\.tsx$|\.test\.tsx$/
/** Attributes that readers see or hear. */
const ATTRIBUTE = /^(aria-(label|roledescription)|alt|label|placeholder|title)$/

const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** Returns a text in JSX, in an attribute for readers, or in the default of a prop, such as `label = 'Close'`. */
function textOf(node: ts.Node): string | undefined {
  // Keys have names of their own in each language.
  if (ts.isJsxText(node)) return /^<Kbd\b/.test(node.parent.getText()) ? undefined : node.text.trim()
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
    return ATTRIBUTE.test(node.name.getText()) ? node.initializer.text : undefined
  if (ts.isBindingElement(node) && node.initializer && ts.isStringLiteral(node.initializer))
    return /^\p{Lu}/u.test(node.initializer.text) ? node.initializer.text : undefined
  return undefined
}

/** Lists the texts of a component that no language can replace. */
function findTexts(file: string, code: string) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    if (text && hasWords(text))
      found.push(`${file}:${line + 1}  "${text}" is English on every site. Add it to @galley/core/languages.`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('components take their texts from the language of the site', () => {
  const folders = ['app', 'search', 'theme', 'ui'].map((name) => `packages/${name}/src/*.tsx`)
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: projectFolder, encoding: 'utf8' })
    .trim()
    .split('\n')
  const checked = files.filter((file) => !ENGLISH.test(file) && existsSync(join(projectFolder, file)))
  expect(checked.flatMap((file) => findTexts(file, readFileSync(join(projectFolder, file), 'utf8')))).toEqual([])
})

test.each([
  ['<p>Hello</p>', 1],
  ['<b aria-label="Hello" />', 1],
  ["const a = ({ label = 'Hello' }) => label", 1],
  ['<b className="hello" title={site.texts.close}>{name} › 1</b>', 0],
])('finds texts in %j', (code, count) => {
  expect(findTexts('a.tsx', code)).toHaveLength(count)
})
