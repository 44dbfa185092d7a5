import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { idsOf } from '../FieldFrame.tsx'
import type { Option } from './option.ts'
import { FieldText } from '../FieldText.tsx'
import { useField, type FieldProps } from '../use-field.ts'

interface ChecksInputProps extends FieldProps {
  readonly options: readonly Option[]
}

/** Checkbox group. The value keeps the order of the options. */
export function ChecksInput({ options, ...props }: ChecksInputProps) {
  const { field, id, frame } = useField(props)
  const ids = idsOf(id)
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const toggle = (value: Option['value'], isOn: boolean): void =>
    field.onChange(
      options.map((option) => option.value).filter((v) => (v === value ? isOn : chosen.includes(v))),
    )
  const { error, helper, note } = frame
  return (
    <FormControl
      component="fieldset"
      error={Boolean(frame.error)}
      disabled={props.disabled ?? false}
      aria-describedby={error || helper || note ? ids.helper : undefined}
      sx={{ gridColumn: { xs: '1 / -1', md: `span ${props.cols ?? 12}` } }}
    >
      <FormLabel
        component="legend"
        sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}
      >
        {props.label}
        {props.opcional && <Box component="small"> (opcional)</Box>}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {options.map(({ value, label, disabled }, index) => (
          <FormControlLabel
            key={value}
            label={label}
            disabled={disabled ?? props.disabled ?? false}
            control={
              <Checkbox
                name={index === 0 ? field.name : `${field.name}-${value}`}
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </Box>
      <FormHelperText id={ids.helper} component="div">
        <FieldText error={error} helper={helper} note={note} />
      </FormHelperText>
    </FormControl>
  )
}
