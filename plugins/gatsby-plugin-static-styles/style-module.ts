import { compile, type Element, middleware, RULESET, serialize, stringify } from 'stylis'

/** What an element or a component is called in code: `import { path[0] } from 'module'`, and the fields of that. */
export interface Import {
  module: string
  path: string[]
}

/** A component with a class. */
export class Part {
  constructor(
    readonly home: StyleModule,
    readonly name: string,
    readonly target: string | Import | Part,
    readonly attributes?: object,
  ) {}

  toString() {
    return `.${this.name}`
  }
}

class Keyframes {
  constructor(
    readonly name: string,
    readonly rule: string,
  ) {}
}

/** Rules without a selector, and what is written into them. */
class Fragment {
  constructor(readonly pieces: unknown[]) {}
}

const interleave = (texts: readonly string[], values: unknown[]) =>
  texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text]))

/** What `createGlobalStyle` returns: a component that renders nothing. */
export const GLOBAL_STYLE = Symbol('global style')

/** A module that is evaluated with this in place of styled-components, and then holds its rules and components. */
export class StyleModule {
  readonly parts: Part[] = []
  /** What it exports, once it is evaluated. */
  exports: Record<string, unknown> = {}
  #rules = new Set<string>()
  #count = 0

  /**
   * @param file its path in the project, for messages
   * @param name begins the names of its classes
   */
  constructor(
    readonly file: string,
    readonly name: string,
  ) {}

  get rules() {
    return [...this.#rules].join('')
  }

  /** What the module imports from `styled-components`. */
  readonly api = {
    __esModule: true,
    css: (texts: readonly string[], ...values: unknown[]) => new Fragment(interleave(texts, values)),
    keyframes: (texts: readonly string[], ...values: unknown[]) => {
      const name = this.#nextName()
      return new Keyframes(name, this.#compile(`@keyframes ${name}{${this.#write(interleave(texts, values))}}`))
    },
    createGlobalStyle: (texts: readonly string[], ...values: unknown[]) => {
      this.#rules.add(this.#compile(this.#write(interleave(texts, values))))
      return GLOBAL_STYLE
    },
    styled: new Proxy((target: unknown) => this.#style(target), { get: (_, tag: string) => this.#style(tag) }),
  }

  #nextName() {
    return `${this.name}${(this.#count++).toString(36)}`
  }

  #style(target: unknown, attributes?: object) {
    if (!isTarget(target))
      throw new Error(`${this.file}: styled() was called with ${String(target)}, which is no component.`)
    const style = (texts: readonly string[], ...values: unknown[]) => {
      const part = new Part(this, this.#nextName(), importOf(target) ?? target, attributes)
      this.parts.push(part)
      const rule = this.#compile(`.${part.name}{${this.#write(interleave(texts, values))}}`, part.toString())
      if (rule) this.#rules.add(rule)
      return part
    }
    const attrs = (more: object) => {
      if (typeof more === 'function')
        throw new Error(`${this.file}: attrs() takes an object in a build, and no function.`)
      return this.#style(target, { ...attributes, ...more })
    }
    return Object.assign(style, { attrs })
  }

  /** The text of a template. Keyframes that it names become rules of this module. */
  #write(value: unknown): string {
    if (Array.isArray(value)) return value.map((piece) => this.#write(piece)).join('')
    if (value instanceof Fragment) return this.#write(value.pieces)
    if (value instanceof Keyframes) {
      this.#rules.add(value.rule)
      return value.name
    }
    if (value instanceof Part || typeof value === 'string' || typeof value === 'number') return String(value)
    if (value === undefined || value === null || value === false) return ''
    const imported = importOf(value)
    const found = imported ? `"${imported.path.join('.')}" of ${imported.module}` : `a value of type ${typeof value}`
    throw new Error(
      `${this.file}: a rule names ${found}, which has no text in a build. Rules may name texts, numbers, css, keyframes and styled components of files that end in ".ts".`,
    )
  }

  #compile(css: string, self = '') {
    // As in styled-components, where "&" is left.
    const nameSelf = (element: Element) => {
      if (element.type === RULESET)
        element.props = (element.props as string[]).map((selector) => selector.replaceAll('&', self))
    }
    return serialize(compile(css), middleware([nameSelf, stringify]))
  }
}

const IMPORT = Symbol('import')

/** Stands for what a module exports that is not evaluated: components, and all packages. */
export function importFrom(module: string, path: string[] = []): unknown {
  return new Proxy(() => undefined, {
    apply() {
      throw new Error(`A style module calls "${path.join('.')}" of ${module}, which is not evaluated in a build.`)
    },
    get: (_, key) => {
      if (key === IMPORT) return { module, path }
      return typeof key === 'string' ? importFrom(module, [...path, key]) : undefined
    },
  })
}

const importOf = (value: unknown) =>
  typeof value === 'function' ? (value as unknown as { [IMPORT]?: Import })[IMPORT] : undefined

const isTarget = (value: unknown): value is string | Part =>
  typeof value === 'string' || value instanceof Part || importOf(value) !== undefined
