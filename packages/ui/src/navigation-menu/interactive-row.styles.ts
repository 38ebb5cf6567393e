import { theme } from '@galley/tokens/theme'
import { keyframes, styled } from 'styled-components'
import { media } from '../styles/media'
import { hoverGround } from '../styles/surface'
import { ItemLink } from './item-content'

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`
const vanish = keyframes`to { opacity: 0; transform: translateY(-4px); }`

export const Panel = styled.div`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.raised};
  margin-block-start: ${theme.space[2]};
  margin-inline-start: var(--shift, 0);
  max-height: calc(100vh - ${theme.width.header} - ${theme.space[4]});
  overflow-y: auto;
  padding: ${theme.space[2]};
  position: absolute;
  width: min(22.5rem, 100vw - ${theme.space[8]});
  z-index: ${theme.layer.header};

  &[data-state='open'] {
    animation: ${appear} ${theme.motion.base};
  }
  &[data-state='closed'] {
    animation: ${vanish} ${theme.motion.base} forwards;
  }
`

export const Entries = styled.ul`
  display: grid;
  gap: 2px;

  & & {
    border-inline-start: 1px solid ${theme.color.line};
    margin-inline-start: ${theme.space[5]};
    padding-inline-start: ${theme.space[1]};
  }
`

export const Entry = styled(ItemLink)`
  align-items: start;
  border-radius: ${theme.radius.md};
  color: ${theme.color.textStrong};
  display: flex;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[3]};
  line-height: 1.4;
  padding: ${theme.space[3]};
  transition: background-color ${theme.motion.fast};

  svg {
    margin-top: 0.15em;
  }
  ${Entries} ${Entries} & {
    padding-block: ${theme.space[2]};
  }
  &[data-active] {
    color: ${theme.color.primaryText};
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${media.hover} {
    &[href]:hover {
      background: ${hoverGround};
    }
  }
`
