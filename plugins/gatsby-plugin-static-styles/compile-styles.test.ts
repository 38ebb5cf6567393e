import type { ComponentType } from 'react'
import { createElement } from 'react'
import { readFileSync, statSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { build } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'
import { compileStyles } from './compile-styles'

const { at, read, write } = createTestFolder()
beforeEach(() => {
  write('src/global.ts', 'export const globalStyle = "body{top:0;}"')
  write('src/page.tsx')
})

/** Compiles these style modules. All pages load `src/page.tsx`. */
async function compile(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const names = path.endsWith('.styles.ts') ? 'css, keyframes, styled' : 'css, keyframes'
    write(path, `import { ${names} } from 'styled-components'\n${text}`)
  }
  return compileStyles({ projectDir: at(), folder: at('out'), sheet: ['src/page.tsx'], global: 'src/global.ts' })
}

const readCode = (path: string) => read(`out/${path}`)

/** Returns the exports of a style module's replacement. */
async function run(path: string) {
  const { outputFiles } = await build({
    entryPoints: [at('out', path)],
    bundle: true,
    write: false,
    format: 'cjs',
    external: ['react'],
    // The generated code imports the original files, which the loader replaces.
    plugins: [
      {
        name: 'loader',
        setup({ onLoad }) {
          onLoad({ filter: /\.styles\.ts$/ }, ({ path: source }) => ({
            contents: readFileSync(source.replace(at('src'), at('out/src')), 'utf8'),
          }))
        },
      },
    ],
  })
  const module = { exports: {} as Record<string, ComponentType<object>> }
  type Load = (module: object, require: NodeJS.Require) => void
  const load = runInThisContext(`(function (module, require) {${outputFiles[0]!.text}\n})`) as Load
  load(module, require)
  return module.exports
}

const render = async (path: string, name: string, props: object = {}) =>
  renderToStaticMarkup(createElement((await run(path))[name]!, props))

const withoutNames = (css: string) => css.replace(/\b[a-z]\d[0-9a-z]{2}\b/g, 'NAME')

test('the style sheet omits the styles of a component that the site replaces', async () => {
  const { text } = await compile({
    'src/page.tsx': "import { Header } from './components'\nexport const Page = () => Header",
    'src/components.ts': "export * from './site-components'\nexport { Header } from './own-header'",
    'src/site-components.ts': "export { Header } from './header'\nexport { Footer } from './footer'",
    'src/header/index.ts': "export { Header } from './header'",
    'src/header/header.tsx': "import { Root } from './header.styles'\nexport const Header = Root",
    'src/header/header.styles.ts': 'export const Root = styled.header`color: red;`',
    'src/footer.tsx': "import { Root } from './footer.styles'\nexport const Footer = Root",
    'src/footer.styles.ts': 'export const Root = styled.footer`color: green;`',
    'src/own-header.tsx': "import { Root } from './own-header.styles'\nexport const Header = Root",
    'src/own-header.styles.ts': 'export const Root = styled.header`color: blue;`',
  })
  expect(withoutNames(text)).toBe('body{top:0;}.NAME{color:blue;}')
})

test('puts styles of all pages in the style sheet, after the global rules, and other styles in the code', async () => {
  const { path, text } = await compile({
    'src/page.tsx': "import './page.styles'",
    'src/page.styles.ts': 'export const Page = styled.main`color: red;`',
    'src/dialog.styles.ts': 'export const Dialog = styled.div`color: blue;`',
  })
  expect(path).toMatch(/^styles-[0-9a-f]{10}\.css$/)
  expect(withoutNames(text)).toBe('body{top:0;}.NAME{color:red;}')
  expect(readCode('src/page.styles.ts')).not.toContain('red')
  expect(readCode('src/dialog.styles.ts')).toContain('{color:blue;}')
  // An element has the class of its rule.
  const html = await render('src/page.styles.ts', 'Page', { id: 'a', className: 'own' })
  const [, name] = /class="(\w+) own"/.exec(html)!
  expect(html).toBe(`<main id="a" class="${name} own"></main>`)
  expect(text).toContain(`.${name}{color:red;}`)
})

