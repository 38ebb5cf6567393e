import { NavigationMenu as Radix } from 'radix-ui'
import { css, keyframes, styled } from 'styled-components'
import { Link } from '~/components/ui/link'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`
const vanish = keyframes`to { opacity: 0; transform: translateY(-4px); }`

export const Root = styled(Radix.Root)`
  position: relative;
`

export const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  list-style: none;
  padding: 0;
`

const place = css`
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: inline-flex;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[1]};
  height: 2.25rem;
  padding-inline: ${theme.space[3]};
  position: relative;
  transition: color ${theme.motion.fast};

  &:hover,
  &[data-state='open'],
  &[data-active] {
    color: ${theme.color.textStrong};
  }
  &[data-active]::after {
    background: ${theme.color.primary};
    border-radius: ${theme.radius.full};
    bottom: 0;
    content: '';
    height: 2px;
    inset-inline: ${theme.space[3]};
    position: absolute;
  }
`

export const TopLink = styled(Link)`
  ${place}
`

export const Trigger = styled(Radix.Trigger)`
  ${place}

  svg {
    transition: transform ${theme.motion.base};
  }
  &[data-state='open'] svg {
    transform: rotate(180deg);
  }
  ${media.noScript} {
    display: none;
  }
`

export const LinkWithoutScript = styled(Link)`
  ${place}
  display: none;
  ${media.noScript} {
    display: inline-flex;
  }
`

export const Panel = styled(Radix.Content)`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.raised};
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]};
  position: absolute;
  width: 22.5rem;
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
`

export const Entry = styled(Link)`
  border-radius: ${theme.radius.md};
  display: block;
  padding: ${theme.space[3]};
  transition: background-color ${theme.motion.fast};

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${theme.color.neutral} 10%, transparent);
    }
  }
`

export const EntryLabel = styled.span`
  color: ${theme.color.textStrong};
  display: block;
  font-size: ${theme.size.sm};
  font-weight: 500;
  line-height: 1.4;

  [data-active] & {
    color: ${theme.color.primaryText};
  }
`

export const EntryDescription = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  font-size: ${theme.size.sm};
  line-height: 1.45;
`
