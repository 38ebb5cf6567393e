// The script that every page loads beside its HTML: what a page does while it is read.
import { startAnalytics } from './analytics'
import { startCodeTrees } from './code-trees'
import { startColorMode } from './color-mode'
import { startCopy } from './copy'
import { startHashTarget } from './hash-target'
import { startPrefetch } from './prefetch'
import { startReadingPosition } from './reading-position'
import { startSidebar } from './sidebar'
import { startTabs } from './tabs'

startColorMode()
startTabs()
startCodeTrees()
startSidebar()
startReadingPosition()
startHashTarget()
startCopy()
startPrefetch()
// Empty for a site without analytics, whose readers load nothing of it.
if (process.env['ANALYTICS_URL']) startAnalytics(process.env['ANALYTICS_URL'])
