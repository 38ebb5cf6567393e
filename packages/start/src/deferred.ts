// Entry of the deferred script. Every page loads it, and it runs when the HTML is complete.
import { startAnalytics } from './analytics'
import { startCodeTrees } from './code-trees'
import { startColorMode } from './color-mode'
import { startCopy } from './copy'
import { startHashTarget } from './hash-target'
import { startPrefetch } from './prefetch'
import { startReadingPosition } from './reading-position'
import { startSidebar } from './sidebar'
import { suggestLanguage, type Suggestions } from './suggest-language'
import { startTabs } from './tabs'

startColorMode()
startTabs()
startCodeTrees()
startSidebar()
startReadingPosition()
startHashTarget()
startCopy()
startPrefetch()
// Empty for a site with one language: the bundler then drops the code.
if (process.env['SUGGESTIONS']) suggestLanguage(JSON.parse(process.env['SUGGESTIONS']) as Suggestions)
// Empty for a site without analytics: the bundler then drops the code.
if (process.env['ANALYTICS_URL']) startAnalytics(process.env['ANALYTICS_URL'])
