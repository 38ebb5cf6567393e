import { onDemand } from '@galley/ui/on-demand'

// A build of a site with one language sets this constant, which removes the code from the bundle.
const hasLanguages = process.env['WITHOUT_LANGUAGES'] !== 'true'

const load = async () => import(/* webpackChunkName: "languages" */ './index')

export const LanguageMenu = hasLanguages ? onDemand(async () => (await load()).LanguageMenu) : undefined
export const LanguageNotice = hasLanguages ? onDemand(async () => (await load()).LanguageNotice) : undefined
