import { theme } from '@galley/tokens/theme'
import { Popover } from 'radix-ui'
import { styled } from 'styled-components'
import { floatingPanel } from '../styles/floating'
import { media } from '../styles/media'
import { forcedHighlight, hoverGround } from '../styles/surface'
import { breakable } from '../styles/text'

export const Popup = styled(Popover.Content)`
  ${floatingPanel}
  border-color: ${theme.color.lineStrong};
  display: flex;
  flex-direction: column;
  max-height: min(20rem, var(--radix-popover-content-available-height));
  max-width: var(--radix-popover-content-available-width);
  min-width: var(--radix-popover-trigger-width);
  overflow: hidden;
  width: var(--radix-popover-trigger-width);
`

export const List = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]};
  scroll-padding-block: ${theme.space[1]};
  scrollbar-width: thin;
`

export const Section = styled.div`
  & + & {
    border-top: 1px solid ${theme.color.line};
    margin-top: ${theme.space[1]};
    padding-top: ${theme.space[1]};
  }
`

export const SectionLabel = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: 500;
  line-height: 1.25rem;
  padding: ${theme.space[1]} ${theme.space[2]};
`

export const Option = styled.div`
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  cursor: default;
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  line-height: 1.25rem;
  min-height: 2rem;
  padding: 0.375rem ${theme.space[2]};

  & > svg {
    color: ${theme.color.textMuted};
    margin-block: 0.125rem;
  }
  /* The tick after the label. */
  & > span + svg {
    color: ${theme.color.primaryText};
  }
  &[data-active] {
    background: ${hoverGround};
    color: ${theme.color.textStrong};
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  ${media.coarse} {
    min-height: 2.5rem;
    padding-block: 0.625rem;
  }
  ${forcedHighlight('&[data-active]')}
`

export const OptionWords = styled.span`
  flex: 1;
  ${breakable}
`

export const OptionDescription = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  line-height: 1.4;
`

export const Note = styled.div`
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  justify-content: center;
  line-height: 1.25rem;
  padding: ${theme.space[3]};
  text-align: center;
`
