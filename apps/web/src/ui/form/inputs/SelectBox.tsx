import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type AriaAttributes } from 'react'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'
import { Icon } from '../../icon/Icon.tsx'
import { idsOf } from '../FieldFrame.tsx'
import { listboxProps, optionProps, selectProps } from '../listbox.ts'
import type { Option } from './option.ts'
import { useSelectBox } from './use-select-box.ts'

// Looks like the text fields beside it.
const Field = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  padding: '0 10px 0 14px',
  borderRadius: 8,
  outline: `1px solid ${vars.palette.outline}`,
  outlineOffset: -1,
  backgroundColor: vars.palette.background.paper,
  cursor: 'pointer',
  userSelect: 'none',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0, color: vars.palette.text.secondary },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&[data-empty="true"] > span': { color: vars.palette.text.secondary },
  '&:hover': { outlineColor: vars.palette.text.primary },
  '&:focus': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-invalid="true"]': { outlineColor: vars.palette.error.main },
  '&[aria-disabled="true"]': {
    color: vars.palette.text.disabled,
    backgroundColor: vars.palette.background.neutral,
    outlineColor: vars.palette.action.disabled,
    cursor: 'default',
  },
}))

const List = styled('ul')({
  margin: 0,
  padding: 6,
  maxHeight: 'min(360px, 45dvh)',
  overflowY: 'auto',
  listStyle: 'none',
})

const Item = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 38,
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&[data-chosen="true"]': { fontWeight: 600, backgroundColor: vars.palette.primary.lighter },
  '&[aria-selected="true"]': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-disabled="true"]': { color: vars.palette.text.disabled, cursor: 'default' },
}))

export interface SelectBoxProps {
  readonly id: string
  /** Label of the field, said of the list too. */
  readonly label: string
  readonly name?: string
  readonly value: Option['value'] | null
  readonly options: readonly Option[]
  readonly placeholder: string
  /** First choice, which empties the field. */
  readonly none?: string | undefined
  readonly disabled?: boolean | undefined
  readonly aria: AriaAttributes
  readonly inputRef?: (element: HTMLElement | null) => void
  readonly onChange: (value: Option['value'] | null) => void
  readonly onBlur?: () => void
}

/** One of a few choices, in a list that opens below the field or by typing its first letters. */
export function SelectBox({
  id,
  label,
  name,
  none,
  placeholder,
  disabled = false,
  ...props
}: SelectBoxProps) {
  const { value, aria, inputRef, onChange, onBlur } = props
  const options = none === undefined ? props.options : [{ value: '', label: none }, ...props.options]
  const chosen = value === null || value === '' ? -1 : options.findIndex((option) => option.value === value)
  const [field, setField] = useState<HTMLElement | null>(null)
  const box = useSelectBox({
    options,
    chosen,
    onChoose: (index) => onChange(options[index]?.value === '' ? null : (options[index]?.value ?? null)),
  })
  useLabelFocus(idsOf(id).label, field)
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Field
        id={id}
        ref={(element) => {
          setField(element)
          inputRef?.(element)
        }}
        {...selectProps(box.listId, box.isOpen, box.active)}
        tabIndex={disabled ? -1 : 0}
        aria-labelledby={idsOf(id).label}
        aria-disabled={disabled}
        {...aria}
        data-empty={chosen < 0}
        {...(!disabled && { onClick: box.toggle, onKeyDown: box.onKeyDown })}
        onBlur={() => {
          box.close()
          onBlur?.()
        }}
      >
        <span>{options[chosen]?.label ?? placeholder}</span>
        <Icon name="abre-baixo" size={18} />
      </Field>
      {/* What a form looks for by name, as the first field that is wrong. */}
      <input readOnly aria-hidden tabIndex={-1} name={name} value={value ?? ''} style={visuallyHidden} />
      <Popper open={box.isOpen} anchorEl={field} placement="bottom-start" sx={emCima}>
        <Paper elevation={8} sx={{ minWidth: field?.offsetWidth ?? 0, my: 0.5, borderRadius: 3 }}>
          <List {...listboxProps(box.listId, label)} onMouseDown={(event) => event.preventDefault()}>
            {options.map((option, index) => (
              <Item
                key={option.value}
                {...optionProps(box.listId, index, index === box.active)}
                aria-disabled={option.disabled ?? false}
                data-chosen={index === chosen}
                onClick={() => option.disabled || box.take(index)}
              >
                {option.label}
              </Item>
            ))}
          </List>
        </Paper>
      </Popper>
    </Box>
  )
}

const emCima = { zIndex: 'modal', maxWidth: 'calc(100vw - 16px)' } as const

/** A click on the label leads to the field, which no label of HTML does for an element that is no input. */
function useLabelFocus(labelId: string, field: HTMLElement | null): void {
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = (): void => field?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [labelId, field])
}
