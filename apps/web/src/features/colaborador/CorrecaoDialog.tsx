import Box from '@mui/material/Box'
import { contrato } from '@rh/domain/campos/vinculo'
import { correcao } from '@rh/domain/colaborador/correcao'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { Campo } from '../../ui/form/Campo.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { comAtual } from '../../ui/form/inputs/option.ts'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { useFormValues } from '../../ui/form/use-field.ts'
import { AlertaTicks } from '../processo/AlertaTicks.tsx'
import type { Ficha, Versao } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

interface CorrecaoDialogProps {
  readonly ficha: Ficha
  readonly onClose: () => void
}

/** A new version of the contract data from a date on, checked while it is typed. */
export function CorrecaoDialog({ ficha, onClose }: CorrecaoDialogProps) {
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const registrar = useSalvar('POST /api/colaborador/versoes/registrar', {
    feito: 'Nova versão registrada.',
  })
  const vigente = ficha.versoes.find(({ estado }) => estado === 'em_vigor')
  const { saving } = useBaseVersion(ficha.versao, vigente?.termos)
  return (
    <FormDialog
      title="Corrigir contrato"
      text="A correção cria uma versão que vale a partir da data escolhida; a anterior continua no histórico. Cargo, posto e contrato mudam por promoção ou remanejamento."
      schema={correcao}
      defaultValues={{ ...vigente?.termos, vigencia: ficha.hoje, motivo: '' }}
      versao={ficha.versao}
      submitLabel="Registrar versão"
      maxWidth="md"
      onSubmit={(dados) =>
        saving((versao) => registrar({ body: { id: ficha.id, versao, dados, alertasAceitos: [...cientes] } }))
      }
      onClose={onClose}
    >
      <Campos vigente={vigente} />
      <Achados id={ficha.id} cientes={cientes} onChange={setCientes} />
    </FormDialog>
  )
}

interface Opcao {
  readonly id: number
  readonly label: string
}

function Campos({ vigente }: { readonly vigente: Versao | undefined }) {
  const { data, isPending, isError } = useQuery(query('GET /api/colaborador/opcoes'))
  const opcoes = (lista: readonly Opcao[] | undefined, id: number | undefined, label: string | undefined) =>
    comAtual(
      (lista ?? []).map((opcao) => ({ value: opcao.id, label: opcao.label })),
      id === undefined || label === undefined ? undefined : { value: id, label },
    )
  return (
    <>
      <DateInput source="vigencia" label="Vale a partir de" cols={4} />
      <Campo de={contrato.salarioCentavos} cols={4} />
      <Campo de={contrato.adicional} cols={4} />
      <ComboInput
        source="escalaId"
        label={contrato.escala.label}
        options={opcoes(data?.escalas, vigente?.termos?.escalaId, vigente?.escala)}
        loading={isPending}
        failed={isError}
        cols={6}
      />
      <ComboInput
        source="sindicatoId"
        label={contrato.sindicato.label}
        options={opcoes(data?.sindicatos, vigente?.termos?.sindicatoId, vigente?.sindicato)}
        loading={isPending}
        failed={isError}
        cols={6}
      />
      <ComboInput
        source="centroDeCustoId"
        label={contrato.centroDeCusto.label}
        options={opcoes(data?.centrosDeCusto, vigente?.termos?.centroDeCustoId, vigente?.centroDeCusto)}
        loading={isPending}
        failed={isError}
      />
      <TextareaInput source="motivo" label="Motivo" rows={2} maxLength={255} />
    </>
  )
}

const PAUSA_MS = 500

interface AchadosProps {
  readonly id: number
  readonly cientes: ReadonlySet<string>
  readonly onChange: (cientes: ReadonlySet<string>) => void
}

/** What the rules say of what is typed; alerts wait for a tick. */
function Achados({ id, cientes, onChange }: AchadosProps) {
  const valores = useDebounced(useFormValues(), PAUSA_MS)
  // The reason is asked for at the end: the checks need not wait for it.
  const lido = correcao.safeParse({ ...valores, motivo: 'Verificação' })
  const { data, isError, refetch } = useQuery({
    queryKey: ['POST /api/colaborador/versoes/verificar', id, lido.data],
    queryFn: ({ signal }) =>
      lido.success
        ? call('POST /api/colaborador/versoes/verificar', { body: { id, dados: lido.data }, signal })
        : { pendencias: [] },
    enabled: lido.success,
    placeholderData: keepPreviousData,
  })
  // Unchanged terms are how every correction begins: no reason to scold yet.
  const pendencias = (data?.pendencias ?? []).filter(({ codigo }) => codigo !== 'sem_mudanca')
  if (lido.success && isError)
    return (
      <Box sx={{ gridColumn: '1 / -1', mt: 1 }}>
        <ErrorLine onRetry={refetch}>Não foi possível conferir o que você digitou.</ErrorLine>
      </Box>
    )
  if (!lido.success || pendencias.length === 0) return null
  return (
    <Box sx={{ gridColumn: '1 / -1', mt: 1 }} aria-live="polite">
      <AlertaTicks pendencias={pendencias} cientes={cientes} onChange={onChange} />
    </Box>
  )
}
