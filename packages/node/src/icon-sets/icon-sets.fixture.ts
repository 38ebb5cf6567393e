import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small set: a plain icon, an icon with its own box, and an alias that rotates an icon. */
export const SHAPES = {
  prefix: 'shapes',
  icons: { dot: { body: '<circle r="1"/>' }, 'wide-bar': { body: '<path d="M0 0h9"/>', width: 9 } },
  aliases: { 'tall-bar': { parent: 'wide-bar', rotate: 1 } },
  width: 4,
  height: 4,
}

/** Creates a project with the set "shapes" among its dependencies, and another installed set that is not a dependency. */
export function createIconProject() {
  const projectDir = mkdtempSync(join(tmpdir(), 'icons-'))
  const write = (file: string, value: object) => {
    mkdirSync(dirname(join(projectDir, file)), { recursive: true })
    writeFileSync(join(projectDir, file), JSON.stringify(value))
  }
  write('package.json', { dependencies: { '@iconify-json/shapes': '1.0.0', react: '19.0.0' } })
  write('node_modules/@iconify-json/shapes/icons.json', SHAPES)
  write('node_modules/@iconify-json/hidden/icons.json', { ...SHAPES, prefix: 'hidden' })
  return { projectDir, write, remove: () => rmSync(projectDir, { recursive: true }) }
}
