import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--colunas), 1fr)',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.8125rem', fontWeight: 600 },
  '&:disabled': { opacity: 0.6 },
  '& p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: '0.75rem',
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
}))

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  minHeight: 64,
  padding: '10px 4px 8px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  transition: 'border-color .15s, background-color .15s',
  'fieldset:disabled &': { cursor: 'not-allowed' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& input': {
    position: 'absolute',
    inset: 0,
    // Over the picture, which may have a layer of its own.
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '&:has(:checked)': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, transparent)`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  readonly picture: ReactNode
}

interface OptionGroupProps<T extends string> {
  readonly legend: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly columns: 2 | 3
  readonly disabled?: boolean
  readonly note?: string
}

/** One choice among pictures; real radio buttons, so that arrows and screen readers know them. */
export function OptionGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
  ...rest
}: OptionGroupProps<T>) {
  const name = useId()
  const { columns, disabled = false, note } = rest
  return (
    <Group disabled={disabled} style={{ '--colunas': columns } as object}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          {option.label}
        </Choice>
      ))}
      {note && <p>{note}</p>}
    </Group>
  )
}
