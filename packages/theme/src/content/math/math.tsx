import * as React from 'react'
import { MATH_STYLES } from '@galley/core/math-styles'
import { useScrollRegion } from '../scroll-region'
import * as S from './math.styles'

interface MathProps {
  /** The formula, rendered by the compiler. */
  html: string
}

/** React puts the style sheet into the head once, and on a change of page waits for it before the formulas are shown. */
const styles = <link rel="stylesheet" href={MATH_STYLES} precedence="math" />

/** A formula within a line. */
export function Math({ html }: MathProps) {
  return (
    <>
      {styles}
      <S.Inline dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** A formula on a line of its own. It scrolls inside itself where it is wider than the page. */
export function MathBlock({ html }: MathProps) {
  const { region } = useScrollRegion<HTMLDivElement>('Formula')
  return (
    <>
      {styles}
      <S.Block {...region} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
