import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from './test'
import { addRules } from './visit'

const CONTRAST = 'color-contrast'

/** axe still marks this rule as experimental, so the rule is off by default. */
const RULES = { 'label-content-name-mismatch': { enabled: true } }

/** Loads axe, unless the page has it. The minified script is less than half as long as the script that `AxeBuilder` sends. */
const AXE = `if (!window.axe) {${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}}`

/** Maximum number of pages on which axe judges the same look while its result is unclear. */
const MOST_TRIES = 3

/** The number of judgements of each look from `markLooks`, in both modes. A good look is not judged again. Each worker has its own map. */
const tries = new Map<string, number>()

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type RunOptions = Parameters<AxeBuilder['options']>[0]

/** Returns the violations of a page, or of a part that a selector matches: all rules in light mode, and colours in dark mode. */
export async function findViolations(page: Page, part = 'html') {
  // Hidden elements have incomplete results.
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'))
  const judge = async (options?: RunOptions) =>
    (await createAxe(page, part, { resultTypes: ['violations'], rules: RULES, ...options }))
      .disableRules(CONTRAST)
      .analyze()
  // axe takes long to name elements, so the names are computed only for broken rules.
  const { violations } = await judge({ selectors: false })
  const others = violations.length > 0 ? describe(await judge()) : []
  return [...others, ...(await findContrastViolations(page, part))]
}

/** The contrast of a text depends only on its look. axe is slow at this rule, so it judges only a few texts of each look. */
async function findContrastViolations(page: Page, part: string) {
  // Browsers keep the old colours of hidden elements, and animate the colours of others.
  await addRules(page, '* { content-visibility: visible !important; transition: none !important }')
  const known = [...tries].filter(([, count]) => count >= MOST_TRIES).map(([look]) => look)
  const marked = await page.evaluate(markLooks, { part, known })
  if (marked.length === 0) return []
  const light = await judgeContrast(page, 'light')
  const dark = await judgeContrast(page, 'dark')
  const isGood = (look: string) => [light, dark].every(({ looks }) => looks.includes(look))
  for (const look of new Set(marked)) tries.set(look, isGood(look) ? MOST_TRIES : (tries.get(look) ?? 0) + 1)
  return [...light.violations, ...dark.violations]
}

/** Returns the violations of the marked texts in a colour mode, and the looks of texts without violations. */
async function judgeContrast(page: Page, mode: 'light' | 'dark') {
  const before = await page.evaluate(setMode, mode)
  const axe = await createAxe(page, '[data-look]', { resultTypes: ['violations', 'passes'] })
  const results = await axe.withRules(CONTRAST).analyze()
  const good = results.passes.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const looks = await page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector<HTMLElement>(selector)?.dataset['look'] ?? ''),
    good,
  )
  await page.evaluate(setMode, before)
  return { violations: describe(results).map((violation) => `${mode} ${violation}`), looks }
}

/** Switches the page to a colour mode, and returns the previous mode. */
function setMode(mode: string | undefined) {
  const { dataset, style } = document.documentElement
  const before = dataset['theme']
  dataset['theme'] = style.colorScheme = mode ?? 'light'
  return before
}

async function createAxe(page: Page, part: string, options: RunOptions) {
  // Loading axe takes longer than running most rules of axe, and `AxeBuilder` sends its script twice. It has to load axe into frames only.
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const axe = new AxeBuilder({ page, axeSource: isThere || page.frames().length === 1 ? ';' : AXE })
  // Our pages contain no frames of other origins. For such frames, axe would open another page with each call.
  return axe
    .include(part)
    .setLegacyMode()
    .options({ preload: false, ...options })
}

const describe = ({ violations }: Results) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)

/** Marks the first texts of each unjudged look. A look is a combination of colours, size, weight and backgrounds. */
function markLooks({ part, known }: { part: string; known: string[] }) {
  const LEAST_LETTERS = 2
  const MOST_TEXTS = 3
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const hasText = (element: HTMLElement) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length >= LEAST_LETTERS)
  const elements = [...document.querySelectorAll<HTMLElement>(`:is(${part}), :is(${part}) *`)]
  const texts = elements.filter((element) => hasText(element) && isShown(element))

  const readLooks = () => {
    const grounds = new Map<Element, string>()
    const groundOf = (element: Element): string => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const own = [backgroundColor, backgroundImage, opacity].join(' ')
      const parent = element.parentElement
      const parentGround = parent ? (grounds.get(parent) ?? groundOf(parent)) : ''
      const ground = own === 'rgba(0, 0, 0, 0) none 1' ? parentGround : `${parentGround} > ${own}`
      grounds.set(element, ground)
      return ground
    }
    return texts.map((element) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null
      return [color, fontSize, fontWeight, textShadow, isDisabled, groundOf(element)].join(' ')
    })
  }
  const { dataset } = document.documentElement
  const mode = dataset['theme']
  dataset['theme'] = 'light'
  const light = readLooks()
  dataset['theme'] = 'dark'
  const dark = readLooks()
  dataset['theme'] = mode

  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look')
  const counts = new Map(known.map((look) => [look, MOST_TEXTS]))
  const marked: string[] = []
  for (const [index, element] of texts.entries()) {
    const look = `${light[index]!} | ${dark[index]!}`
    const count = counts.get(look) ?? 0
    if (count >= MOST_TEXTS) continue
    counts.set(look, count + 1)
    element.dataset['look'] = look
    marked.push(look)
  }
  return marked
}
