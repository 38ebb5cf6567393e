import { Popover } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { Icon } from '~/components/ui/icon'
import { theme } from '~/styles/theme'

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`
const vanish = keyframes`to { opacity: 0; }`

export const Popup = styled(Popover.Content)`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  box-shadow: ${theme.shadow.raised};
  display: flex;
  flex-direction: column;
  max-height: min(20rem, var(--radix-popover-content-available-height));
  max-width: var(--radix-popover-content-available-width);
  min-width: var(--radix-popover-trigger-width);
  overflow: hidden;
  width: var(--radix-popover-trigger-width);
  z-index: ${theme.layer.overlay};

  &[data-state='open'] {
    animation: ${appear} ${theme.motion.fast};
  }
  &[data-state='closed'] {
    animation: ${vanish} ${theme.motion.fast} forwards;
  }
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
  &[data-active] {
    background: color-mix(in srgb, ${theme.color.neutral} 13%, transparent);
    color: ${theme.color.textStrong};
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    min-height: 2.5rem;
    padding-block: 0.625rem;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const OptionWords = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const OptionDescription = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  line-height: 1.4;
`

export const Chosen = styled(Icon)`
  &&& {
    color: ${theme.color.primaryText};
  }
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
