import * as React from 'react'
import { useId } from 'react'
import { Button } from '@galley/ui/button'
import { Icon } from '@galley/ui/icon'
import { Segments } from '@galley/ui/segments.styles'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './demo-frame.styles'

interface DemoFrameProps {
  /** URL or path of the demo. */
  src: string
  /** Name of the demonstrated thing. */
  title: string
}

const WIDTHS = ['Desktop', 'Tablet', 'Phone']

/** A demo that loads when the reader opens it, in the width of a chosen device. Works without scripts. */
export function DemoFrame({ src, title }: DemoFrameProps) {
  const name = useId()
  return (
    <S.Root>
      <S.Summary>
        <S.Chevron>
          <Icon name="chevron-right" />
        </S.Chevron>
        Try {title} here
      </S.Summary>
      <S.Bar>
        <Segments>
          <VisuallyHidden as="legend">Width</VisuallyHidden>
          {WIDTHS.map((width, index) => (
            <label key={width}>
              <input type="radio" name={name} defaultChecked={index === 0} data-width={width} />
              {width}
            </label>
          ))}
        </Segments>
        <Button to={src} target="_blank" variant="ghost" color="neutral">
          Open in a new tab
        </Button>
      </S.Bar>
      <S.Stage>
        <iframe src={src} title={`${title}, demo`} loading="lazy" />
      </S.Stage>
    </S.Root>
  )
}
