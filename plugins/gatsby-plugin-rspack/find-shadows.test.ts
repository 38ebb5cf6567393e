import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describeShadows } from './find-shadows'

let projectDir: string
beforeEach(() => (projectDir = mkdtempSync(join(tmpdir(), 'shadows-'))))
afterEach(() => rmSync(projectDir, { recursive: true }))

const write = (file: string) => {
  mkdirSync(dirname(join(projectDir, file)), { recursive: true })
  writeFileSync(join(projectDir, file), '')
}

test('a file that would shadow one of a package of ours is told, with what to write instead', () => {
  write('src/@galley/theme/shell/header.tsx')
  expect(describeShadows(projectDir, ['gatsby-plugin-mdx'])).toEqual([
    "src/@galley/theme/shell/header.tsx replaces nothing: Gatsby's shadowing does not work with Rspack. Export your component from src/components.ts under the name of the original.",
  ])
})

test('so is one of a theme of others', () => {
  write('src/gatsby-theme-shop/cart.tsx')
  write('src/@shop/gatsby-theme/deep/cart.tsx')
  expect(describeShadows(projectDir, ['gatsby-theme-shop', '@shop/gatsby-theme', 'gatsby-theme-shop'])).toEqual([
    expect.stringMatching(/^src\/gatsby-theme-shop\/cart\.tsx replaces nothing: .* "enabled: false"/),
    expect.stringMatching(/^src\/@shop\/gatsby-theme\/deep\/cart\.tsx replaces nothing/),
  ])
})

test('other folders of the site are no shadows', () => {
  write('src/components/header.tsx')
  write('src/theme/header.tsx')
  expect(describeShadows(projectDir, ['gatsby-plugin-mdx', 'default-site-plugin', '@galley/theme'])).toEqual([])
  rmSync(join(projectDir, 'src'), { recursive: true })
  expect(describeShadows(projectDir, ['gatsby-plugin-mdx'])).toEqual([])
})