test('resolves fragments, numbers, keyframes and components of the same and other files in templates', async () => {
  const { text } = await compile({
    'src/page.tsx': "import './page.styles'",
    'src/shared.ts':
      'export const box = (width: number) => css`width: ${width}px; ${false}`\nexport const fade = keyframes`to { opacity: 0; }`',
    'src/part.styles.ts': 'export const Part = styled.i`top: 0;`',
    'src/page.styles.ts': `
      import { box, fade } from './shared'
      import { Part } from './part.styles'
      const Inner = styled.b\`\${box(2)} animation: \${fade} 1s;\`
      export const Page = styled.main\`
        /* A comment. */
        \${Part} + \${Inner}, &[data-a] > & { \${box(3)} }
        @media print { :where(&) p { animation: \${fade} 2s; } }
      \``,
  })
  expect(withoutNames(text)).toBe(
    'body{top:0;}.NAME{top:0;}@keyframes NAME{to{opacity:0;}}.NAME{width:2px;animation:NAME 1s;}' +
      '.NAME .NAME+.NAME,.NAME[data-a]>.NAME{width:3px;}@media print{:where(.NAME) p{animation:NAME 2s;}}',
  )
})

test('a component that extends another has both classes and attributes, and can be another element', async () => {
  await compile({
    'src/row.styles.ts': 'export const Row = styled.div`color: red;`',
    'src/file.styles.ts':
      "import { Row } from './row.styles'\nexport const File = styled(Row).attrs({ as: 'button', type: 'button' })`color: blue;`",
  })
  expect(await render('src/file.styles.ts', 'File')).toMatch(/^<button type="button" class="\w{4} \w{4}"><\/button>$/)
  expect(await render('src/row.styles.ts', 'Row', { as: 'li' })).toMatch(/^<li class="\w{4}"><\/li>$/)
})

test('rules that extend a component come after its own rules', async () => {
  write(
    'src/button.tsx',
    "import * as React from 'react'\nimport { Root } from './button.styles'\nexport const Button = (props: object) => <Root {...props} />",
  )
  const { text } = await compile({
    'src/page.tsx': "import './a.styles'",
    'src/button.styles.ts': 'export const Root = styled.button`color: red;`',
    'src/a.styles.ts': "import { Button } from './button'\nexport const Send = styled(Button)`color: blue;`",
  })
  expect(withoutNames(text)).toBe('body{top:0;}.NAME{color:red;}.NAME{color:blue;}')
  expect(await render('src/a.styles.ts', 'Send')).toMatch(/^<button class="\w{4} \w{4}"><\/button>$/)
})

test('keeps other exports of a style module, except fragments', async () => {
  await compile({ 'src/a.styles.ts': 'export const LINES = 16\nexport const line = css`top: 0;`' })
  expect(await run('src/a.styles.ts')).toEqual({ LINES: 16, line: undefined })
})

test('writes the same names and files again, so that bundles can come from the cache', async () => {
  const files = { 'src/a.styles.ts': 'export const A = styled.p`top: 0;`' }
  await compile(files)
  const { mtimeMs } = statSync(at('out/src/a.styles.ts'))
  await compile({ ...files, 'src/b.styles.ts': 'export const B = styled.p`top: 1px;`' })
  expect(statSync(at('out/src/a.styles.ts')).mtimeMs).toBe(mtimeMs)
})

test.each<[string, Record<string, string>, string]>([
  [
    'styled components in a file of another name',
    { 'src/a.tsx': "import { styled } from 'styled-components'\nconst A = styled.p`top: 0;`" },
    'src/a.tsx defines styled components, but a build reads only files whose names end in ".styles.ts". Move them to such a file.',
  ],
  [
    'a rule that names a component',
    { 'src/b.tsx': '', 'src/a.styles.ts': "import { B } from './b'\nexport const A = styled.p`${B} { top: 0; }`" },
    'src/a.styles.ts: a rule names "B" of ',
  ],
  [
    'a rule that names an object',
    { 'src/a.styles.ts': 'export const A = styled.p`top: ${{}};`' },
    'src/a.styles.ts: a rule names a value of type object, which',
  ],
  [
    'a call into a package',
    { 'src/a.styles.ts': "import { rem } from 'polished'\nexport const A = styled.p`top: ${rem(2)};`" },
    'A style module calls "rem" of polished, which is not evaluated in a build.',
  ],
  [
    'styled() with undefined',
    {
      'src/b.ts': 'export const B = {} as { C: "p" }',
      'src/a.styles.ts': "import { B } from './b'\nexport const A = styled(B.C)`top: 0;`",
    },
    'src/a.styles.ts: styled() was called with undefined, which is not a component.',
  ],
])('reports %s', async (_situation, files, message) => {
  await expect(compile(files)).rejects.toThrow(message)
})
