import { groupBy } from '@galley/core/group-by'
import type { Note, Report } from './dialect'

/** Collects messages, each once for a line of a file. */
export class NoteList {
  private readonly notes: Note[] = []

  report: Report = (file, line, message) => {
    const isKnown = this.notes.some((one) => one.file === file && one.line === line && one.message === message)
    if (!isKnown) this.notes.push({ file, line, message })
  }

  /** Returns a function that reports messages about one file. */
  reporterFor = (file: string) => (line: number, message: string) => this.report(file, line, message)

  /** Lists the messages about a file. */
  ofFile = (file: string): readonly Note[] => this.notes.filter((note) => note.file === file)

  /** Lists all messages by file and line. */
  sorted = () => this.notes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** The number of places that the report lists for one kind of message. */
const PLACES = 3

/** Returns a message without its values, for grouping. The name of a component stays. */
function kindOf(message: string) {
  const [own = ''] = /^The (?:component|element) "[^"]*"/.exec(message) ?? []
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

/** Groups messages of one kind: writes their number and the first places. The most frequent kinds come first. */
export function groupNotes(notes: readonly Note[], isWhole: boolean): string[] {
  return [...groupBy(notes, ({ message }) => [kindOf(message)]).values()]
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
