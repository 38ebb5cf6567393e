import { findMisplacedFields, FRONT_MATTER, SPACES_AND_COMMENTS } from '@galley/core/content-source'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'

const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g

/** The front matter of a page during the conversion. Unchanged fields keep their formatting. */
export class FrontMatter {
  /** The text below the front matter. */
  readonly body: string
  /** The line of the file on which `body` starts. */
  readonly bodyLine: number
  /** The fields before any change. */
  readonly fields: Record<string, unknown>
  private readonly head: string
  /** The line of the file with the first dashes. */
  private readonly firstLine: number
  private readonly document: Document
  private readonly lines = new LineCounter()
  private isChanged = false

  constructor(
    raw: string,
    private readonly report: (line: number, message: string) => void,
  ) {
    const [above] = SPACES_AND_COMMENTS.exec(raw)!
    const match = FRONT_MATTER.exec(raw) ?? FRONT_MATTER.exec(raw.slice(above.length))
    this.head = match?.[0] ?? ''
    const start = match && !raw.startsWith(this.head) ? above.length : 0
    this.firstLine = raw.slice(0, start).split('\n').length
    // Comments above the front matter move to the text below.
    const comments = (raw.slice(0, start).match(COMMENT) ?? []).join('\n')
    const kept = comments === '' ? '' : `\n${comments}\n`
    this.body = kept + raw.slice(start + this.head.length)
    const misplaced = findMisplacedFields(raw.slice(start), this.head)
    if (misplaced) report(misplaced.line + this.firstLine - 1, misplaced.message)
    this.bodyLine = this.firstLine + this.head.split('\n').length - kept.split('\n').length
    this.document = parseDocument(match?.[1] ?? '', { lineCounter: this.lines, prettyErrors: false })
    const [error] = this.document.errors
    const isReadable = !error && (this.document.contents === null || isMap(this.document.contents))
    if (!isReadable)
      report(this.firstLine, `The front matter cannot be read${error ? `: ${error.message}` : ''}. Correct the YAML.`)
    this.fields = isReadable ? ((this.document.toJS() ?? {}) as Record<string, unknown>) : {}
  }

  /** Removes a field, and returns its value. */
  take(name: string): unknown {
    if (!(name in this.fields) || !this.document.has(name)) return undefined
    this.document.delete(name)
    this.isChanged = true
    return this.fields[name]
  }

  /** Removes a field, and returns its text or number as a text. */
  takeText(name: string): string | undefined {
    const value = this.take(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }

  /** Sets a field, or a field inside another field. Ignores an undefined value, and keeps a switch such as `navigation: false`. */
  set(path: [string, ...string[]], value: unknown) {
    if (value === undefined || (path.length > 1 && isScalar(this.document.get(path[0], true)))) return
    this.document.setIn(path, this.document.createNode(value))
    this.isChanged = true
  }

  /** Removes a field inside another field. */
  drop(path: [string, string]) {
    this.document.deleteIn(path)
    this.isChanged = true
  }

  /** Removes and reports fields without a counterpart in Galley. */
  refuse(names: readonly string[], remedy = '') {
    for (const name of names) {
      const line = this.lineOf(name)
      const value = this.take(name)
      if (value !== undefined)
        this.report(line, `The unsupported field "${name}" is left out.${remedy && ` ${remedy}`}`)
    }
  }

  /** Returns the line of a field in the file. */
  lineOf(name: string): number {
    const pair = isMap(this.document.contents)
      ? this.document.contents.items.find(({ key }) => isScalar(key) && key.value === name)
      : undefined
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined
    return this.firstLine + (start === undefined ? 0 : this.lines.linePos(start).line)
  }

  /** Returns the front matter with its lines of dashes; an empty text without fields. */
  toString(): string {
    if (!this.isChanged) return this.head
    const isEmpty = !isMap(this.document.contents) || this.document.contents.items.length === 0
    return isEmpty ? '' : `---\n${this.document.toString({ lineWidth: 0 })}---\n`
  }
}
