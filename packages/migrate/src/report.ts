import type { Note } from './dialect'

/** How many places of a kind are listed. */
const PLACES = 3

/** The message without the values that differ from place to place. The component that it starts with stays. */
function kindOf(message: string) {
  const [own = ''] = /^"(?:<|::)[^"]*"/.exec(message) ?? []
  const rest = message.slice(own.length)
  return (
    own +
    rest
      .replace(/"[^"]*"/g, '""')
      .replace(/: .*?(?=\. |\.$)/g, ':')
      .replace(/\d+/g, '0')
  )
}

export const showNote = ({ file, line, message }: Note) => `${file}:${line}  ${message}`

/** Puts notes of one kind together: their number, the first places, and what to do. The kinds with most places come first. */
export function groupNotes(notes: readonly Note[], isWhole: boolean): string[] {
  const kinds = new Map<string, Note[]>()
  for (const note of notes) {
    const kind = kindOf(note.message)
    kinds.set(kind, [...(kinds.get(kind) ?? []), note])
  }
  return [...kinds.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((all) => {
      const shown = isWhole ? all : all.slice(0, PLACES)
      const more = all.length - shown.length
      const [{ message }] = all as [Note]
      const isOne = all.length > 1 && all.every((note) => note.message === message)
      const head = all.length === 1 ? [] : [`${all.length} times:${isOne ? ` ${message}` : ''}`]
      const rest = more > 0 ? [`  and at ${more} more ${more === 1 ? 'place' : 'places'}; --all lists them`] : []
      return [
        ...head,
        ...shown.map((note) => (all.length === 1 ? '' : '  ') + (isOne ? `${note.file}:${note.line}` : showNote(note))),
        ...rest,
        '',
      ]
    })
}
