import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { media } from '@galley/ui/styles/media'
import { breakable, monoNote } from '@galley/ui/styles/text'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { css, styled } from 'styled-components'

export const Root = styled.div`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.raised};
  overflow: hidden;
`

export const Bar = styled.div`
  align-items: center;
  background: ${theme.color.sunken};
  border-bottom: 1px solid ${theme.color.line};
  display: flex;
  font-family: ${theme.font.mono};
  font-size: ${theme.size.xs};
  justify-content: space-between;
  min-height: 2.5rem;
  padding-inline-start: ${theme.space[4]};
`

export const File = styled.span`
  color: ${theme.color.textMuted};
  ${breakable}
`

/** The same hairlines as the preview's stamp. */
export const Stamp = styled.span`
  align-self: stretch;
  background: repeating-linear-gradient(135deg, transparent 0 5px, ${theme.color.line} 5px 6px);
  border-inline-start: 1px solid ${theme.color.line};
  color: ${theme.color.text};
  display: grid;
  letter-spacing: 0.12em;
  padding-inline: ${theme.space[5]};
  place-items: center;
  text-transform: uppercase;
`

export const Panes = styled.div`
  display: grid;
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: 23rem;
  }
`

export const Pane = styled.div`
  display: grid;
`

const padding = css`
  padding: ${theme.space[5]};
`

export const Text = styled.textarea`
  ${leftToRight}
  ${padding}
  background: transparent;
  border: 0;
  color: ${theme.color.codeText};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.small};
  line-height: 1.75;
  min-height: 24rem;
  resize: none;
  width: 100%;

  &:focus-visible {
    border-radius: 0;
    outline-offset: -2px;
  }
  /* Safari on iOS zooms into fields with smaller letters. */
  ${media.coarse} {
    font-size: ${theme.size.md};
  }
`

export const Page = styled.section`
  ${padding}
  background: ${theme.color.ground};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  ${breakable}
  ${media.sm} {
    border-inline-start: 1px solid ${theme.color.line};
    border-top: 0;
  }
`

export const Heading = styled.h2`
  font-size: ${theme.size.xl};
  margin-bottom: ${theme.space[4]};
`

export const Foot = styled.div`
  align-items: center;
  border-top: 1px solid ${theme.color.line};
  display: flex;
  gap: ${theme.space[4]};
  justify-content: space-between;
  min-height: 3.25rem;
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[5]} ${theme.space[3]};
  > button {
    ${hiddenWithoutScript}
  }
`

export const Remarks = styled.div`
  ${monoNote}
  line-height: 1.6;
  min-width: 0;
  &:not([data-count='0']) {
    color: ${theme.color.errorText};
  }
`

export const Line = styled.span`
  font-weight: 600;
`
