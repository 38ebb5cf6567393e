import { createFenceReader, toLabel, writeContainer } from './containers'

const NAME = /\[((?:\[[^\]]*\]|[^\]])+)\]/

/** Writes a group of code blocks and their previews as tabs. */
export function toTabs(content: string): string {
  const isCode = createFenceReader()
  const tabs: string[] = []
  let block: string[] = []
  let depth = 0
  for (const line of content.split('\n')) {
    const wasCode = block.length > 0
    const isInside = isCode(line)
    if (!isInside && /^[ \t]*:{3,}/.test(line)) depth += /^[ \t]*:{3,}\w/.test(line) ? 1 : -1
    if (isInside && depth === 0) block.push(line)
    // The closing fence counts as code, so the line below the fence ends the block.
    if (wasCode && (!isInside || isClosing(block))) {
      const [opening = ''] = block
      const label = NAME.exec(opening)?.[1]
      const code = label === undefined ? block : [opening.replace(NAME, '').trimEnd(), ...block.slice(1)]
      tabs.push(writeContainer('tab', { label: toLabel(label ?? 'Code') }, code.join('\n')))
      block = []
    }
    if (!isInside || depth > 0) tabs.push(line)
  }
  return writeContainer('tabs', {}, tabs.join('\n'))
}

const isClosing = (block: string[]) =>
  block.length > 1 && block.at(-1)!.trim() === /^\s*(`{3,}|~{3,})/.exec(block[0]!)?.[1]
