// `npm run props`: writes down the props of the parts in these rooms, which `::props{of="Button"}` shows as a table.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFolder, runCommand } from './run.mjs'

const ROOMS = ['packages/ui/src', 'packages/theme/src/sections', 'src/components']
export const PROPS_FILE = 'packages/core/src/component-props.json'
/** A union of more texts than this, such as the names of all icons, is shown by its name. */
const MAX_TEXTS = 12

/**
 * A prop as the table shows it.
 * @typedef {{ name: string, type: string, default?: string, description: string, required: boolean }} Prop
 */

/**
 * The props that our own files declare, by component: those of "ButtonProps" belong to "Button". Other exported types are under their name.
 * @param {string[]} indexFiles The `index.ts` of each part.
 * @param {ts.CompilerHost} [host] Reads the files.
 * @returns {Record<string, Prop[]>}
 */
export function describeProps(indexFiles, host) {
  const config = ts.readConfigFile(join(projectFolder, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, projectFolder)
  const program = ts.createProgram(indexFiles, options, host)
  const checker = program.getTypeChecker()
  const isOurs = (/** @type {ts.Node} */ node) => !node.getSourceFile().fileName.includes('/node_modules/')

  /** @param {ts.Symbol} symbol */
  const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

  /** @param {ts.Declaration} declaration */
  function writtenType(declaration) {
    const text = (/** @type {ts.Node | undefined} */ node) =>
      node
        ?.getText()
        .replace(/\s+/g, ' ')
        .replace(/\bReact\./g, '') ?? 'unknown'
    if (ts.isMethodSignature(declaration)) {
      return `(${declaration.parameters.map(text).join(', ')}) => ${text(declaration.type)}`
    }
    return text(ts.isPropertySignature(declaration) ? declaration.type : undefined).replace(/^\| /, '')
  }

  /** @param {ts.Declaration} declaration */
  function printType(declaration) {
    const type = checker.getTypeAtLocation(declaration)
    const present = checker.getNonNullableType(type)
    const members = present.isUnion() ? present.types : [present]
    const texts = members.flatMap((member) => (member.isStringLiteral() ? [`'${member.value}'`] : []))
    const written = writtenType(declaration)
    if (texts.length < members.length || texts.length > MAX_TEXTS) return written
    // The checker's order changes with other files; the reader gets the one that was written.
    const named = checker.getSymbolAtLocation(nameOfType(declaration) ?? declaration)
    const node = (named && resolve(named).declarations?.[0]) ?? declaration
    const source = node.getText() + node.getSourceFile().text
    return texts
      .sort()
      .sort((a, b) => source.indexOf(a) - source.indexOf(b))
      .join(' | ')
  }

  /** @param {ts.Declaration} declaration */
  const nameOfType = (declaration) =>
    ts.isPropertySignature(declaration) && declaration.type && ts.isTypeReferenceNode(declaration.type)
      ? declaration.type.typeName
      : undefined

  /**
   * A prop of one name, from each member of a union of props that has it.
   * @param {ts.Symbol[]} symbols
   * @param {boolean} isInAll
   * @param {Map<string, string>} codeDefaults
   * @returns {Prop[]}
   */
  function describe(symbols, isInAll, codeDefaults) {
    const [symbol] = symbols
    const declarations = symbols
      .flatMap(({ declarations = [] }) => declarations)
      .filter((node) => isOurs(node) && !['never', 'undefined'].includes(writtenType(node)))
    const [declaration] = declarations
    if (!symbol || !declaration || symbol.name.startsWith('data-')) return []
    const nameNode = ts.getNameOfDeclaration(declaration)
    const documentedSymbol = (nameNode && checker.getSymbolAtLocation(nameNode)) ?? symbol
    const tag = documentedSymbol.getJsDocTags(checker).find(({ name }) => name === 'default')
    const written = tag && ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim()
    const inCode = codeDefaults.get(symbol.name)
    if (written !== undefined && inCode !== undefined && /^['\d]|^(true|false)$/.test(written) && written !== inCode) {
      const { fileName } = declaration.getSourceFile()
      throw new Error(`${fileName}: "${symbol.name}" is ${inCode} by default, but "@default" says ${written}.`)
    }
    return [
      {
        name: symbol.name,
        type: [...new Set(declarations.map(printType))].join(' | '),
        ...((written ?? inCode) && { default: written ?? inCode }),
        description: ts
          .displayPartsToString(documentedSymbol.getDocumentationComment(checker))
          .replace(/\s+/g, ' ')
          .trim(),
        required: isInAll && symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
      },
    ]
  }

  /**
   * The plain values that a component's parameters have in `{ size = 'md' }`.
   * @param {ts.Symbol | undefined} component
   */
  function findCodeDefaults(component) {
    const declaration = component && resolve(component).valueDeclaration
    const pattern = declaration && ts.isFunctionDeclaration(declaration) ? declaration.parameters[0]?.name : undefined
    const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : []
    return new Map(
      elements.flatMap(({ initializer, name, propertyName = name }) =>
        initializer && /^(['\d].*|true|false)$/.test(initializer.getText())
          ? [/** @type {const} */ ([propertyName.getText().replace(/^'|'$/g, ''), initializer.getText()])]
          : [],
      ),
    )
  }

  /** @type {Record<string, Prop[]>} */
  const found = {}
  for (const file of indexFiles) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module) : []
    for (const symbol of exported) {
      if (!(resolve(symbol).flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) continue
      const type = checker.getDeclaredTypeOfSymbol(resolve(symbol))
      const name = symbol.name.replace(/(?<=.)Props$/, '')
      const codeDefaults = findCodeDefaults(exported.find((other) => other.name === name))
      /** @type {Map<string, ts.Symbol[]>} */
      const byName = new Map()
      const members = (type.isUnion() ? type.types : [type]).map((member) => checker.getPropertiesOfType(member))
      for (const prop of members.flat()) byName.set(prop.name, [...(byName.get(prop.name) ?? []), prop])
      const props = [...byName.values()].flatMap((symbols) =>
        describe(symbols, symbols.length === members.length, codeDefaults),
      )
      if (props.length > 0 && name in found) throw new Error(`${file}: there are two types of the props of "${name}".`)
      if (props.length > 0) found[name] = props
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The text of the file in which the props of all parts are written down.
 * @param {ts.CompilerHost} [host]
 */
export function writeProps(host) {
  const parts = ROOMS.map((room) => join(projectFolder, room)).flatMap((room) =>
    readdirSync(room).map((part) => join(room, part, 'index.ts')),
  )
  const props = describeProps(
    parts.filter((part) => existsSync(part)),
    host,
  )
  return `${JSON.stringify(props, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(async () => {
    writeFileSync(join(projectFolder, PROPS_FILE), writeProps())
    return 0
  })
}
