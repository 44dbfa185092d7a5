import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { get, useFieldArray, useFormState } from 'react-hook-form'
import { Tip } from '../../feedback/Tip.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { FieldNote } from '../FieldText.tsx'
import { useFieldNote } from '../field-notes.ts'
import { FormGrid } from '../FormGrid.tsx'
import { fieldPart } from '../use-field.ts'

interface ArrayInputProps {
  readonly source: string
  /** Name of one item: `Dependente`. */
  readonly item: string
  readonly addLabel: string
  /** Values of a new item. */
  readonly blank: Readonly<Record<string, unknown>>
  readonly empty: string
  readonly max?: number
  /** Inputs of one item; `prefix` starts their sources: `dependentes.0`. */
  readonly children: (prefix: string, index: number) => ReactNode
}

/** Repeatable group of fields: people, lines. */
export function ArrayInput({ source, item, addLabel, blank, empty, max = 50, children }: ArrayInputProps) {
  const { fields, append, remove } = useFieldArray({ name: source })
  const error = useListError(source)
  const note = useFieldNote(source)
  return (
    <Box
      {...fieldPart(source)}
      // No line for an error keeps its last button away from what follows.
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, '&:not(:last-child)': { mb: 1.5 } }}
    >
      {note && <FieldNote note={note} />}
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      )}
      {fields.map((field, index) => (
        <Box
          key={field.id}
          component="fieldset"
          aria-label={`${item} ${index + 1}`}
          sx={{ m: 0, minWidth: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
            <Typography variant="subtitle2" component="p">{`${item} ${index + 1}`}</Typography>
            <Tip title="Remover">
              <IconButton
                size="small"
                aria-label={`Remover ${item} ${index + 1}`}
                onClick={() => remove(index)}
              >
                <Icon name="excluir" size={18} />
              </IconButton>
            </Tip>
          </Box>
          <FormGrid>{children(`${source}.${index}`, index)}</FormGrid>
        </Box>
      ))}
      {error && (
        <Typography variant="body2" color="error" role="alert">
          {error}
        </Typography>
      )}
      {fields.length < max && (
        <Box>
          <Button variant="outlined" startIcon={<Icon name="mais" size={18} />} onClick={() => append(blank)}>
            {addLabel}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** Error of the list itself, as having no item; its fields show their own. */
export function useListError(source: string): string | undefined {
  const { errors } = useFormState({ name: source })
  const found: unknown = get(errors, `${source}.root.message`) ?? get(errors, `${source}.message`)
  return typeof found === 'string' ? found : undefined
}
