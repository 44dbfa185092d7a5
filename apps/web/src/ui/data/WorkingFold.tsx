import { styled } from '@mui/material/styles'

const Root = styled('details')(({ theme: { vars } }) => ({
  marginTop: 12,
  '& summary': {
    width: 'fit-content',
    minHeight: 32,
    padding: '4px 0',
    borderRadius: 6,
    cursor: 'pointer',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: vars.palette.primary.dark,
  },
  '& ol': {
    display: 'grid',
    gap: 10,
    margin: '8px 0 0',
    padding: 12,
    borderRadius: 8,
    listStyle: 'none',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: vars.palette.action.hover,
  },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.75rem', color: vars.palette.text.secondary },
}))

interface WorkingFoldProps {
  readonly title: string
  readonly steps: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

/** How an amount was worked out, step by step, for who asks; nothing without steps. */
export const WorkingFold = ({ title, steps }: WorkingFoldProps) =>
  steps.length > 0 && (
    <Root>
      <summary>{title}</summary>
      <ol>
        {steps.map(({ label, value, note }) => (
          <li key={`${label} ${note}`}>
            <span>{label}</span>
            <span>{value}</span>
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </Root>
  )
