import * as React from 'react'
import { MATH_STYLES } from '@galley/core/math-styles'
import { site } from '@galley/site'
import * as S from './math.styles'
import { useScrollRegion } from './use-scroll-region'

interface MathProps {
  /** Rendered formula from the compiler. */
  html: string
}

/** React adds this style sheet to the head once, and waits for it before it shows formulas of another page. */
const styles = <link rel="stylesheet" href={site.basePath + MATH_STYLES} precedence="math" />

/** An inline formula. */
export function Math({ html }: MathProps) {
  return (
    <>
      {styles}
      <S.Inline dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** A block formula. Scrolls if it is wider than the page. */
export function MathBlock({ html }: MathProps) {
  const { region } = useScrollRegion<HTMLDivElement>(site.texts.formula)
  return (
    <>
      {styles}
      <S.Block {...region} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
