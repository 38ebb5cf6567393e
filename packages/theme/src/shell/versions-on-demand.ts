import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

// A build of a site without versions sets the constant, which removes menu and banner from the bundle.

/** The version menu; undefined in a site without versions. */
export const VersionMenu =
  process.env['WITHOUT_VERSIONS'] === 'true' || site.versions.length === 0
    ? undefined
    : onDemand(async () => (await import(/* webpackChunkName: "versions" */ './version-menu')).VersionMenu)

/** The note on pages of other versions than the current one; undefined in a site without versions. */
export const VersionBanner =
  process.env['WITHOUT_VERSIONS'] === 'true' || site.versions.length === 0
    ? undefined
    : onDemand(async () => (await import(/* webpackChunkName: "versions" */ './version-banner')).VersionBanner)
