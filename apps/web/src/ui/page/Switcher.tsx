import type { SxProps, Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReactNode } from 'react'

interface SwitcherProps<V extends string> {
  /** What the buttons choose together, for a screen reader: `Mostrar como`. */
  readonly label: string
  readonly value: V
  /** Each choice with what its button says, in their order. */
  readonly options: Readonly<Record<V, ReactNode>>
  readonly onChange: (value: V) => void
  readonly sx?: SxProps<Theme>
}

const BUTTON = {
  gap: { xs: 0.5, sm: 1 },
  px: { xs: 1.25, sm: 1.75 },
  minHeight: { xs: 44, md: 40 },
  whiteSpace: 'nowrap',
} as const

/** Buttons of which one is always pressed: how the same things are shown. Left out on paper. */
export function Switcher<V extends string>({ label, value, options, onChange, sx }: SwitcherProps<V>) {
  return (
    <ToggleButtonGroup
      data-sem-impressao
      exclusive
      size="small"
      aria-label={label}
      value={value}
      // Pressed again, a button would release itself.
      onChange={(_, novo: V | null) => novo !== null && onChange(novo)}
      {...(sx && { sx })}
    >
      {(Object.keys(options) as V[]).map((option) => (
        <ToggleButton key={option} value={option} sx={BUTTON}>
          {options[option]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
