import * as React from 'react'
import { useId } from 'react'
import { Button } from '@galley/ui/button'
import { Icon } from '@galley/ui/icon'
import { Segments } from '@galley/ui/segments.styles'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './demo-frame.styles'

interface DemoFrameProps {
  /** The demo: a URL, or a path of this site. */
  src: string
  /** What it is a demo of. */
  title: string
}

const WIDTHS = ['Desktop', 'Tablet', 'Phone']

/** A demo in a frame that loads when the reader opens it, as wide as the device that they choose. Works without scripts. */
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
