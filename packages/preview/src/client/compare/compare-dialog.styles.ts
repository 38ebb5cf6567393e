import { previewPattern } from '@galley/theme/shell/draft-notices'
import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { inlineSign } from '@galley/ui/styles/direction'
import { media } from '@galley/ui/styles/media'
import { innerRing } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { css, styled } from 'styled-components'

export const Toolbar = styled.div`
  align-items: center;
  border-top: 1px solid ${theme.color.line};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  min-height: 3.25rem;
  padding-inline: var(--dialog-padding);
`

export const Count = styled.span`
  ${smallMuted}
  font-variant-numeric: tabular-nums;
  min-width: 6em;
`

export const Spacer = styled.span`
  flex: 1;
`

export const StepButton = styled(Button)`
  --button-height: 2.5rem;

  &[data-down] svg {
    transform: rotate(180deg);
  }
`

export const Scroller = styled.div`
  border-top: 1px solid ${theme.color.line};
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--dialog-padding) ${theme.space[12]};
  position: relative;

  ${innerRing}

  [data-change]:focus {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
`

const columns = css`
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Heads = styled.div`
  display: none;

  ${media.md} {
    background: ${theme.color.raised};
    border-bottom: 1px solid ${theme.color.line};
    color: ${theme.color.textMuted};
    display: grid;
    font-size: ${theme.size.sm};
    font-weight: 500;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    position: sticky;
    top: 0;
    z-index: ${theme.layer.raised};

    & > span {
      align-items: center;
      display: flex;
      justify-content: space-between;
      min-height: 2.5rem;
      padding-inline: ${theme.space[5]};
    }
    & > span + span {
      border-inline-start: 1px solid ${theme.color.line};
      color: ${theme.color.textStrong};
    }
    & > span > span {
      align-self: stretch;
      margin-inline-end: calc(-1 * ${theme.space[5]});
      padding-inline: ${theme.space[5]};
    }
  }
`

export const Note = styled.p`
  border-bottom: 1px solid ${theme.color.line};
  ${smallMuted}
  padding: ${theme.space[4]} ${theme.space[5]};
`

const words = css`
  del {
    background: ${theme.color.errorTint};
    border-radius: 2px;
    box-decoration-break: clone;
    text-decoration-color: ${theme.color.error};
    text-decoration-thickness: 1px;
  }
  ins {
    background: ${theme.color.successTint};
    border-radius: 2px;
    box-decoration-break: clone;
    text-decoration-color: ${theme.color.success};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`

export const Part = styled.div`
  ${columns}
  ${words}
  border-bottom: 1px solid transparent;
  content-visibility: auto;
  contain-intrinsic-size: auto 12rem;

  &[data-change] {
    border-block: 1px solid ${theme.color.line};
    margin-top: -1px;
  }
`

export const Side = styled.div`
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  position: relative;

  ${media.md} {
    &[data-side='draft'] {
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
  &[data-marked] {
    box-shadow: inset calc(3px * ${inlineSign}) 0 ${theme.color.success};
  }
  &[data-marked][data-side='published'] {
    box-shadow: inset calc(3px * ${inlineSign}) 0 ${theme.color.error};
  }
  [data-kind='added'] > &[data-marked] {
    background: color-mix(in srgb, ${theme.color.successTint} 55%, transparent);
  }
  [data-kind='removed'] > &[data-marked] {
    background: color-mix(in srgb, ${theme.color.errorTint} 55%, transparent);
  }
  &[data-empty] {
    ${previewPattern}
    opacity: 0.6;
  }

  ${media.belowMd} {
    &[data-empty],
    [data-kind='same'] > &[data-side='published'] {
      display: none;
    }
  }
`

/** Names the version. Visually hidden in the layout with two columns, where the column heads name the versions. */
export const Sign = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  font: 500 ${theme.size.xs} / 1.5 ${theme.font.mono};
  margin-bottom: ${theme.space[2]};

  ${media.md} {
    ${visuallyHidden}
  }
`

/** Replaces hidden unchanged blocks. */
export const Gap = styled.div`
  ${previewPattern}
  height: ${theme.space[3]};
`

export const Fields = styled.div`
  ${words}
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.5;
`

export const Field = styled.div`
  ${columns}

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`

export const FieldSide = styled.p`
  min-width: 0;
  padding: ${theme.space[3]} ${theme.space[5]};

  ${media.md} {
    & + & {
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
  ${media.belowMd} {
    & + & {
      padding-top: 0;
    }
  }
`

export const FieldName = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  font-size: ${theme.size.xs};
`

export const None = styled.span`
  color: ${theme.color.textMuted};
`
