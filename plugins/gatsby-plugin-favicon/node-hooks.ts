import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { site } from '@galley/site'
import type { GatsbyNode } from 'gatsby'
import { renderIcons } from './render-icons'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  const folder = resolve('public')
  await mkdir(folder, { recursive: true })
  const icons = Object.entries(await renderIcons(site.logo))
  await Promise.all(icons.map(([name, icon]) => writeFile(join(folder, name), icon)))
}
