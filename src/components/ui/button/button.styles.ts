import { css, styled } from 'styled-components'
import { Link } from '~/components/ui/link'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

const look = css`
  --button-height: 2.25rem;
  --button-fill: ${theme.color.primary};
  --button-on-fill: ${theme.color.onAccent};
  --button-text: ${theme.color.primaryText};
  --button-line: ${theme.color.primaryLine};

  align-items: center;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  display: inline-flex;
  flex: none;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[2]};
  height: var(--button-height);
  justify-content: center;
  line-height: 1;
  padding-inline: ${theme.space[3]};
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    color ${theme.motion.fast};
  white-space: nowrap;

  &[data-color='neutral'] {
    --button-fill: ${theme.color.textStrong};
    --button-on-fill: ${theme.color.ground};
    --button-text: ${theme.color.text};
    --button-line: ${theme.color.lineStrong};
  }

  &[data-size='sm'] {
    --button-height: 2rem;
    padding-inline: ${theme.space[3]};
  }
  &[data-size='lg'] {
    --button-height: 2.75rem;
    font-size: ${theme.size.md};
    padding-inline: ${theme.space[5]};
  }
  &[data-square] {
    padding: 0;
    width: var(--button-height);
  }

  &[data-variant='solid'] {
    background: var(--button-fill);
    color: var(--button-on-fill);
  }
  &[data-variant='outline'] {
    background: ${theme.color.raised};
    border-color: var(--button-line);
    color: var(--button-text);
  }
  &[data-variant='ghost'] {
    color: var(--button-text);
  }
  &[data-variant='ghost'][data-square][data-color='neutral'] {
    color: ${theme.color.textMuted};
  }

  ${media.hover} {
    &[data-variant='solid']:hover {
      background: color-mix(in srgb, var(--button-fill) 88%, ${theme.color.textStrong});
    }
    &[data-variant='solid'][data-color='neutral']:hover {
      background: color-mix(in srgb, var(--button-fill) 86%, ${theme.color.ground});
    }
    &[data-variant='outline']:hover,
    &[data-variant='ghost']:hover {
      background: color-mix(in srgb, ${theme.color.neutral} 12%, transparent);
    }
    &[data-variant='ghost'][data-square]:hover {
      color: ${theme.color.textStrong};
    }
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`

export const ButtonRoot = styled.button`
  ${look}
`

export const LinkRoot = styled(Link)`
  ${look}
`
