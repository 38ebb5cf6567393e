import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

// A build of a site with one language sets the constant, which removes menu and notice from the bundle.
const hasLanguages = process.env['WITHOUT_LANGUAGES'] !== 'true' && site.languages.length > 0

const load = async () => import(/* webpackChunkName: "languages" */ './languages')

/** The language menu; undefined in a site with one language. */
export const LanguageMenu = hasLanguages ? onDemand(async () => (await load()).LanguageMenu) : undefined

/** The note on pages without a translation; undefined in a site with one language. */
export const LanguageNotice = hasLanguages ? onDemand(async () => (await load()).LanguageNotice) : undefined
