import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './run.mjs'

/** Matches a path in code font that starts at the project's folder. Paths with placeholders are left out. */
const NAMED_PATH = /`((?:\.?[\w-]+\/)+[\w./-]*)`|\]\((?!https?:|#)([^)#\s]+)/g
const ROOTS = /^(src|packages|plugins|content|static|scripts|e2e|bench|docs)\/(?!.*\byour-)/
const FOLDERS = ['src', 'packages', 'plugins', 'scripts', 'e2e', 'bench', 'docs']

/** Leaves out READMEs of new sites, whose paths start at the folder of the site, and of installed packages. */
const isMap = (file: string) =>
  /(^|\/)(README|CONTRIBUTING)\.md$/.test(file) && !/^packages\/create-galley\/templates\/|\/node_modules\//.test(file)
const listFiles = (folder: string) =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const maps = [...readdirSync(projectFolder), ...FOLDERS.flatMap(listFiles)].filter(isMap)

test.each(maps)('%s names only existing files', (map) => {
  const text = readFileSync(join(projectFolder, map), 'utf8').replace(/^```.*?^```/gms, '')
  const missing = [...text.matchAll(NAMED_PATH)].flatMap(([, named, linked]) => {
    if (linked !== undefined) return existsSync(join(projectFolder, map, '..', linked)) ? [] : [linked]
    const folders = [projectFolder, join(projectFolder, map, '..')]
    return !ROOTS.test(named!) || folders.some((folder) => existsSync(join(folder, named!))) ? [] : [named]
  })
  expect(missing).toEqual([])
})
