import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** The front matter of a page while it is converted. What is not touched stays as it was written. */
export class FrontMatter {
  /** The text below it. */
  readonly body: string
  /** The line of the file on which that starts. */
  readonly bodyLine: number
  /** As it was written. */
  readonly fields: Record<string, unknown>
  private readonly head: string
  private readonly document: Document
  private readonly lines = new LineCounter()
  private isChanged = false

  constructor(
    raw: string,
    private readonly report: (line: number, message: string) => void,
  ) {
    const match = FRONT_MATTER.exec(raw)
    this.head = match?.[0] ?? ''
    this.body = raw.slice(this.head.length)
    this.bodyLine = this.head.split('\n').length
    this.document = parseDocument(match?.[1] ?? '', { lineCounter: this.lines, prettyErrors: false })
    const [error] = this.document.errors
    const isReadable = !error && (this.document.contents === null || isMap(this.document.contents))
    if (!isReadable) report(1, `The front matter cannot be read${error ? `: ${error.message}` : ''}. Correct it.`)
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
    return start === undefined ? 1 : this.lines.linePos(start).line + 1
  }

  /** The front matter as text, with its lines of dashes; nothing when it has no fields. */
  toString(): string {
    if (!this.isChanged) return this.head
    const isEmpty = !isMap(this.document.contents) || this.document.contents.items.length === 0
    return isEmpty ? '' : `---\n${this.document.toString({ lineWidth: 0 })}---\n`
  }
}
