import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { encerramento } from '@rh/domain/contratos/novo'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { z } from '../../lib/zod-pt.ts'
import { CheckboxInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Contrato } from './queries.ts'
import { contar } from './textos.ts'
import { useAtualizar } from './use-atualizar.ts'

interface EncerrarDialogProps {
  readonly contrato: Contrato
  readonly onClose: () => void
}

/** The answer to "these people stay without a post", with the people who were shown when it was given. */
const schema = encerramento
  .omit({ pessoas: true })
  .extend({ pessoas: z.boolean(), mostradas: z.array(z.int()) })

/** Ends the contract before its time, once everybody who stays without a post was seen by name. */
export function EncerrarDialog({ contrato, onClose }: EncerrarDialogProps) {
  const { id, versao, fim, inicio } = contrato
  const encerrar = useAtualizar()
  return (
    <FormDialog
      title="Encerrar antes do fim"
      text={`O contrato vai até ${formatDate(fim)}. Informe o último dia de trabalho e o motivo.`}
      schema={schema}
      defaultValues={{ em: '', motivo: '', pessoas: false, mostradas: [] }}
      submitLabel="Encerrar contrato"
      tone="error"
      onSubmit={({ em, motivo, pessoas, mostradas }) =>
        encerrar({ id, versao, acao: 'encerrar', dados: { em, motivo, pessoas: pessoas ? mostradas : [] } })
      }
      onClose={onClose}
    >
      <DateInput source="em" label="Último dia" min={inicio} max={fim} cols={6} />
      <TextareaInput source="motivo" label="Motivo" maxLength={2000} />
      <QuemFica contrato={contrato} />
    </FormDialog>
  )
}

/** Who is left without a post on the day that was typed, to be read and confirmed. */
function QuemFica({ contrato: { id, inicio, fim } }: { readonly contrato: Contrato }) {
  const em = useFieldValue('em')
  const dia = typeof em === 'string' && em >= inicio && em < fim ? em : null
  const { data, isError, refetch } = useQuery({
    ...query('GET /api/contratos/saidas/:id', { params: { id }, query: { em: dia ?? fim } }),
    enabled: dia !== null,
    placeholderData: keepPreviousData,
  })
  const saidas = dia === null ? undefined : data?.results
  const setFields = useSetFields()
  const mudou = useEffectEvent((mostradas: readonly number[]) => setFields({ pessoas: false, mostradas }))
  // A confirmation is of the names that were there: with other names it is asked anew.
  useEffect(() => mudou((saidas ?? []).map(({ vinculoId }) => vinculoId)), [saidas])
  // The server asks for the names to be confirmed: without them the contract cannot be ended.
  if (dia !== null && isError && !data)
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ErrorLine onRetry={refetch}>Não foi possível ver quem fica sem posto.</ErrorLine>
      </Box>
    )
  if (dia === null || saidas === undefined || saidas.length === 0) return null
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Alert severity="warning" icon={<Icon name="alerta" />}>
        {contar(saidas.length, 'pessoa fica', 'pessoas ficam')} sem posto depois de {formatDate(dia)}. O
        encerramento não desliga nem remaneja ninguém.
        <Box
          component="ul"
          tabIndex={0}
          aria-label="Quem fica sem posto"
          sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 180, overflowY: 'auto' }}
        >
          {saidas.map(({ vinculoId, nome, cargo, local }) => (
            <li key={vinculoId}>
              <strong>{nome}</strong> · {cargo}, {local}
            </li>
          ))}
        </Box>
      </Alert>
      <CheckboxInput
        source="pessoas"
        label={`Conferi os nomes: ${contar(saidas.length, 'pessoa', 'pessoas')} sem posto depois desse dia`}
      />
    </Box>
  )
}
