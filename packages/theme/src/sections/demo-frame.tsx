import * as React from 'react'
import { useId } from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
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

/** A demo that loads when the reader opens it, in the width of a chosen device. Works without scripts. */
export function DemoFrame({ src, title }: DemoFrameProps) {
  const name = useId()
  const widths = [
    ['Desktop', site.texts.desktop],
    ['Tablet', site.texts.tablet],
    ['Phone', site.texts.phone],
  ] as const
  return (
    <S.Root>
      <S.Summary>
        <S.Chevron>
          <Icon name="chevron-right" />
        </S.Chevron>
        {fillText(site.texts.tryHere, { title }, site.language)}
      </S.Summary>
      <S.Bar>
        <Segments>
          <VisuallyHidden as="legend">{site.texts.width}</VisuallyHidden>
          {widths.map(([width, label], index) => (
            <label key={width}>
              <input type="radio" name={name} defaultChecked={index === 0} data-width={width} />
              {label}
            </label>
          ))}
        </Segments>
        <Button to={src} target="_blank" variant="ghost" color="neutral">
          {site.texts.openInNewTab}
        </Button>
      </S.Bar>
      <S.Stage>
        <iframe src={src} title={fillText(site.texts.demo, { title }, site.language)} loading="lazy" />
      </S.Stage>
    </S.Root>
  )
}
