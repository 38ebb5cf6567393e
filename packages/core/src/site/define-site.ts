import { setTranslations } from '../translations'
import { completeSite } from './complete-site'
import { followLanguage } from './follow-language'
import type { Site, SiteOptions } from './site'

/** Completes the settings of a site with the defaults. In groups, such as `header`, each missing field gets its default. */
export function defineSite(options: SiteOptions): Site {
  // A build of a site with one language sets this constant for browsers, which removes the code from the bundle.
  if (process.env['WITHOUT_LANGUAGES'] !== 'true') {
    const [first, ...others] = options.languages ?? []
    setTranslations(others.map(({ code }) => code))
    if (first) return followLanguage(options, [first, ...others])
  }
  return completeSite(options)
}
