import { findMisplacedFields, FRONT_MATTER, SPACES_AND_COMMENTS } from '@galley/core/content-source'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'

const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g

/** The front matter of a page while it is converted. What is not touched stays as it was written. */
export class FrontMatter {
  /** The text below it. */
  readonly body: string
  /** The line of the file on which that starts. */
  readonly bodyLine: number
  /** As it was written. */
  readonly fields: Record<string, unknown>
  private readonly head: string
  /** The line of the file on which its dashes are. */
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
    // Comments are text, which goes below the front matter.
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
      report(this.firstLine, `The front matter cannot be read${error ? `: ${error.message}` : ''}. Correct it.`)
    this.fields = isReadable ? ((this.document.toJS() ?? {}) as Record<string, unknown>) : {}
  }

  /** Takes a field out, and gives its value. */
  take(name: string): unknown {
    if (!(name in this.fields) || !this.document.has(name)) return undefined
    this.document.delete(name)
    this.isChanged = true
    return this.fields[name]
  }

  /** Takes a text out. */
  takeText(name: string): string | undefined {
    const value = this.take(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }

  /** Sets a field, or one inside of others; nothing for an undefined value. A switch such as `navigation: false` stays. */
  set(path: [string, ...string[]], value: unknown) {
    if (value === undefined || (path.length > 1 && isScalar(this.document.get(path[0], true)))) return
    this.document.setIn(path, this.document.createNode(value))
    this.isChanged = true
  }

  /** Takes out a field inside of another. */
  drop(path: [string, string]) {
    this.document.deleteIn(path)
    this.isChanged = true
  }

  /** Takes fields out that have no counterpart here. */
  refuse(names: readonly string[], remedy = 'It is left out.') {
    for (const name of names) {
      const line = this.lineOf(name)
      const value = this.take(name)
      if (value !== undefined) this.report(line, `"${name}" has no counterpart here. ${remedy}`)
    }
  }

  /** The line of a field in the file. */
  lineOf(name: string): number {
    const pair = isMap(this.document.contents)
      ? this.document.contents.items.find(({ key }) => isScalar(key) && key.value === name)
      : undefined
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined
    return this.firstLine + (start === undefined ? 0 : this.lines.linePos(start).line)
  }

  /** The front matter as text, with its lines of dashes; nothing when it has no fields. */
  toString(): string {
    if (!this.isChanged) return this.head
    const isEmpty = !isMap(this.document.contents) || this.document.contents.items.length === 0
    return isEmpty ? '' : `---\n${this.document.toString({ lineWidth: 0 })}---\n`
  }
}
