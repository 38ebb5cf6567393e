import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import { unified, type Pluggable } from 'unified'
import type { Point } from 'unist'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { DocumentContext } from './document-context'

/** Runs the plugins of a site on a tree. Reports messages of plugins as warnings, and a failing plugin as a problem. */
export async function runPlugins<Tree extends HastNodes | MdastNodes>(
  plugins: readonly Pluggable[],
  tree: Tree,
  source: string,
  { file, report }: Pick<DocumentContext, 'file' | 'report'>,
): Promise<Tree> {
  let changed = tree
  for (const plugin of plugins) {
    const vfile = new VFile({ path: `content/${file}`, value: source })
    const tell = (message: VFileMessage, isWarning?: true) => report(pointOf(message), message.reason, isWarning)
    try {
      changed = (await unified().use([plugin]).run(changed, vfile)) as Tree
    } catch (error) {
      if (error instanceof VFileMessage) tell(error)
      else report(undefined, `The plugin "${nameOf(plugin)}" of src/markdown.ts failed: ${String(error)}`)
    }
    for (const message of vfile.messages) if (!message.fatal) tell(message, true)
  }
  return changed
}

const pointOf = ({ place }: VFileMessage): Point | undefined => (place && 'start' in place ? place.start : place)

const nameOf = (plugin: Pluggable) => {
  const [attacher] = [plugin].flat() as unknown[]
  return (typeof attacher === 'function' && attacher.name) || 'without a name'
}
