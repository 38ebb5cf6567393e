import * as React from 'react'
import { useId, useState } from 'react'
import { site } from '@galley/site'
import { FILE_PANE } from '@galley/start/marks'
import { useUntilFound } from '@galley/ui/hooks/use-until-found'
import { Icon } from '@galley/ui/icon'
import { Bar, CodePane, Filename, languageOf, type CodeBlockProps } from '../code-block'
import { EntryList, Label, type TreeEntry } from '../file-tree'
import * as S from './file-browser.styles'

/** The tree and panes of a `CodeTree`, loaded on demand. */
export function FileBrowser({ blocks }: { blocks: readonly CodeBlockProps[] }) {
  const id = useId()
  const [chosen, setChosen] = useState(blocks[0]?.filename)
  const renderFile = (entry: TreeEntry) => (
    <S.File
      type="button"
      aria-current={entry.path === chosen || undefined}
      aria-controls={`${id}${entry.path}`}
      onClick={() => setChosen(entry.path)}
    >
      <Label entry={entry} />
    </S.File>
  )
  return (
    <S.Frame>
      <S.Files role="group" aria-label={site.texts.files}>
        <EntryList entries={groupFiles(blocks.map(({ filename = '' }) => filename))} renderFile={renderFile} />
      </S.Files>
      <S.Panes>
        {blocks.map((block) => (
          <FilePane
            key={block.filename}
            id={`${id}${block.filename}`}
            block={block}
            isOpen={block.filename === chosen}
            onFound={() => setChosen(block.filename)}
          />
        ))}
      </S.Panes>
    </S.Frame>
  )
}

interface FilePaneProps {
  id: string
  block: CodeBlockProps
  isOpen: boolean
  /** Called when the browser's find-in-page finds a match in the hidden file. */
  onFound: () => void
}

function FilePane({ id, block, isOpen, onFound }: FilePaneProps) {
  const { filename = '', language, collapsed: _, ...code } = block
  const pane = useUntilFound<HTMLDivElement>(isOpen, onFound)
  return (
    <S.Pane
      {...{ [FILE_PANE]: '' }}
      ref={pane}
      id={id}
      data-hidden={!isOpen || undefined}
      style={{ '--lines': code.html.split('\n').length }}
    >
      <Bar>
        <Icon name={languageOf(language).icon} size={14} />
        <Filename>{filename}</Filename>
      </Bar>
      <CodePane label={filename} {...code} />
    </S.Pane>
  )
}

/** Builds a tree from paths such as "src/a.ts". Keeps their order, with each folder at the position of its first file. */
function groupFiles(paths: readonly string[]): TreeEntry[] {
  const root: TreeEntry[] = []
  for (const path of paths) {
    const parts = path.split('/').filter(Boolean)
    let level = root
    parts.forEach((name, index) => {
      const isFolder = index < parts.length - 1
      let entry = isFolder ? level.find((known) => known.isFolder && known.name === name) : undefined
      if (!entry) level.push((entry = { name, path, isFolder, isMarked: false, note: [], entries: [] }))
      level = entry.entries
    })
  }
  return root
}
