import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { suggest } from '@galley/core/nearest'
import { readManifest } from '@galley/server/read-manifest'
import { site } from '@galley/site'
import { translateForCaddy } from './caddy'
import { translateForCloudFront } from './cloudfront'
import { collectRules, type HostFiles, type HostRules } from './host-rules'
import { translateForNginx } from './nginx'
import { translateForVercel } from './vercel'

/** A host that reads neither `_headers` nor `_redirects`. */
interface Host {
  /** The folder of the configuration, relative to the site's folder. The command replaces it. */
  folder: string
  translate: (rules: HostRules) => HostFiles
  /** The folder for a copy of the built files, relative to `folder`. */
  copy?: string
}

const hosts: Record<string, Host> = {
  vercel: { folder: '.vercel/output', translate: translateForVercel, copy: 'static' },
  nginx: { folder: 'host/nginx', translate: translateForNginx },
  caddy: { folder: 'host/caddy', translate: translateForCaddy },
  cloudfront: { folder: 'host/cloudfront', translate: translateForCloudFront },
}

const names = Object.keys(hosts)

/** Files of `public/` that only our server and other hosts read. */
const LEFT_OUT = /^_(headers|redirects)$|\.br$/

/** Writes the configuration of a host from the last build. */
export async function writeHost([name = '', ...others]: string[]) {
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined
  if (!host || others.length > 0)
    throw new Error(
      `"galley host ${[name, ...others].join(' ').trim()}" must name one host of ${names.join(', ')}.${suggest(name, names)}`,
    )
  const { basePath } = site
  const isFile = (path: string) => statSync(join('public', path), { throwIfNoEntry: false })?.isFile() ?? false
  const { files, notes } = host.translate(collectRules(await readManifest(process.cwd()), basePath, isFile))
  rmSync(host.folder, { recursive: true, force: true })
  mkdirSync(host.folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(host.folder, file), text)
  if (host.copy)
    cpSync('public', join(host.folder, host.copy, basePath), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(relative('public', file)),
    })
  console.log([`${host.folder}/ has the configuration of the last build for ${name}.`, ...notes].join('\n'))
}
