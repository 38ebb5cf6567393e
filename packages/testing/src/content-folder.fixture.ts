import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const projects: string[] = []
afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true, force: true })
})

/** Writes these files to a `content/` folder in a new temporary project, which is deleted after the last test. */
export function createContentFolder(files: Record<string, string | Buffer>) {
  const projectDir = mkdtempSync(join(tmpdir(), 'project-'))
  projects.push(projectDir)
  const contentDir = join(projectDir, 'content')
  mkdirSync(contentDir)
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(contentDir, file)), { recursive: true })
    writeFileSync(join(contentDir, file), text)
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  return { contentDir, write, remove: () => rmSync(projectDir, { recursive: true, force: true }) }
}
