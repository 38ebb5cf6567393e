import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PAGES_PER_FOLDER = 20
/** Folders are in groups, as in the documentation of a large product. */
const FOLDERS_PER_GROUP = 10

const WORDS =
  `archive author branch build cache caption chapter column commit compositor content cover deadline desk digest draft
edition editor entry feed field figure folder font footnote gallery glyph grid headline index issue journal layout ledger letter line
margin metadata notebook outline page paper paragraph plate preview press proof query record redirect release reader review schema
section server sheet signature sketch source spread stage style summary table template theme timeline title token type version`.split(
    /\s+/,
  )
const VERBS =
  'opens checks moves keeps orders prints reads sorts links marks trims holds follows compares collects'.split(' ')
const JOINS = ['before', 'after', 'beside', 'with', 'without', 'under', 'for', 'from']

const CODE: [language: string, lines: (name: string) => string][] = [
  [
    'ts',
    (name) =>
      `interface Entry {\n  ${name}: string\n  order: number\n}\n\nexport function find(entries: Entry[], ${name}: string) {\n  return entries.filter((entry) => entry.${name} === ${name}).sort((a, b) => a.order - b.order)\n}`,
  ],
  [
    'bash',
    (name) =>
      `# Take the newest ${name} and read it\ncd ${name} && git pull --ff-only\nfor file in *.md; do wc -w "$file"; done`,
  ],
  [
    'json',
    (name) =>
      `{\n  "name": "${name}",\n  "public": true,\n  "parts": ["first", "second"],\n  "limits": { "size": 1024, "depth": 3 }\n}`,
  ],
  [
    'yaml',
    (name) => `${name}:\n  title: First ${name}\n  tags: [one, two]\n  published: 2025-01-31\n  nested:\n    depth: 2`,
  ],
  [
    'css',
    (name) =>
      `.${name} {\n  display: grid;\n  gap: 1rem;\n  color: var(--text);\n}\n\n.${name}:hover { text-decoration: underline; }`,
  ],
]

/** Returns a generator of numbers from 0 up to 1 that always returns the same sequence for a seed (a linear congruential generator). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns the file of a page in the generated folder, with numbers for the order. */
function fileOf(index: number) {
  const folder = Math.floor(index / PAGES_PER_FOLDER)
  const group = Math.floor(folder / FOLDERS_PER_GROUP)
  const name = (number: number) => `${number + 1}.${WORDS[number % WORDS.length]!}-${number + 1}`
  return `${name(group)}/${name(folder)}/${(index % PAGES_PER_FOLDER) + 1}.page-${index + 1}.md`
}

function writePage(index: number, count: number, language: string): string {
  const random = createRandom(index + 1 + Number.parseInt(language || '0', 36) * count)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const many = <Item>(low: number, high: number, make: (position: number) => Item) =>
    Array.from({ length: between(low, high) }, (_, position) => make(position))

  const phrase = () => `the ${pick(WORDS)} ${pick(VERBS)} the ${pick(WORDS)}`
  const clause = () => (random() < 0.6 ? phrase() : `${phrase()} ${pick(JOINS)} the ${pick(WORDS)}`)
  const inline = () => pick([() => `**${pick(WORDS)}**`, () => `\`${pick(WORDS)}\``, () => `*${pick(WORDS)}*`, link])()
  const link = () => {
    const target = between(0, count - 1)
    return `[page ${target + 1}](../../${fileOf(target)})`
  }
  const sentence = () => {
    const words = `${clause()}, and ${clause()}${random() < 0.35 ? `, see ${inline()}` : ''}.`
    return words[0]!.toUpperCase() + words.slice(1)
  }
  const paragraph = () => many(3, 6, sentence).join(' ')
  const list = () => many(3, 6, (position) => `${position % 3 === 2 ? '  ' : ''}- ${sentence()}`).join('\n')
  const tasks = () => many(2, 4, () => `- [${random() < 0.5 ? 'x' : ' '}] ${sentence()}`).join('\n')
  const quote = () => `> ${sentence()}`
  const table = () =>
    [
      '| Name | Kind | Meaning |',
      '| --- | :-: | --- |',
      ...many(3, 7, () => `| \`${pick(WORDS)}\` | ${pick(WORDS)} | ${sentence()} |`),
    ].join('\n')
  const code = () => {
    const [language, lines] = pick(CODE)
    return `\`\`\`${language}\n${lines(pick(WORDS))}\n\`\`\``
  }
  const block = () => pick([paragraph, paragraph, list, tasks, quote, table, code, code])()
  // The number makes each heading of a page unique.
  const section = (position: number) =>
    [
      `## ${position + 1}. How ${phrase()}`,
      paragraph(),
      ...many(1, 3, block),
      ...(random() < 0.5 ? [`### ${position + 1}.1 When ${phrase()}`, paragraph(), block()] : []),
    ].join('\n\n')

  const frontMatter = `---\ntitle: Page ${index + 1} of the ${pick(WORDS)}\ndescription: ${sentence().replaceAll(/[[\]`*:]/g, '')}\n---`
  return `${[frontMatter, paragraph(), ...many(3, 6, section)].join('\n\n')}\n`
}

/** Writes `count` Markdown pages into numbered folders. The pages of a language are always the same. @param language the code of a translation */
export function generatePages(folder: string, count: number, language = '') {
  for (let index = 0; index < count; index++) {
    const file = join(folder, fileOf(index))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, writePage(index, count, language))
  }
}
