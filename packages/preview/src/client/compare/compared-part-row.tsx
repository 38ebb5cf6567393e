import * as React from 'react'
import { memo } from 'react'
import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { RenderedBody } from '@galley/theme/content'
import type { ComparedPart } from './compare-bodies'
import * as S from './compare-dialog.styles'
import type { ComparedPage } from './compared-page'

interface ComparedPartRowProps {
  part: ComparedPart
  /** Accessible name of the change; undefined for unchanged blocks. */
  label: string | undefined
  publishedImages: ComparedPage['images']
  draftImages: ComparedPage['images']
}

const SIGNS = { published: { sign: '−', word: 'Published' }, draft: { sign: '+', word: 'Draft' } } as const

export const ComparedPartRow = memo(function ComparedPartRow({
  part: { kind, published, draft },
  label,
  publishedImages,
  draftImages,
}: ComparedPartRowProps) {
  const isChange = kind !== 'same'
  return (
    <S.Part
      data-kind={kind}
      role={isChange ? 'group' : undefined}
      aria-label={label}
      tabIndex={isChange ? -1 : undefined}
      data-change={isChange ? '' : undefined}
    >
      <Side side="published" body={published} images={publishedImages} isMarked={isChange} />
      <Side side="draft" body={draft} images={draftImages} isMarked={isChange} />
    </S.Part>
  )
})

interface SideProps {
  side: keyof typeof SIGNS
  body: ContentTree
  images: ComparedPage['images']
  isMarked: boolean
}

function Side({ side, body, images, isMarked }: SideProps) {
  if (body.length === 0) return <S.Side data-side={side} data-empty="" />
  const { sign, word } = SIGNS[side]
  return (
    // Screen readers read unchanged blocks once.
    <S.Side
      data-side={side}
      data-marked={isMarked ? '' : undefined}
      aria-hidden={!isMarked && side === 'published' ? true : undefined}
      inert={!isMarked && side === 'published'}
    >
      {isMarked && (
        <S.Sign>
          <span aria-hidden="true">{sign}</span> {word}
        </S.Sign>
      )}
      <RenderedBody body={body.map(withoutIds)} images={images} />
    </S.Side>
  )
}

/** Removes ids, which the page behind the dialog uses as well. */
function withoutIds(node: ContentNode): ContentNode {
  if (typeof node === 'string') return node
  const [name, { id: _, ...props }, ...children] = node
  return [name, props, ...children.map(withoutIds)]
}
