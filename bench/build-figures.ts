import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildCommand, type BuildMeasurement, measureBuild } from './measure-build'
import { type PageWeight, weighPageWithTitle } from './page-weight'
import type { Peer } from './peer-sites'
import { openOnePage, openPageIn, PAGES_FOLDER } from './site-copy'

/** Maximum size per page of a site with many pages, in KB. */
const SIZE_LIMITS = { html: 45, all: 60 }

/** Formats a figure with its limit, and says if the figure exceeds the limit. */
export const withLimit = (figure: number, limit: number | undefined) =>
  limit === undefined ? figure.toFixed(1) : `${figure.toFixed(1)} of ${limit}${figure > limit ? ', over' : ''}`

/** Returns the last modification time of each HTML file in the build. */
const htmlTimes = (folder: string) =>
  new Map(
    readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, statSync(join(folder, 'public', file)).mtimeMs]),
  )

/** The figures of a site in a comparison of sites. */
interface SiteFigures {
  cold: BuildMeasurement
  /** The rebuild after one edit. */
  edit: BuildMeasurement
  /** The data that a visit to the edited page transfers. */
  weight: PageWeight
  htmlFiles: number
  htmlKilobytes: number
  /** The size of all files of the build, including compressed copies. */
  allKilobytes: number
}

function measureOutput(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => ({ file, stats: statSync(join(folder, file)) }))
    .filter(({ stats }) => stats.isFile())
  const pages = files.filter(({ file }) => file.endsWith('.html'))
  const kilobytes = (some: typeof files) => some.reduce((sum, { stats }) => sum + stats.size, 0) / 1024
  return { htmlFiles: pages.length, htmlKilobytes: kilobytes(pages), allKilobytes: kilobytes(files) }
}

/** Measures the rebuild after a change, and counts the HTML files that the rebuild writes. */
async function measureRebuild(folder: string, change: () => void) {
  const before = htmlTimes(folder)
  change()
  const rebuild = await measureBuild(folder)
  const rewritten = [...htmlTimes(folder)].filter(([file, time]) => before.get(file) !== time).length
  return { rebuild, rewritten }
}

/** Measures and prints a cold build, and the rebuilds after an edit and after a new title. */
export async function measureBuilds(folder: string) {
  const cold = await measureBuild(folder)
  const edit = await measureRebuild(folder, () => {
    openOnePage(folder).save('An edit.')
  })
  const title = await measureRebuild(folder, () => {
    openOnePage(folder).rename('A page with another title')
  })
  const output = measureOutput(join(folder, 'public'))
  console.table({
    'HTML files': output.htmlFiles,
    'cold build, s': cold.seconds.toFixed(1),
    'peak memory, MB': cold.peakMegabytes.toFixed(0),
    'rebuild after one edit, s': edit.rebuild.seconds.toFixed(1),
    'HTML files rewritten after one edit': edit.rewritten,
    'rebuild after another title, s': title.rebuild.seconds.toFixed(1),
    'HTML files rewritten after another title': title.rewritten,
    'raw HTML of a page, KB': withLimit(output.htmlKilobytes / output.htmlFiles, SIZE_LIMITS.html),
    'public/ for each page, KB': withLimit(output.allKilobytes / output.htmlFiles, SIZE_LIMITS.all),
  })
}

/** Measures a cold build, the rebuild after an edit of one generated page, and a visit of that page. */
async function measureSite(folder: string, pages: string, output: string, build?: BuildCommand): Promise<SiteFigures> {
  const cold = await measureBuild(folder, build)
  const page = openPageIn(join(folder, pages))
  page.save('An edit.')
  const edit = await measureBuild(folder, build)
  const weight = await weighPageWithTitle(join(folder, output), page.title)
  return { cold, edit, weight, ...measureOutput(join(folder, output)) }
}

export const measureGalley = (folder: string) => measureSite(folder, PAGES_FOLDER, 'public')

export const measurePeer = ({ pages, output, build }: Peer, folder: string) => measureSite(folder, pages, output, build)

/** Prints a table with a column for each site. @param more further rows */
export function printSites<Figures extends SiteFigures>(
  sites: Record<string, Figures>,
  more: Record<string, (figures: Figures) => number> = {},
) {
  const row = (read: (figures: Figures) => number, digits = 1) =>
    Object.fromEntries(Object.entries(sites).map(([name, figures]) => [name, read(figures).toFixed(digits)]))
  console.table({
    'HTML files': row(({ htmlFiles }) => htmlFiles, 0),
    'cold build, s': row(({ cold }) => cold.seconds),
    'peak memory, MB': row(({ cold }) => cold.peakMegabytes, 0),
    'rebuild after one edit, s': row(({ edit }) => edit.seconds),
    'peak memory of the rebuild, MB': row(({ edit }) => edit.peakMegabytes, 0),
    'output, MB': row(({ allKilobytes }) => allKilobytes / 1024),
    'raw HTML of a page, KB': row(({ htmlKilobytes, htmlFiles }) => htmlKilobytes / htmlFiles),
    'a page: HTML and styles, KB gzip': row(({ weight }) => weight.textKilobytes),
    'a page: JavaScript, KB gzip': row(({ weight }) => weight.scriptKilobytes),
    'a page: fonts and pictures, KB': row(({ weight }) => weight.fontKilobytes + weight.pictureKilobytes),
    'a page: total, KB gzip': row(({ weight }) => weight.allKilobytes),
    'a page: JavaScript after the first action, KB gzip': row(({ weight }) => weight.scriptAfterActKilobytes),
    ...Object.fromEntries(Object.entries(more).map(([name, read]) => [name, row(read)])),
  })
}
