import { buildSite } from './build-site'

export const build = (options: string[]) => buildSite({ onlyIfChanged: options.includes('--if-changed') })
