import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildMeasurement, measureBuild } from './measure-build'
import { editPageIn, openOnePage } from './site-copy'
import { installStarlight, STARLIGHT_BUILD, STARLIGHT_PAGES_FOLDER } from './starlight-site'

/** Maximum size per page of a site with many pages, in KB. */
const SIZE_LIMITS = { html: 45, all: 60 }

/** Formats a figure with its limit, and says if the figure exceeds the limit. */
export const withLimit = (figure: number, limit: number | undefined) =>
  limit === undefined ? figure.toFixed(1) : `${figure.toFixed(1)} of ${limit}${figure > limit ? ', over' : ''}`

/** Returns the time of the last change of each HTML file of the build. */
const htmlTimes = (folder: string) =>
  new Map(
    readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, statSync(join(folder, 'public', file)).mtimeMs]),
  )

interface BuildFigures {
  cold: BuildMeasurement
  /** The rebuild after one edit. */
  edit: BuildMeasurement
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
export async function measureBuilds(folder: string): Promise<BuildFigures> {
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
    'HTML files rewritten by it': edit.rewritten,
    'rebuild after another title, s': title.rebuild.seconds.toFixed(1),
    'HTML files rewritten by that': title.rewritten,
    'raw HTML of a page, KB': withLimit(output.htmlKilobytes / output.htmlFiles, SIZE_LIMITS.html),
    'public/ for each page, KB': withLimit(output.allKilobytes / output.htmlFiles, SIZE_LIMITS.all),
  })
  return { cold, edit: edit.rebuild, ...output }
}

export async function measureStarlight(folder: string): Promise<BuildFigures> {
  installStarlight(folder)
  const cold = await measureBuild(folder, STARLIGHT_BUILD)
  editPageIn(join(folder, STARLIGHT_PAGES_FOLDER), 'An edit.')
  const edit = await measureBuild(folder, STARLIGHT_BUILD)
  return { cold, edit, ...measureOutput(join(folder, 'dist')) }
}

export function printRatios(galley: BuildFigures, starlight: BuildFigures) {
  const compare = (read: (figures: BuildFigures) => number, digits: number) => ({
    Galley: read(galley).toFixed(digits),
    Starlight: read(starlight).toFixed(digits),
    ratio: (read(galley) / read(starlight)).toFixed(2),
  })
  console.table({
    'HTML files': compare(({ htmlFiles }) => htmlFiles, 0),
    'cold build, s': compare(({ cold }) => cold.seconds, 1),
    'peak memory, MB': compare(({ cold }) => cold.peakMegabytes, 0),
    'rebuild after one edit, s': compare(({ edit }) => edit.seconds, 1),
    'peak memory of the rebuild, MB': compare(({ edit }) => edit.peakMegabytes, 0),
    'output, MB': compare(({ allKilobytes }) => allKilobytes / 1024, 1),
    'output for each HTML file, KB': compare(({ allKilobytes, htmlFiles }) => allKilobytes / htmlFiles, 1),
    'raw HTML of a page, KB': compare(({ htmlKilobytes, htmlFiles }) => htmlKilobytes / htmlFiles, 1),
  })
}
