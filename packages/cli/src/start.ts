import { buildSite } from './build-site'
import { checkPort } from './check-port'
import { serve } from './serve'

/** Builds the site if its inputs have changed, and serves the build. */
export async function start() {
  process.env['PORT'] ||= '9000'
  await checkPort(process.env['PORT'])
  await buildSite({ onlyIfChanged: true })
  await serve()
}
