import { compile, type Element, middleware, RULESET, serialize, stringify } from 'stylis'

/** A reference to an imported value: `import { path[0] } from 'module'`, followed by the fields in the rest of `path`. */
export interface Import {
  module: string
  path: string[]
}

/** A styled component, with its class name and the element or component that it styles. */
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

/** The texts and values of a `css` template. */
class Fragment {
  constructor(readonly pieces: unknown[]) {}
}

const interleave = (texts: readonly string[], values: unknown[]) =>
  texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text]))

/** The result of `createGlobalStyle`. The generated code exports a component that renders nothing instead. */
export const GLOBAL_STYLE = Symbol('global style')

/** Records the rules and components of a style module while the module is evaluated with `api` instead of styled-components. */
export class StyleModule {
  readonly parts: Part[] = []
  /** The module's exports after evaluation. */
  exports: Record<string, unknown> = {}
  #rules = new Set<string>()
  #count = 0

  /**
   * @param file Path in the project, for messages.
   * @param name Prefix of the module's class names.
   */
  constructor(
    readonly file: string,
    readonly name: string,
  ) {}

  get rules() {
    return [...this.#rules].join('')
  }

  /** The replacement of `styled-components` for this module. */
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
      throw new Error(`${this.file}: styled() was called with ${String(target)}, which is not a component.`)
    const style = (texts: readonly string[], ...values: unknown[]) => {
      const part = new Part(this, this.#nextName(), importOf(target) ?? target, attributes)
      this.parts.push(part)
      const rule = this.#compile(`.${part.name}{${this.#write(interleave(texts, values))}}`, part.toString())
      if (rule) this.#rules.add(rule)
      return part
    }
    const attrs = (more: object) => {
      if (typeof more === 'function')
        throw new Error(`${this.file}: attrs() must be called with an object, because a build cannot call functions.`)
      return this.#style(target, { ...attributes, ...more })
    }
    return Object.assign(style, { attrs })
  }

  /** Returns the text of a template. Adds the keyframes that it uses to this module's rules. */
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
    // Replaces remaining "&", as styled-components does.
    const nameSelf = (element: Element) => {
      if (element.type === RULESET)
        element.props = (element.props as string[]).map((selector) => selector.replaceAll('&', self))
    }
    return serialize(compile(css), middleware([nameSelf, stringify]))
  }
}

const IMPORT = Symbol('import')

/** Returns a placeholder for an export of a module that is not evaluated: a component or a package. Calling it throws. */
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
