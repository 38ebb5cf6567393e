// `npm run props`: writes the props of all components in ROOMS to a file, which `::props{of="Button"}` shows as a table.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFolder, runCommand } from './run.mjs'

const ROOMS = ['packages/ui/src', 'packages/theme/src/sections', 'src/components']
export const PROPS_FILE = 'packages/core/src/component-props.json'
/** The maximum number of texts of a union that the table lists. A longer union, such as the names of all icons, is shown by its name. */
const MAX_TEXTS = 12

/**
 * A row of the table of props.
 * @typedef {{ name: string, type: string, default?: string, description: string, required: boolean }} Prop
 */

/**
 * Returns the props that files of this repository declare, by component: the type "ButtonProps" belongs to "Button". Other exported types keep
 * their names.
 * @param {string[]} indexFiles The file of each part, or the `index.ts` of its folder.
 * @param {ts.CompilerHost} [host] Reads the files.
 * @returns {Record<string, Prop[]>}
 */
export function describeProps(indexFiles, host) {
  const config = ts.readConfigFile(join(projectFolder, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, projectFolder)
  const program = ts.createProgram(indexFiles, options, host)
  const checker = program.getTypeChecker()
  /** @type {Record<string, Prop[]>} */
  const found = {}
  for (const file of indexFiles) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    for (const [name, props] of module ? describeModule(checker, module) : []) {
      if (name in found) throw new Error(`${file}: there are two types of the props of "${name}".`)
      found[name] = props
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the props of each type that a module exports. @param {ts.TypeChecker} checker @param {ts.Symbol} module */
function describeModule(checker, module) {
  const exported = checker.getExportsOfModule(module)
  return exported.flatMap((symbol) => {
    const original = resolveAlias(checker, symbol)
    if (!(original.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return []
    const type = checker.getDeclaredTypeOfSymbol(original)
    const name = symbol.name.replace(/(?<=.)Props$/, '')
    const codeDefaults = findCodeDefaults(
      checker,
      exported.find((other) => other.name === name),
    )
    /** @type {Map<string, ts.Symbol[]>} */
    const byName = new Map()
    const members = (type.isUnion() ? type.types : [type]).map((member) => checker.getPropertiesOfType(member))
    for (const prop of members.flat()) byName.set(prop.name, [...(byName.get(prop.name) ?? []), prop])
    const props = [...byName.values()].flatMap((symbols) =>
      describeProp(checker, symbols, symbols.length === members.length, codeDefaults),
    )
    return props.length > 0 ? [/** @type {const} */ ([name, props])] : []
  })
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
const resolveAlias = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** @param {ts.Node} node */
const isOurs = (node) => !node.getSourceFile().fileName.includes('/node_modules/')

/**
 * Describes a prop by its symbols, one from each member of a union of props that has the prop.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol[]} symbols
 * @param {boolean} isInAll True if all members have the prop.
 * @param {Map<string, string>} codeDefaults
 * @returns {Prop[]}
 */
function describeProp(checker, symbols, isInAll, codeDefaults) {
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
  const comment = ts.displayPartsToString(documentedSymbol.getDocumentationComment(checker))
  return [
    {
      name: symbol.name,
      type: [...new Set(declarations.map((one) => printType(checker, one)))].join(' | '),
      ...((written ?? inCode) && { default: written ?? inCode }),
      description: comment.replace(/\s+/g, ' ').trim(),
      required: isInAll && symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
    },
  ]
}

/** Returns the type of a prop as its author wrote the type. @param {ts.Declaration} declaration */
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

/** Returns the type of a prop, with the texts of a short union. @param {ts.TypeChecker} checker @param {ts.Declaration} declaration */
function printType(checker, declaration) {
  const present = checker.getNonNullableType(checker.getTypeAtLocation(declaration))
  const members = present.isUnion() ? present.types : [present]
  const texts = members.flatMap((member) => (member.isStringLiteral() ? [`'${member.value}'`] : []))
  if (texts.length < members.length || texts.length > MAX_TEXTS) return writtenType(declaration)
  // The checker's order changes with other files, so the texts get the order of the source.
  const named = checker.getSymbolAtLocation(nameOfType(declaration) ?? declaration)
  const node = (named && resolveAlias(checker, named).declarations?.[0]) ?? declaration
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
 * Returns the literal defaults in the parameters of a component, such as `{ size = 'md' }`.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol | undefined} component
 */
function findCodeDefaults(checker, component) {
  const declaration = component && resolveAlias(checker, component).valueDeclaration
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

/**
 * Returns the text of the file with the props of all parts.
 * @param {ts.CompilerHost} [host]
 */
export function writeProps(host) {
  const parts = ROOMS.map((room) => join(projectFolder, room)).flatMap((room) =>
    readdirSync(room).map((part) => (/(?<!\.test)\.tsx$/.test(part) ? join(room, part) : join(room, part, 'index.ts'))),
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
